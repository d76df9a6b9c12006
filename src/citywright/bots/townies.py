"""Townies: which bot plays on each level."""

LEVELS = {
    "first-timer": "hasty",
    "casual": "greedy",
    "regular": "planner",
    "expert": "search:10",
    "master": "search:3000",
}
ALONE = {"expert": "search:20", "master": "search:6000"}  # without rivals a simulation is quicker
