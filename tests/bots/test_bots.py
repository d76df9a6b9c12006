"""Bots: they play every game by its rules, they cannot cheat, and the same question gets the same answer."""

import itertools
import sys
from functools import partial

import pytest

import citywright
from citywright import search
from citywright.bots import LEVELS, Budget, bot, bot_of, named, names, register, thinking, view_of
from citywright.bots.named import OWN
from citywright.bots.thinking import MANY, Search
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.games import GAMES
from citywright.search import explore
from tests.bots.positions import CONFIGURATIONS, cannot_be_told_apart, decisions, name
from tests.packages import install

QUICK = Budget(simulations=12)
ASKED = [
    *(("search:12" if name == "search" else name, Budget()) for name in OWN),
    ("search:12", Budget(cores=2)),
]
pytestmark = pytest.mark.compiled
each_game = pytest.mark.parametrize("game", GAMES)


def differ(one, other):
    return one.state.tobytes() != other.state.tobytes()


def check_honest(spec, budget, seat, seed, *games):
    """A bot makes the same legal move in games that its seat cannot tell apart."""
    moves = {bot(spec).choose(view_of(game, seat), seat, budget, seed) for game in games}
    assert len(moves) == 1, f"{spec} with {budget} saw what it must not see"
    assert moves <= set(games[0].legal_moves(seat))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=name)
def test_a_bot_cannot_cheat(configuration):
    """For games that its seat cannot tell apart, the same seed gives the same move."""
    told = 0
    for number, (game, seat) in enumerate(decisions(configuration, every=9)):
        others = [cannot_be_told_apart(game, seat, seed) for seed in range(3)]
        told += any(differ(game, other) for other in others)
        for spec, budget in ASKED:
            check_honest(spec, budget, seat, number, game, *others)
    assert told > 0 or configuration[1].players == 1, "the games should have differed"


@pytest.mark.parametrize("level", LEVELS)
@each_game
def test_a_level_cannot_cheat_with_all_the_budget_it_has(game, level):
    configuration = next(each for each in CONFIGURATIONS if each[0] == game and each[1].players == 3)
    hidden = 0
    for position, seat in itertools.islice(decisions(configuration, every=15), 2):
        other = cannot_be_told_apart(position, seat, 1)
        hidden += differ(position, other)
        check_honest(level, Budget(cores=2), seat, 1, position, other)
    assert hidden, "the games should have differed"


@each_game
def test_the_games_of_the_test_above_differ(game):
    """A check that cannot fail proves nothing: hidden things do change, in both games."""
    several = [each for each in CONFIGURATIONS if each[0] == game and each[1].players == 3]
    changed = [
        differ(position, cannot_be_told_apart(position, seat, 5))
        for configuration in several
        for position, seat in decisions(configuration, every=2)
    ]
    assert sum(changed) > len(changed) / 4


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=name)
def test_bots_play_every_configuration_to_its_end(configuration):
    game, _ = next(decisions(configuration, every=1))
    specs = itertools.cycle(("planner", "search:4", "greedy"))
    while not game.is_over:
        seat = game.seat
        game.play(bot(next(specs)).choose(view_of(game, seat), seat, Budget(), 1), seat)
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)


@each_game
def test_the_same_seed_and_simulations_give_the_same_answer(game):
    configuration = next(each for each in CONFIGURATIONS if each[0] == game and each[1].players == 2)
    searcher = bot("search:60")
    for position, seat in itertools.islice(decisions(configuration, every=6), 3):
        view = view_of(position, seat)
        for cores in (1, 2):
            one, other = (searcher.explore(view, seat, Budget(simulations=60, cores=cores), 5) for _ in range(2))
            assert one == other
            assert sum(candidate.visits for candidate in one) == 60
            if len(view.legal_moves()) >= MANY:
                assert one[0].move == searcher.choose(view, seat, Budget(simulations=60, cores=cores), 5)


def test_a_search_can_be_given_time(monkeypatch):
    """On a clock that goes on by an eighth of a second at each look, it looks eight times in a second."""
    monkeypatch.setattr(search, "perf_counter", partial(next, itertools.count(step=1 / 8)))
    game = citywright.new_game("streets", players=2, seed=1)
    found = bot("search:1s").explore(view_of(game, game.seat), game.seat, Budget(), 1)
    assert sum(candidate.visits for candidate in found) == 1 + 8 * search.CHUNK


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 1])
@each_game
def test_levels_are_bots_with_a_budget(monkeypatch, game, players, level):
    """Of their own, unless another is given; alone there may be another one."""
    budgets = []
    monkeypatch.setattr(thinking, "explore", lambda *asked: budgets.append(asked[3]) or explore(*asked))
    position = citywright.new_game(game, players=players, seed=1)
    own = bot(bot_of(level, game, alone=players == 1))
    seat, moves = position.seat, position.legal_moves()
    assert len(moves) >= MANY, "the decision is worth the whole budget"
    assert {bot(level).choose(view_of(position, seat), seat, budget, 1) for budget in (Budget(), QUICK)} <= set(moves)
    assert budgets == ([own.own, QUICK] if isinstance(own, Search) else [])


