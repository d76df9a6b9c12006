"""Five levels for people to play against, from first-timer to master: each is a bot and its budget."""

LEVELS = {
    "first-timer": "random",
    "casual": "greedy",
    "regular": "greedy",
    "expert": "greedy",
    "master": "greedy",
}
