"""Streets: which bot plays on each level."""

LEVELS = {
    "first-timer": "hasty",
    "casual": "greedy",
    "regular": "planner",
    "expert": "search:24",
    "master": "search:1500",
}
ALONE = {"master": "search:7000"}  # without rivals a simulation is quicker
