"""Train a small policy for two-player Streets by PPO, and see it beat `random`: `python examples/train_ppo.py`.

`pip install -e '.[train]'` in a checkout brings what it needs. It learns for so many minutes against an opponent, meets
`random` and `greedy` now and then in games that it does not learn from, draws how that went, is saved, and plays as a
bot in the arena in the end. docs/training.md tells what was seen.
"""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import process_time, time

import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from ppo_exam import YARDSTICKS, Row, final_exam, games, keep, won
from ppo_policy import Games, Policy

GROWTH = 1.4  # of what has been learned from, between two exams
EXAM = 1_000_000  # the seed of the exams' deals, which are never learned from


class Watch(BaseCallback):
    """Stops after so many minutes; now and then lets the policy meet the yardsticks."""

    def __init__(self, options: argparse.Namespace, progress: Progress):
        super().__init__()
        self.options, self.progress, self.task = options, progress, progress.add_task("", total=options.minutes)
        self.rows: list[Row] = []
        self.began, self.cpu, self.exams = time(), process_time(), 0.0

    @property
    def minutes(self) -> float:
        """Of learning, exams left out."""
        return (time() - self.began - self.exams) / 60

    def _on_step(self) -> bool:
        self.progress.update(self.task, completed=self.minutes)
        return self.minutes < self.options.minutes

    def _on_rollout_start(self) -> None:
        if not self.rows or self.num_timesteps >= GROWTH * self.rows[-1]["decisions"]:
            self.examine()

    def examine(self) -> None:
        """One more row of the curve; the same deals each time."""
        row, start = {"minutes": self.minutes, "decisions": self.num_timesteps}, time()
        for opponent in YARDSTICKS:
            row[opponent] = won(self.model, opponent, self.options.exam, EXAM)
        self.rows.append(row)
        self.exams += time() - start
        told = ", ".join(f"{opponent} {row[opponent]:.0%}" for opponent in YARDSTICKS)
        self.progress.update(self.task, description=f"{self.num_timesteps:,} decisions: {told}")


def learn(options: argparse.Namespace) -> tuple[MaskablePPO, Watch]:
    """Train for as long as it is to."""
    torch.set_num_threads(options.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # takes time and finds nothing
    model = MaskablePPO(
        Policy,
        Games(games(options.games, options.opponent, reward="margin"), options.seed),
        n_steps=32,
        batch_size=512,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=1.0,  # a game is short, and only its end pays
        ent_coef=0.005,
        seed=options.seed,
        device="cpu",
    )
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        watch = Watch(options, progress)
        with suppress(KeyboardInterrupt):  # whoever stops it early keeps what was learned so far
            model.learn(10**12, callback=watch)
        watch.examine()
    return model, watch


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a policy for two-player Streets by PPO.")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn (default: %(default)s)")
    parser.add_argument("--opponent", default="random", help="a bot to learn against (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of deals and weights (default: %(default)s)")
    parser.add_argument("--games", type=int, default=128, help="side by side (default: %(default)s)")
    parser.add_argument("--threads", type=int, default=1, help="to learn on (default: %(default)s)")
    parser.add_argument("--exam", type=int, default=100, help="games of each point (default: %(default)s)")
    parser.add_argument("--final", type=int, default=200, help="games of the final exam (default: %(default)s)")
    parser.add_argument(
        "--out", type=Path, default=Path("trained"), help="folder for the policy and the curve (default: %(default)s)"
    )
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    options = parse_options(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    model, watch = learn(options)
    cpu = (process_time() - watch.cpu) / 60
    print(f"{model.num_timesteps:,} decisions in {watch.minutes:.1f} minutes; {cpu:.1f} of CPU time, exams included")
    model.save(options.out / "policy.zip")
    keep(watch.rows, options)
    print(f"policy and learning curve are in {options.out}")
    final_exam(model, options.final)


if __name__ == "__main__":
    main()
