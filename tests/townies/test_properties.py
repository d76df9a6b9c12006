"""What holds in every game: random ones of every configuration, against a plain second telling of the rules."""

import pytest

from citywright.events import SILENT
from citywright.games.townies import RULES, rules
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.events import Event
from citywright.games.townies.goals import count_goal
from citywright.games.townies.layout import CHANCE, CIRCLES, MOST_SEATS, Bonus, Colour, Object, Step
from citywright.games.townies.maps import beside, read_map
from citywright.games.townies.masks import bits, first, nth, rest, size
from citywright.games.townies.objects import score_object
from citywright.games.townies.setup import Options, new_state
from citywright.games.townies.sheet import fill, neighbours, put
from citywright.games.townies.solo import may_draw_shapes
from citywright.names import word
from citywright.random_numbers import below, from_seed
from tests.townies.plain import ALL_GOALS, STARLESS, Plain, shape_texts
from tests.townies.random_play import CONFIGURATIONS, due, final, legal_ints, name, rows_of, walk
from tests.townies.town import BOX, CELLS, NAMES, copy_of, number, town

OBJECTS = tuple(map(int, Object))  # not members of the enum: with those a call of a rule takes half a millisecond
every_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=name)


@every_configuration
def test_a_space_is_never_drawn_twice(options):
    for s, _, _, _ in walk(options):
        for seat in range(s.seats):
            for whole, parts in ((s.blocks, s.coloured), (s.objects, s.drawn)):
                for i in (0, 1):
                    words = [int(word) for word in parts[seat, :, i]]
                    assert sum(words) == whole[seat, i]  # so no bit is in two of them
                    assert sum(bits(word) for word in words) == bits(int(whole[seat, i]))


@every_configuration
def test_scores_only_grow_and_are_all_explained(options):
    last = [0] * MOST_SEATS
    told = [0] * MOST_SEATS
    rows = None
    for s, _, _, events in walk(options):
        for kind, seat, *fields in rows_of(rows) if rows is not None else []:
            if kind in (Event.NEIGHBOURS, Event.CONDITION, Event.GOAL):
                told[seat] += fields[4]
            elif kind == Event.SOIL:
                told[seat] += fields[1]
        now = RULES.scores(s)
        assert all(after >= before for after, before in zip(now, last, strict=False))
        assert now == told[: s.seats]
        last, rows = now, events


@pytest.mark.compiled
@every_configuration
def test_every_game_ends_with_nine_objects_or_full_maps(options):
    for seed in range(3):
        s = final(options, seed)
        assert s.step == Step.OVER
        full = (s.blocks[: s.seats] == s.land).all()
        assert full or max(s.filled) == CIRCLES
        assert RULES.winner_seats(s)
        assert s.stars.min() >= 0
        assert max(s.filled) <= CIRCLES


@every_configuration
def test_circles_count_objects_and_shapes_count_blocks(options):
    for s, _, _, _ in walk(options):
        for seat in range(s.seats):
            blocks, objects = (sum(bits(int(word)) for word in words[seat]) for words in (s.blocks, s.objects))
            assert objects == s.filled[seat]
            assert (blocks - objects) % 4 == 0


# Against the plain rules


def plain_texts(s, seat):
    """The legal choices of a seat at the beginning of a round, told plainly; without Funding's."""
    plain = Plain(s, seat)
    may_shape = may_draw_shapes(s, seat)

    def uses(colour, shape, star, end):
        objects = {int(s.rolled_object), colour} if not star or s.bonus == Bonus.PALETTE else set()
        lines = {f"{word(Object(o))} {NAMES[cell]}{end}" for o in objects for cell in plain.spaces_for(o)}
        return lines | (shape_texts(plain, shape, word(Colour(colour)), star) if may_shape else set())

    marker, rolled = int(s.marker[seat]), int(s.rolled_shape)
    lines = uses(marker, rolled, "", "")
    lines = lines or {"pass"}
    if s.stars[seat] and s.bonus == Bonus.PALETTE:
        for colour in set(range(5)) - {marker}:
            lines |= uses(colour, rolled, " with palette", f" as {word(Colour(colour))} with palette")
    if s.stars[seat] and s.bonus == Bonus.PERMIT:
        for shape in set(range(6)) - {rolled}:
            lines |= uses(marker, shape, " with permit", "")
    return lines


