"""Train a small policy for two-player Streets with PPO until it beats `random`: `python examples/train_ppo.py`.

In a checkout, install the libraries with `pip install -e '.[train]'`. The policy learns against an opponent for some
minutes. From time to time it meets `random` and `greedy` in games it does not learn from, which gives a learning curve.
At the end it is saved and plays in the arena as a bot. docs/training.md describes the results.
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

GROWTH = 1.4  # factor between the amounts learned at two exams
EXAM = 1_000_000  # the seed of the exams, whose deals are never used for learning


class Watch(BaseCallback):
    """Stops after some minutes, and evaluates the policy from time to time."""

    def __init__(self, options: argparse.Namespace, progress: Progress):
        super().__init__()
        self.options, self.progress, self.task = options, progress, progress.add_task("", total=options.minutes)
        self.rows: list[Row] = []
        self.began, self.cpu, self.exams = time(), process_time(), 0.0

    @property
    def minutes(self) -> float:
        """Minutes of learning, without exams."""
        return (time() - self.began - self.exams) / 60

    def _on_step(self) -> bool:
        self.progress.update(self.task, completed=self.minutes)
        return self.minutes < self.options.minutes

    def _on_rollout_start(self) -> None:
        if not self.rows or self.num_timesteps >= GROWTH * self.rows[-1]["decisions"]:
            self.examine()

    def examine(self) -> None:
        """Add a row to the curve, with the same deals each time."""
        row, start = {"minutes": self.minutes, "decisions": self.num_timesteps}, time()
        for opponent in YARDSTICKS:
            row[opponent] = won(self.model, opponent, self.options.exam, EXAM)
        self.rows.append(row)
        self.exams += time() - start
        told = ", ".join(f"{opponent} {row[opponent]:.0%}" for opponent in YARDSTICKS)
        self.progress.update(self.task, description=f"{self.num_timesteps:,} decisions: {told}")


def learn(options: argparse.Namespace) -> tuple[MaskablePPO, Watch]:
    """Train for the given time."""
    torch.set_num_threads(options.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # this check takes time and finds nothing
    model = MaskablePPO(
        Policy,
        Games(games(options.games, options.opponent, reward="margin"), options.seed),
        n_steps=32,
        batch_size=512,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=1.0,  # a game is short, and only its end is rewarded
        ent_coef=0.005,
        seed=options.seed,
        device="cpu",
    )
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        watch = Watch(options, progress)
        with suppress(KeyboardInterrupt):  # stopping early keeps what was learned so far
            model.learn(10**12, callback=watch)
        watch.examine()
    return model, watch


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a policy for two-player Streets with PPO.")
    parser.add_argument("--minutes", type=float, default=3.0, help="minutes of learning (default: %(default)s)")
    parser.add_argument("--opponent", default="random", help="the bot to learn against (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of deals and weights (default: %(default)s)")
    parser.add_argument("--games", type=int, default=128, help="games at a time (default: %(default)s)")
    parser.add_argument("--threads", type=int, default=1, help="threads for learning (default: %(default)s)")
    parser.add_argument("--exam", type=int, default=100, help="games per point of the curve (default: %(default)s)")
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
    print(f"{model.num_timesteps:,} decisions in {watch.minutes:.1f} minutes; {cpu:.1f} of CPU time, including exams")
    model.save(options.out / "policy.zip")
    keep(watch.rows, options)
    print(f"the policy and its learning curve are in {options.out}")
    final_exam(model, options.final)


if __name__ == "__main__":
    main()
