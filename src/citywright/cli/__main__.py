"""`python -m citywright.cli`."""

from citywright.cli import main

raise SystemExit(main())