@pytest.mark.parametrize(
    "options",
    [Options(2), Options(1, bonus="permit"), Options(2, bonus="palette"), Options(3, bonus="permit")],
    ids=name,
)
def test_legal_choices_are_those_of_the_plain_rules(options):
    for n, (s, actor, _, _) in enumerate(walk(options)):
        if n % 3 or actor in (CHANCE, -1) or s.choice[actor]:
            continue
        texts = [BOX.texts[move] for move in legal_ints(s, actor)]
        assert len(set(texts)) == len(texts)
        assert {line for line in texts if "funding" not in line} == plain_texts(s, actor)


def test_funding_is_offered_where_an_object_can_follow():
    compared = 0
    for s, actor, _, _ in walk(Options(4, bonus="funding"), 3):
        if actor in (CHANCE, -1) or s.choice[actor] or not s.stars[actor]:
            continue
        texts = {BOX.texts[move] for move in legal_ints(s, actor)}
        for line in [line for line in texts if line.startswith("shape") and "with" not in line]:
            after = Plain(s, actor)
            after.colour |= {CELLS[space]: int(s.marker[actor]) for space in line.split()[2:6]}
            possible = after.spaces_for(int(s.marker[actor])) or after.spaces_for(int(s.rolled_object))
            assert (f"{line} with funding" in texts) == bool(possible)
            compared += 1
    assert compared > 50


def random_sheet(rng, density):
    """A record with a sheet on which colours and objects lie anywhere."""
    s = town({"start": word(Colour(below(rng, 5)))})
    for space in BOX.map.spaces:
        if below(rng, 100) < density:
            colour, at = below(rng, 5) if below(rng, 2) else 3, BOX.map.number(space.cell)
            if below(rng, 4) == 0:
                put(s, 0, below(rng, 6), colour, at)
            else:
                words = (1 << at, 0) if at < 62 else (0, 1 << (at - 62))
                fill(s, 0, colour, *words)
    return s


@pytest.mark.parametrize("density", [10, 30, 50, 70, 90, 100])
def test_goals_and_objects_are_those_of_the_plain_rules(density):
    rng = from_seed(density)
    for _ in range(12):
        s = random_sheet(rng, density)
        plain = Plain(s, 0)
        for goal in ALL_GOALS:
            assert count_goal(s, 0, goal)[0] == plain.count(goal), goal
        for name_, cell in CELLS.items():
            if cell not in plain.colour:
                for object_ in OBJECTS:
                    assert score_object(s, 0, object_, number(name_), SILENT) == plain.points(object_, cell)


# Symmetry


def mirrored(cell, across, upside_down):
    """A cell of the map, mirrored left to right, upside down, or both."""
    q, half = cell[0], 2 * cell[1] + cell[0]
    q, half = (8 - q if across else q), (16 - half if upside_down else half)
    return q, (half - q) // 2


@pytest.mark.parametrize(("across", "upside_down"), [(True, False), (False, True), (True, True)])
def test_the_map_is_symmetric(across, upside_down):
    spaces = {space.cell: space for space in BOX.map.spaces}
    for cell, space in spaces.items():
        other = spaces[mirrored(cell, across, upside_down)]
        assert (other.central, other.bonus) == (space.central, space.bonus)