@pytest.mark.parametrize(
    ("spec", "error", "said"),
    [
        ("deep-thought", Impossible, "there are first-timer"),
        ("greedy:3", NotReadable, "^greedy:3: .*leave out"),
        ("search:many", NotReadable, "^search:many: write search:200"),
        ("search:0", NotReadable, "^search:0: .*more than 0"),
        ("search:-1s", NotReadable, "more than 0"),
        ("search:infs", NotReadable, "at most 600 seconds a move"),
        ("search:nans", NotReadable, "at most 600"),
    ],
)
def test_a_name_that_means_nothing_is_refused(spec, error, said):
    with pytest.raises(CitywrightError, match=said) as raised:
        bot(spec)
    assert isinstance(raised.value, error)


def test_a_budget_is_one_or_the_other():
    with pytest.raises(Impossible, match="either"):
        Budget(simulations=5, seconds=1.0)


OTHERS = """
class First:
    def __init__(self, text):
        self.text = text
    def choose(self, view, seat, budget, seed):
        return view.legal_moves()[int(self.text or 0)]
"""


def test_another_package_can_bring_a_bot(tmp_path, monkeypatch):
    install(monkeypatch, tmp_path, "others", OTHERS, first="First", greedy="First")
    game = citywright.new_game("streets", players=2, seed=1)
    view = view_of(game, game.seat)
    assert "first" in names()
    assert bot("first").choose(view, game.seat, Budget(), 1) == game.legal_moves()[0]
    assert bot("first:2").choose(view, game.seat, Budget(), 1) == game.legal_moves()[2]
    assert type(bot("greedy")).__name__ == "Fast", "ours cannot be replaced"


def test_bots_of_others_whose_names_cannot_be_used_are_not_listed(tmp_path, monkeypatch):
    unusable = {"two words": "First", "a,b": "First", "a:b": "First", "master": "First", "greedy": "First"}
    before = names()
    install(monkeypatch, tmp_path, "others", OTHERS, first="First", **unusable)
    assert names() == [*before, "first"]


def test_a_bot_that_cannot_be_made_is_named(tmp_path, monkeypatch):
    install(monkeypatch, tmp_path, "broken", "def picky(text):\n    raise ValueError('no')", picky="picky", lost="lost")
    with pytest.raises(NotReadable, match=r"^picky:3 cannot be made: ValueError: no"):
        bot("picky:3")
    with pytest.raises(NotReadable, match=r"^lost cannot be made: AttributeError"):
        bot("lost")


def test_a_view_tells_what_the_seat_sees_and_no_more():
    game = citywright.new_game("streets", players=3, seed=4)
    view = view_of(game, game.seat)
    assert view.data() == game.view(game.seat)
    assert view.legal_moves() == game.legal_moves()
    assert view.text(view.legal_moves()[0]) == game.legal_texts()[0]
    other = view_of(cannot_be_told_apart(game, game.seat, 9), game.seat)
    assert view.state.tobytes() == other.state.tobytes()


def test_a_bot_of_your_own_is_known_by_its_name(monkeypatch):
    monkeypatch.setattr(named, "YOURS", {})
    register("dreamer", lambda: bot("greedy"))
    assert "dreamer" in names()
    assert bot("dreamer") == bot("greedy")
    for taken in ("greedy", "master"):
        with pytest.raises(Impossible, match="already"):
            register(taken, lambda: bot("random"))


@pytest.mark.parametrize("name", ["", "two words", "a,b", "search:200"])
def test_a_bot_has_a_name_that_can_be_typed(monkeypatch, name):
    monkeypatch.setattr(named, "YOURS", {})
    with pytest.raises(Impossible, match="letters, digits"):
        register(name, lambda: bot("greedy"))
    assert name not in names()


def test_a_maker_that_would_end_the_program_is_named(monkeypatch):
    monkeypatch.setitem(named.OWN, "leaving", lambda budget: sys.exit(3))
    with pytest.raises(NotReadable, match="leaving cannot be made: SystemExit: 3"):
        bot("leaving")
