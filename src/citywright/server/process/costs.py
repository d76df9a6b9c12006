"""What a decision of each bot costs: a running mean, from what was measured for docs/strength.md on."""

GUESSES = {  # seconds for a decision, by game and level
    "streets": {"first-timer": 0.0001, "casual": 0.0001, "regular": 0.001, "expert": 0.01, "master": 0.5},
    "townies": {"first-timer": 0.0001, "casual": 0.0001, "regular": 0.003, "expert": 0.01, "master": 1.0},
}
UNKNOWN = 1.0  # seconds for anything else: a hint
WEIGHT = 0.05  # of a new measurement
Kind = tuple[str, str]  # game and level


class Costs:
    """Seconds by game and level."""

    def __init__(self) -> None:
        self._means: dict[Kind, float] = {}

    def of(self, kind: Kind) -> float:
        """What a decision costs."""
        game, level = kind
        return self._means.get(kind, GUESSES.get(game, {}).get(level, UNKNOWN))

    def learn(self, kind: Kind, seconds: float) -> None:
        """Take in what one has cost."""
        self._means[kind] = self.of(kind) + WEIGHT * (seconds - self.of(kind))
