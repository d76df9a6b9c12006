"""What everything at the server shares."""

from dataclasses import dataclass

from sqlalchemy import Engine

from citywright.server.process.leases import Alone, Life
from citywright.server.process.settings import Settings
from citywright.server.process.thinkers import Thinkers
from citywright.server.process.warmth import Warmth
from citywright.server.process.workers import Colleagues, Nobody
from citywright.server.store.held import Hold
from citywright.server.store.pulse import Pulse
from citywright.server.store.writer import Writer


@dataclass(frozen=True)
class Services:
    """Made once, when the server starts."""

    settings: Settings
    engine: Engine
    writer: Writer
    thinkers: Thinkers
    warmth: Warmth
    party: Colleagues | Nobody
    life: Life | Alone
    pulse: Pulse
    hold: Hold

    def close(self) -> None:
        """Write what waits, and let go of everything."""
        self.party.stop()
        self.thinkers.close()
        self.writer.close()
        self.pulse.close()
        self.engine.dispose()
        self.hold.release()
