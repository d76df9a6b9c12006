"""How train_ppo.py evaluates the policy: regular exams with a learning curve, and games in the arena at the end."""

import argparse
import csv
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import VectorEnv
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO

from citywright import arena
from citywright.arena.plot import INK, LINE, POINT, bare, draw_into
from citywright.bots import register
from citywright.runs.intervals import share
from ppo_policy import Trained, best_actions

STREETS = "citywright.envs.gymnasium:citywright/Streets-v0"  # importing this module registers it
YARDSTICKS = {"random": "#7a8696", "greedy": POINT}
Row = dict[str, float]


def games(number: int, opponent: str, **options: Any) -> VectorEnv:
    """An environment with many games against one opponent."""
    options |= {"opponents": (opponent,), "threads": torch.get_num_threads()}
    return gymnasium.make_vec(STREETS, number, vectorization_mode="vector_entry_point", **options)


def won(model: MaskablePPO, opponent: str, number: int, seed: int) -> float:
    """The share of games won; a shared win counts half. Each place plays one game, every other from the second seat."""
    envs = games(number, opponent)
    seen, infos = envs.reset(seed=seed)
    result, left = np.zeros(number), np.ones(number, bool)
    while left.any():
        seen, rewards, ended, _, infos = envs.step(best_actions(model, seen, infos["action_mask"]))
        result[left & ended] = rewards[left & ended]
        left &= ~ended
    return float((result + 1).mean() / 2)


def keep(rows: list[Row], options: argparse.Namespace) -> None:
    """Write the curve as a table and as a picture."""
    with open(options.out / "curve.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows({name: round(value, 3) for name, value in row.items()} for row in rows)
    draw_into(options.out / "curve.svg", lambda: picture(rows, options))


def picture(rows: list[Row], options: argparse.Namespace) -> Figure:
    """Draw the shares won against both opponents, with intervals."""
    figure = Figure(figsize=(7, 3.6), layout="constrained", facecolor="none")
    axes = figure.subplots()
    learned = [row["decisions"] / 1000 for row in rows]
    for opponent, colour in YARDSTICKS.items():
        value, low, high = zip(*(share(row[opponent] * options.exam, options.exam) for row in rows), strict=True)
        axes.fill_between(learned, low, high, color=colour, alpha=0.2, linewidth=0)
        axes.plot(learned, value, "o-", color=colour, markersize=3)
        axes.annotate(f" {opponent}", (learned[-1], value[-1]), color=INK, va="center")
    axes.set_xlabel(f"thousand decisions learned from, against {options.opponent}")
    axes.set_ylabel(f"share of {options.exam} games won")
    axes.set_ylim(0, 1.02)
    axes.margins(x=0.1)
    axes.grid(axis="y", color=LINE, alpha=0.3, linewidth=0.6)
    bare(axes)
    return figure


def final_exam(model: MaskablePPO, number: int) -> None:
    """Play new games in the arena, each deal from both seats."""
    register("trained", lambda: Trained(model))
    for opponent in YARDSTICKS:
        found = arena.run("streets", ["trained", opponent], number, players=2, seed="exam")
        wins = found["trained"].wins
        interval = f"{wins.low:.1%} to {wins.high:.1%}"
        print(f"trained won {wins.value:.1%} of {found.games} games ({interval}) against {opponent}")
