"""The running process: settings, shared services, other workers, threads for bots, logs."""
