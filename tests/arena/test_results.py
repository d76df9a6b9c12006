"""Shares, means and ratings with intervals, and their picture."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from citywright import arena
from citywright.arena import plot, ratings
from citywright.arena.results import pairs, results
from citywright.errors import Impossible, NotReadable
from citywright.runs.intervals import grouped_mean, mean, share
from citywright.words import LANGUAGES


def game(number, seats, scores, winners=None, group=None):
    """A game that was played so."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    won = tuple(best if winners is None else winners)
    some = (1,) * len(seats)
    return arena.FinishedGame(number, group or (number + 1) // 2, "1.1", tuple(seats), tuple(scores), won, some, some)


def duel(wins, losses, one="strong", other="weak"):
    """So many games won and lost, mixed."""
    lost = set(np.linspace(0, wins + losses - 1, losses).astype(int))
    return [game(n + 1, (one, other), (0, 1) if n in lost else (1, 0)) for n in range(wins + losses)]


def test_wilson():
    assert share(8, 10) == (0.8, 0.4902, 0.9433)
    assert share(10, 10)[1:] == (0.7225, 1.0)
    assert share(0, 10)[1:] == (0.0, 0.2775)


def test_games_of_a_group_count_as_one_witness():
    values = np.array([1.0, 1.0, 3.0, 3.0])
    apart = grouped_mean(values, np.array([1, 2, 3, 4]))
    together = grouped_mean(values, np.array([1, 1, 2, 2]))
    assert apart.value == together.value == 2
    assert together.half > apart.half
    assert apart.half == pytest.approx(1.96 * values.std(ddof=1) / 2, abs=0.001)
    assert grouped_mean(values, np.array([1, 1, 1, 1])) == (2, None)
    assert mean(values) == apart
    assert mean(values[:1]) == (1, None)


def test_winners_rank_first_then_scores():
    assert ratings.outcome(game(1, "abcd", (5, 9, 7, 9), winners=[1])).ranks == [3, 0, 2, 1]
    assert ratings.outcome(game(1, "abc", (5, 9, 9))).ranks == [2, 0, 0]


def test_a_bot_that_always_wins_is_rated_higher_and_yet_not_for_certain():
    found = ratings.rate(duel(40, 0))
    assert found["strong"].low > found["weak"].high
    assert found["strong"].low < found["strong"].value < found["strong"].high


def test_equals_are_rated_alike():
    found = ratings.rate(duel(50, 50))
    assert abs(found["strong"].value - found["weak"].value) < 1
    assert found["strong"].low < 25 < found["strong"].high


def test_more_games_narrow_the_interval():
    few, many = ratings.rate(duel(14, 6))["strong"], ratings.rate(duel(84, 36))["strong"]
    assert many.high - many.low < (few.high - few.low) / 1.5


def test_a_rating_means_what_its_scale_says():
    found = ratings.rate(duel(90, 30))
    difference = found["strong"].value - found["weak"].value
    assert 1 / (1 + np.exp(-difference / (25 / 6 * 2**0.5))) == pytest.approx(0.75, abs=0.04)


def test_intervals_hold_the_true_ratings(monkeypatch):
    monkeypatch.setattr(ratings, "RESAMPLES", (40, 40))
    monkeypatch.setattr(ratings, "SHUFFLES", 5)
    rng, scale, true = np.random.default_rng(1), 25 / 6 * 2**0.5, {"a": 22.0, "b": 25.0, "c": 28.0}
    held = []
    for _ in range(30):
        games = []
        for one, other in [("a", "b"), ("a", "c"), ("b", "c")] * 20:
            wins = rng.random() < 1 / (1 + np.exp(-(true[one] - true[other]) / scale))
            games.append(game(len(games) + 1, (one, other), (int(wins), int(not wins))))
        found = ratings.rate(games)
        held += [found[name].low <= true[name] <= found[name].high for name in true]
    assert np.mean(held) >= 0.85, "about 0.97 over many runs; so few scatter"


def test_a_bot_in_three_seats_is_one_bot():
    seats = [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    games = [game(n + 1, seats[n % 4], [int(name == "a") for name in seats[n % 4]], group=n // 4) for n in range(40)]
    found = ratings.rate(games)
    assert found["a"].low > found["b"].high
    assert [(pair.bot, pair.games, pair.ahead.value) for pair in pairs("ab", games)] == [("a", 40, 1), ("b", 40, 0)]


def against_three(wins, losses):
    """So many games of one against three seats of another, won and lost; the three come in one after the other."""
    won, lost = (9, 3, 2, 1), (3, 9, 2, 1)
    return [game(n + 1, "abbb", won if n < wins else lost, group=n) for n in range(wins + losses)]


def test_seats_of_a_game_are_no_games_of_their_own():
    """One of the three wins or none: forty games tell no more of them than of their rival."""
    found = summed(against_three(24, 16))
    assert found["a"].games == found["b"].games == 40
    assert found["a"].wins == share(24, 40)
    assert found["b"].wins == pytest.approx([bound / 3 for bound in share(16, 40)], abs=0.0001)
    ahead = 24 + 16 * 2 / 3
    assert found.ahead("a", "b").ahead == share(ahead, 40)
    assert found.ahead("b", "a").ahead == share(40 - ahead, 40)


def test_two_seats_that_share_a_win_have_won_one_game():
    found = summed([game(n, "aab", (5, 5, 1)) for n in range(1, 11)])
    assert found["a"].wins == pytest.approx([bound / 2 for bound in share(10, 10)], abs=0.0001)


def test_every_game_of_a_pair_counts_the_same_however_many_seats_they_have():
    games = [game(1, "abbb", (9, 1, 1, 1)), game(2, "aab", (1, 1, 9)), game(3, "abb", (5, 9, 1))]
    assert found_ahead(games) == share(1.5, 3)


def found_ahead(games):
    """How often a has finished ahead of b."""
    return next(pair.ahead for pair in pairs("ab", games) if pair.bot == "a")


def test_each_seat_of_a_bot_counts_once():
    """Three seats of one bot move its rating by what three bots of that rating would have moved together."""
    outcome = ratings.Outcome(0, ("a", "b", "b", "b"), [0, 1, 2, 3])
    apart = ratings.Outcome(0, ("a", "b", "c", "d"), [0, 1, 2, 3])
    together = {name: ratings.model().rating() for name in "ab"}
    alone = {name: ratings.model().rating() for name in "abcd"}
    ratings.update(together, outcome)
    ratings.update(alone, apart)
    start = ratings.model().rating().mu
    assert together["a"].mu == pytest.approx(alone["a"].mu)
    assert together["b"].mu - start == pytest.approx(sum(alone[name].mu - start for name in "bcd"))


def test_ratings_are_the_same_every_time():
    assert ratings.rate(duel(10, 5)) == ratings.rate(duel(10, 5))


def test_one_group_has_a_rating_without_interval_and_one_bot_none():
    assert ratings.rate(duel(2, 0))["strong"][1:] == (None, None)
    assert ratings.rate([game(1, ("a", "a"), (1, 0))]) == {}


def test_a_tie_counts_half_and_a_shared_win_in_part():
    games = [game(1, "ab", (4, 4)), game(2, "ba", (4, 4), winners=[0])]
    found = summed(games)
    assert found["a"].wins.value == 0.25
    assert found.ahead("b", "a").ahead.value == 0.75
    assert found.ahead("a", "c") is None


def summed(games):
    """The results of games."""
    plan = arena.planned("townies", arena.rules_named("townies").Options(), ["greedy", "random"], 2, 1)
    return results(plan, games)


def draw(tmp_path, games, **how):
    path = tmp_path / "picture.svg"
    plot.draw(summed(games), path, **how)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_svg_with_names_and_shares(tmp_path, language):
    path = draw(tmp_path, duel(30, 10, "master", "search:200"), title="A <title> & more", language=language)
    texts = ["".join(each.itertext()) for each in ET.parse(path).iter() if each.tag.endswith("text")]
    for text in ("master", "search:200", "75%", "25%", "A <title> & more"):
        assert text in texts
    assert "prefers-color-scheme: dark" in path.read_text()


def test_the_same_picture_is_the_same_file(tmp_path):
    first = draw(tmp_path, duel(3, 1)).read_bytes()
    assert draw(tmp_path, duel(3, 1)).read_bytes() == first


def test_a_picture_of_points_alone(tmp_path):
    games = [game(n, (name,), (10 * n,), group=n) for n, name in enumerate(("good", "good", "bad", "bad"), 1)]
    assert "good" in draw(tmp_path, games).read_text()


def test_a_picture_may_be_png(tmp_path):
    found = summed(duel(3, 1))
    plot.draw(found, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(Impossible, match=r"should end with .svg or .png"):
        plot.draw(found, tmp_path / "picture.pdf")
    with pytest.raises(NotReadable, match="cannot be written"):
        plot.draw(found, tmp_path / "nowhere" / "picture.svg")
