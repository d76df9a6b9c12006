"""The compiled rules load (or, the first time, compile) in a thread, so that the server answers at once."""

import asyncio
import gc
import logging
import time
from functools import cache

from citywright.bots import LEVELS, Budget, bot, view_of
from citywright.errors import CitywrightError
from citywright.game import Game, new_game
from citywright.games import GAMES
from citywright.playouts import Policy
from citywright.random_numbers import from_seed
from citywright.review import advise
from citywright.server.games import served_game

logger = logging.getLogger("citywright.server")
ENOUGH = 12  # decisions at which everything is asked that can be asked


class Warmth:
    """Which games can be played without waiting for the compiler."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begin to warm up, one game after the other."""
        lock = asyncio.Lock()
        self._tasks = {game: asyncio.create_task(self._warm(game, lock)) for game in GAMES}

    async def _warm(self, game: str, lock: asyncio.Lock) -> None:
        async with lock:
            began = time.monotonic()
            try:
                await asyncio.to_thread(warm_up, game)
            except CitywrightError:
                logger.exception("warming up failed", extra={"game": game})  # what is missing compiles when it is used
            gc.freeze()  # the compiler leaves a million objects, which need not be looked at again and again
            logger.info("rules ready", extra={"game": game, "seconds": round(time.monotonic() - began, 2)})

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        await asyncio.shield(self._tasks[game])

    def is_ready(self) -> bool:
        """Whether all games can be played."""
        return all(task.done() for task in self._tasks.values())


@cache
def warm_up(name: str) -> None:
    """Play a little, and ask everything once."""
    for options in served_game(name).WARM_UPS:
        game = new_game(name, seed="warm", **options)
        rng, decisions = from_seed("warm"), 0
        while not game.is_over:
            seat = game.seat
            if decisions < ENOUGH:
                ask(name, game, seat)
            chosen = game.rules.choose_move(game.state, seat, Policy.GREEDY, rng)
            game.play(game.text_of(chosen), seat)
            decisions += 1
        game.seen_log(None)
        for entry in game.log:
            game.move_of(game.text_of(entry.move))
    game, budget = new_game(name, seed="warm"), Budget(simulations=8)
    for level in LEVELS:
        bot(level).choose(view_of(game, game.seat), game.seat, budget, 1)
    advise(view_of(game, game.seat), game.seat, budget)


def ask(name: str, game: Game, seat: int) -> None:
    """Everything that may be asked at a decision."""
    game.can_undo(seat)
    game.view(None)
    for move in game.legal_texts(seat)[:2]:
        try:
            served_game(name).preview(game, 0, seat, move)
            game.play("nothing", seat)
        except CitywrightError:
            continue
    served_game(name).inspect(game.state, game.options, None)
