"""What a decision of each bot costs: a running mean of what was measured, which begins with a guess."""

GUESSES = {
    "first-timer": 0.0001,
    "casual": 0.0001,
    "regular": 0.002,
    "expert": 0.01,
    "master": 0.8,
}  # seconds, by level
UNKNOWN = 1.0  # seconds for anything else: a hint
WEIGHT = 0.05  # of a new measurement
Kind = tuple[str, str]  # game and level


class Costs:
    """Seconds by game and level."""

    def __init__(self) -> None:
        self._means: dict[Kind, float] = {}

    def of(self, kind: Kind) -> float:
        """What a decision costs."""
        return self._means.get(kind, GUESSES.get(kind[1], UNKNOWN))

    def learn(self, kind: Kind, seconds: float) -> None:
        """Take in what one has cost."""
        self._means[kind] = self.of(kind) + WEIGHT * (seconds - self.of(kind))
