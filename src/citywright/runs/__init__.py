"""Runs: many games between bots, played in parallel here or on a cluster, kept in a folder and resumed.

The arena and the simulation are two uses of this package: `plan` says what a run is, `match` plays one game move by
move, `workers` and `cluster` play blocks of games, `store` keeps them, and `intervals` sums up numbers.
"""
