"""Everything that is asked of a game's rules, asked once: what is new is compiled, and the rest is loaded.

`python -m citywright.server.process.warmup` compiles all games for the server, side by side; with `--lab` also what
simulations, environments and positions need. `warmup streets` compiles one game and prints the share that is done after
each step.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial

from citywright import _jit, positions
from citywright.bots import LEVELS, Budget, bot, view_of
from citywright.errors import CitywrightError
from citywright.game import Game, new_game
from citywright.games import GAMES, module_of
from citywright.playouts import Policy
from citywright.random_numbers import from_seed
from citywright.review import advise
from citywright.server.games import served_game
from citywright.server.table.feeds import written_view

ENOUGH = 12  # decisions at which every request is tried
HINTS_APART = 5  # decisions between two hints
NICE = 10  # added to the niceness with --nice


@cache
def warm_up(name: str) -> None:
    """Play a little, and make every call that the server may make."""
    for options in served_game(name).WARM_UPS:
        game = new_game(name, seed="warm", **options)
        rng, decisions = from_seed("warm"), 0
        while not game.is_over:
            seat = game.seat
            if decisions < ENOUGH:
                ask(name, game, seat)
            if decisions % HINTS_APART == 0:
                advise(view_of(game, seat), seat, Budget(simulations=1))
            chosen = game.rules.choose_move(game.state, seat, Policy.GREEDY, rng)
            game.play(game.text_of(chosen), seat)
            decisions += 1
        _ = game.winners, game.seen_log(None), game.options.settled
        for entry in game.log:
            game.move_of(game.text_of(entry.move))
    game = new_game(name, seed="warm")
    for level in LEVELS:
        bot(level).choose(view_of(game, game.seat), game.seat, Budget(simulations=8), 1)


def ask(name: str, game: Game, seat: int) -> None:
    """Ask everything that may be asked at a decision."""
    game.can_undo(seat)
    written_view(game, None)
    for move in game.legal_texts(seat)[:2]:
        try:
            game.foresee(move, seat)
            game.play("nothing", seat)
        except CitywrightError:
            continue
    game.inspect()


def warm_up_lab(name: str) -> None:
    """Play whole games in compiled code, and a batch of an environment; write a position, and read it again."""
    from citywright.envs import Batch

    game = new_game(name)
    positions.load(game.rules, positions.to_json(game.rules, game.state, game.options, game.names))
    game.rules.games(game.rules.new_state(game.options), 1, 1, keep_logs=True)
    batch = Batch(name, 2, threads=1)
    batch.observe()
    batch.step(batch.sample())
    batch.play_random(1)


async def compile_apart(name: str, tell: Callable[[float], None], *options: str) -> None:
    """Compile a game in a process of its own, telling the share that is done; its errors go to the terminal."""
    run = [sys.executable, "-m", "citywright.server.process.warmup", name, *options]
    process = await asyncio.create_subprocess_exec(*run, stdout=asyncio.subprocess.PIPE, start_new_session=True)
    assert process.stdout
    try:
        async for line in process.stdout:
            with suppress(ValueError):  # a bot of another package may print something
                tell(float(line))
        if code := await process.wait():
            raise CitywrightError(f"the rules of {name} cannot be compiled: the process ended with {code}")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Shares:
    """How much of each game is compiled; prints a line at every 10 %."""

    def __init__(self) -> None:
        self.of = dict.fromkeys(GAMES, 0.0)
        self._told = 0

    def tell(self, game: str, share: float) -> None:
        """Take in that a share of a game is compiled. It never falls."""
        self.of[game] = max(share, self.of[game])
        tenths = int(10 * sum(self.of.values()) / len(self.of))
        if tenths > self._told:
            self._told = tenths
            _jit.say(f"compiling the rules: {tenths}0 % done")


async def compile_all(*options: str) -> None:
    """Compile all games, each in a process of its own."""
    shares = Shares()
    _jit.say(f"compiling the rules, which happens once; they are kept in {_jit.cache_root()}")
    await asyncio.gather(*(compile_apart(game, partial(shares.tell, game), *options) for game in GAMES))


def compile_here(name: str, lab: bool, nice: bool) -> None:
    """Compile a game once no other process does so, and print after each rule the share that is done."""
    with suppress(AttributeError):  # Windows has neither
        os.nice(NICE * nice)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever asked for it has gone: end quietly
    for layer in ("bots", "search", "review", *["envs"] * lab):  # only then is it known how much there is to compile
        module_of(name, layer)
    with _jit.one_at_a_time(name):
        _jit.watch(lambda share: print(share, flush=True))
        warm_up(name)
        if lab:
            warm_up_lab(name)
    print(1.0, flush=True)


def main() -> None:
    """Compile one game here, or all of them in processes of their own."""
    parser = argparse.ArgumentParser(description="Compile the rules before they are needed.")
    parser.add_argument("game", nargs="?", choices=GAMES, help="the only game to compile")
    parser.add_argument("--lab", action="store_true", help="compile simulations and environments, too")
    parser.add_argument("--nice", action="store_true", help="let other work go first")
    chosen = parser.parse_args()
    if chosen.game:
        compile_here(chosen.game, chosen.lab, chosen.nice)
    else:
        with suppress(KeyboardInterrupt):
            asyncio.run(compile_all(*["--lab"] * chosen.lab))


if __name__ == "__main__":
    main()
