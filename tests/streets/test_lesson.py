"""The lesson of Streets: what its texts promise happens to the learner, who is the first player of its file."""

from pathlib import Path

from citywright import record

FILE = Path(__file__).parents[2] / "web" / "src" / "streets" / "lesson.txt"
LEARNER, RIVAL = 0, 1


def position(number=None):
    """The game after some lines of the file, or at its end."""
    return record.replay(record.load(FILE), number)


def happened(first, last=None):
    """The events of some lines of the file."""
    log = record.replay(record.load(FILE)).seen_log()
    return [event for entry in log[first:last] for event in entry["events"]]


def of(events, name, **wanted):
    return [event for event in events if event["event"] == name and wanted.items() <= event.items()]


def test_chance_is_that_of_the_seed():
    assert record.verify(record.load(FILE)) > 0


def test_first_street():
    """A street closed, money got, people moved, and four with FOMO."""
    events = happened(20, 25)
    (paid,) = of(events, "paid")
    assert (paid["seat"], paid["tile"], paid["valuation"], paid["people"]) == (LEARNER, "starter-home", 6, 1)
    (sent,) = of(events, "sent")
    assert (sent["colour"], sent["tile"]) == ("hipster", "tattoo-parlour")
    assert sum(each["n"] for each in of(events, "stood")) == 4


def test_crowd():
    """The rival calls a shopper, the learner two parents."""
    (shopper,) = of(happened(25, 28), "gathered")
    assert (shopper["tile"], shopper["colour"], shopper["n"]) == ("toy-store", "shopper", 1)
    events = happened(28, 31)
    assert sum(each["n"] for each in of(events, "gathered", tile="flea-market", colour="parent")) == 2
    assert [each["n"] for each in of(events, "arrived")] == [1]


def test_wins_by_abandoning():
    """Without a free sign and behind, the learner abandons, closes a street, and wins by less than that brings."""
    before = position(114)
    mine = [each for each in before.view(LEARNER)["city"] if each["owner"] == LEARNER and each["signs"]]
    street = [each for each in mine if each["street"] == "student-house"]
    assert (before.scores, len(mine), len(street)) == ([51, 63], 5, 4)
    assert of(happened(114, 115), "abandoned", seat=LEARNER, tile="art-gallery")
    assert position(118).scores == [89, 63]
    events = happened(116, 118)
    assert [each["size"] for each in of(events, "enclosed")] == [5]
    assert [each["seat"] for each in of(events, "paid")] == [LEARNER] * 3
    final = position().scores
    assert 0 < final[LEARNER] - final[RIVAL] < 89 - 51


def test_last_tile():
    """Sweet Ice Cream is sold, its seven parents move on, and the rival has the last move."""
    events = happened(130, 139)
    assert [each["amount"] for each in of(events, "paid", seat=LEARNER, tile="sweet-ice-cream")] == [21]
    assert len(of(events, "sent", colour="parent", tile="paddling-pool")) == 7
    last = happened(139)
    assert of(last, "built", seat=RIVAL)
    assert of(last, "ending")