@pytest.mark.parametrize(("across", "upside_down"), [(True, False), (False, True), (True, True)])
def test_mirrored_sheets_score_alike(across, upside_down):
    rng = from_seed("mirror")
    for _ in range(10):
        s = random_sheet(rng, 40)
        other = town({"start": word(Colour(s.start[0]))})
        plain = Plain(s, 0)
        image = {cell: BOX.map.number(mirrored(cell, across, upside_down)) for cell in CELLS.values()}
        for cell, colour in plain.colour.items():
            if cell in plain.object:
                put(other, 0, plain.object[cell], colour, image[cell])
            else:
                fill(other, 0, colour, *((1 << image[cell], 0) if image[cell] < 62 else (0, 1 << (image[cell] - 62))))
        assert [count_goal(s, 0, goal)[0] for goal in ALL_GOALS] == [
            count_goal(other, 0, goal)[0] for goal in ALL_GOALS
        ]
        assert len(legal_ints(s, 0)) == len(legal_ints(other, 0))
        for cell in CELLS.values():
            if cell not in plain.colour:
                for object_ in OBJECTS:
                    assert score_object(s, 0, object_, BOX.map.number(cell), SILENT) == score_object(
                        other, 0, object_, image[cell], SILENT
                    )


def relabelled(s, order):
    """The same game with seats in another order."""
    other = copy_of(s)
    for field in s.dtype.names:
        value = s[field]
        if getattr(value, "shape", ()) and value.shape[0] == MOST_SEATS and field not in ("basic",):
            for seat, old in enumerate(order):
                other[field][seat] = value[old]
    other.due = sum(1 << seat for seat, old in enumerate(order) if s.due >> old & 1) | (s.due & 1 << CHANCE)
    return other


def test_seats_relabelled_play_the_same_game():
    order = [2, 0, 3, 1]
    s = new_state(Options(4, starts=("red", "blue", "green", "yellow"), additional="hub", bonus="palette"))
    other = relabelled(s, order)
    rng = from_seed("relabelled")
    while actors := due(s):
        if actors == [CHANCE]:
            move = draw_chance(s, rng)
            rules.play(s, CHANCE, move, SILENT)
            rules.play(other, CHANCE, move, SILENT)
            continue
        actor = actors[below(rng, len(actors))]
        moves = legal_ints(s, actor)
        assert moves == legal_ints(other, order.index(actor))
        move = moves[below(rng, len(moves))]
        rules.play(s, actor, move, SILENT)
        rules.play(other, order.index(actor), move, SILENT)
        assert relabelled(s, order).tobytes() == other.tobytes()
    assert [RULES.scores(other)[order.index(seat)] for seat in range(4)] == RULES.scores(s)
    assert sorted(order.index(seat) for seat in RULES.winner_seats(s)) == RULES.winner_seats(other)


# Masks, and other maps


def test_masks_count_and_pick():
    rng = from_seed("masks")
    for _ in range(200):
        numbers = sorted({below(rng, 124) for _ in range(below(rng, 40) + 1)})
        whole = sum(1 << n for n in numbers)
        lo, hi = whole & ((1 << 62) - 1), whole >> 62
        assert size(lo, hi) == len(numbers)
        assert first(lo, hi) == numbers[0]
        assert [nth(lo, hi, i) for i in range(len(numbers))] == numbers
        rest_lo, rest_hi = rest(lo, hi)
        assert rest_lo | rest_hi << 62 == whole - (1 << numbers[0])


@pytest.mark.parametrize("height", [3, 5, 8, 12, 17])
def test_maps_of_other_heights_have_no_false_neighbours(tmp_path, height):
    columns = min(9, 124 // (height + 2))
    rows = [f"{chr(97 + n)},{n % 2},{'*' if n < 4 else 'o'}{'o' * (height - 1)}" for n in range(max(4, columns))]
    path = tmp_path / "map.csv"
    path.write_text("\n".join(["column,top,spaces", *rows]), encoding="utf-8")
    sheet = read_map(path)
    s = new_state(Options(2, "first", starts=("red", "blue"), map=path))
    for space in sheet.spaces:
        near = {other.name for other in sheet.spaces if other.cell in beside(space.cell)}
        assert set(sheet.named(*neighbours(s, sheet.number(space.cell)))) == near


def test_stars_are_only_for_cards_that_use_them():
    for options in CONFIGURATIONS:
        s = final(options)
        if s.bonus in STARLESS:
            assert not s.stars.any()
        if s.bonus != Bonus.STABLE_SOIL:
            assert not s.soil.any()
