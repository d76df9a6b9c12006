"""The words: the same messages in every language, one for all that can happen, and nothing said around them."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from citywright.bots import LEVELS
from citywright.bots.named import OWN
from citywright.cli.face import seat_names
from citywright.cli.streets.choice import move_of, question
from citywright.cli.townies import face as townies_face
from citywright.errors import NotReadable
from citywright.events import WIDTH
from citywright.game import Game, rules_named
from citywright.games import streets, townies
from citywright.games.streets import components
from citywright.games.streets.events import Event
from citywright.games.streets.layout import Business, Colour, Consultant, Facing, Step, Valuation
from citywright.games.streets.packing import Kind, cell_at
from citywright.games.streets.setup import MODULES, Options
from citywright.games.townies import components as townies_components
from citywright.games.townies import moves as townies_moves
from citywright.games.townies.events import Event as TownEvent
from citywright.games.townies.layout import Bonus, Goal, Object
from citywright.games.townies.layout import Colour as Marker
from citywright.games.townies.setup import MODES
from citywright.names import word
from citywright.random_numbers import below, from_seed
from citywright.screens.streets import Screen, short_valuation, tile_words
from citywright.telling import names_joined
from citywright.telling.streets import move_words, sentence
from citywright.telling.townies import sentence as townies_sentence
from citywright.words import FOLDER, LANGUAGES, words
from tests.commands import run_typing
from tests.languages import FOREIGN, variables

CONFIGURATIONS = [
    Options(1, modules=MODULES, difficulty="hard"),
    Options(2, edition="ru"),
    Options(3, edition="draft-1.0.7", modules=("consultants",), consultants=("renovator", "contractor", "investor")),
    Options(4, modules=("business",)),
    Options(5, edition="ru", modules=MODULES),
]
SEATS = ["1", "2", "3", "4", "5"]  # names without letters
DECISIONS = (Step.ABANDON, Step.BUILD, Step.CLOSE, Step.TOKENS, Step.SHOW, Step.PEOPLE)
MOVES_OF_CHANCE = {Kind.CONSULTANT, Kind.FIRST, Kind.OUT, Kind.TOP, Kind.TURN_UP, Kind.DRAW}
TYPED = {"all", "hint", "look", "log", "undo", "save", "help", "quit", "build", "toy", "store", "north"}
TYPED |= {
    "docs",
    "md",
    "citywright",
    "play",
    "streets",
    "townies",
    "resume",
    "language",
    "ru",
    "bank",
    "shape",
    "bee",
    "red",
}
BOX = components.load()
TOWN_BOX = townies_components.load()
SPACE = r"\b[a-i][1-9]\b"  # names of spaces are letters and digits in every language
TOWNS = [
    townies.Options(1, bonus="funding", additional="hub"),
    townies.Options(2, "first"),
    townies.Options(3, "second", bonus="palette"),
    townies.Options(4, bonus="stable-soil", additional="triangle"),
    townies.Options(5, bonus="permit"),
]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def clean(text: str, language: str) -> bool:
    """Whether a text is filled in, and in one language."""
    return bool(text) and not re.search(r"[{}]|\b(unknown|None)\b", text) and not re.search(FOREIGN[language], text)


def test_other_languages_are_refused() -> None:
    """The languages that there are."""
    assert {"en", "ru"} <= set(LANGUAGES)
    with pytest.raises(NotReadable, match=f"no language 'xx'; there are {', '.join(LANGUAGES)}"):
        words("xx")


@each_language
def test_every_thing_has_a_word(language: str) -> None:
    """Colours, businesses, facings, consultants, modules, bots, valuations, tiles."""
    say = words(language)
    wanted = [f"colour-{word(colour)}" for colour in Colour]
    wanted += [f"people-{word(colour)}" for colour in Colour if colour != Colour.WILD]
    wanted += [f"business-{word(business)}" for business in Business]
    wanted += [f"facing-{word(facing)}" for facing in Facing]
    wanted += [f"consultant-{word(consultant)}" for consultant in Consultant if consultant != Consultant.NONE]
    wanted += [f"module-{module}" for module in MODULES]
    wanted += [f"bot-{name}" for name in (*LEVELS, *OWN)]
    wanted += [f"streets-valued-{word(kind)}" for kind in Valuation]
    wanted += [f"streets-valuation-{word(kind)}" for kind in Valuation]
    wanted += [f"tile-{tile.id}" for tile in BOX.tiles]
    assert [message for message in wanted if not say.has(message)] == []


@each_language
def test_every_event_and_decision_has_a_message(language: str) -> None:
    """Whatever happens is told; whatever is to be decided is asked, on the Grifter's behalf too; moves have words."""
    say = words(language)
    wanted = [f"streets-{word(kind)}" for kind in Event if kind != Event.VALUED]
    wanted += [f"streets-decide-{word(step)}" for step in DECISIONS]
    wanted += [f"streets-decide-{what}" for what in ("discard", "build-grifter", "tokens-grifter", "people-grifter")]
    wanted += [f"streets-move-{word(kind)}" for kind in Kind if kind not in MOVES_OF_CHANCE]
    assert [message for message in wanted if not say.has(message)] == []


@each_language
def test_every_thing_of_townies_has_a_word(language: str) -> None:
    """Colours, objects, shapes, goals, bonus cards, verdicts, modes and bots; letters differ from one another."""
    say = words(language)
    wanted = [f"{kind}-{word(colour)}" for colour in Marker for kind in ("marker", "townies-letter")]
    wanted += [f"{kind}-{word(each)}" for each in Object for kind in ("object", "townies-letter", "townies-condition")]
    wanted += [f"shape-{shape.name}" for shape in TOWN_BOX.shapes]
    wanted += [f"{kind}-{word(goal)}" for goal in Goal for kind in ("goal", "townies-counts", "townies-counted")]
    wanted += [f"{kind}-{word(card)}" for card in Bonus if card != Bonus.NONE for kind in ("bonus", "townies-does")]
    wanted += [f"townies-verdict-{verdict}" for _, verdict in townies_components.chart()]
    wanted += [f"mode-{mode}" for mode in MODES]
    without = {TownEvent.CONDITION}  # told in a message for each object
    wanted += [f"townies-{word(kind)}" for kind in TownEvent if kind not in without]
    assert [message for message in wanted if not say.has(message)] == []
    letters = [say(f"townies-letter-{word(each)}") for each in (*Marker, *Object)]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


def test_english_tile_names_are_those_of_the_data_file() -> None:
    """And there are no messages for tiles that do not exist."""
    said = {
        message: words("en")(message)
        for message in variables(FOLDER / "streets" / "en.ftl")
        if message.startswith("tile-")
    }
    assert said == {f"tile-{tile.id}": tile.name for tile in BOX.tiles}


def test_no_two_tiles_have_one_name() -> None:
    """Nor do they in Russian."""
    names = [words("ru")(f"tile-{tile.id}") for tile in BOX.tiles]
    assert len(set(names)) == len(names) == 47


@pytest.mark.parametrize(
    ("n", "people", "tiles"),
    [
        (1, "1 родитель", "Стопка: 1 постройка"),
        (2, "2 родителя", "Стопка: 2 постройки"),
        (4, "4 родителя", "Стопка: 4 постройки"),
        (5, "5 родителей", "Стопка: 5 построек"),
        (11, "11 родителей", "Стопка: 11 построек"),
        (12, "12 родителей", "Стопка: 12 построек"),
        (21, "21 родитель", "Стопка: 21 постройка"),
        (22, "22 родителя", "Стопка: 22 постройки"),
    ],
)
def test_russian_counts(n: int, people: str, tiles: str) -> None:
    """One, few and many."""
    say = words("ru")
    assert (say("people-parent", n=n), say("streets-stack", n=n)) == (people, tiles)


def test_names_are_joined() -> None:
    """A shared win names all who share it."""
    assert names_joined(["Ann", "Bob", "Cy"], words("en")) == "Ann and Bob and Cy"
    assert names_joined(["Аня"], words("ru")) == "Аня"


def rows() -> Iterator[list[int]]:
    """Rows of every kind of event, with one, two and five of whatever is counted; valuations for every tile."""
    fixed = {"cell": cell_at(-1, 2), "seat": 1} | dict.fromkeys(
        ("tile", "printed", "building", "covered", "source", "colour", "back", "business", "consultant", "facing"), 2
    )
    for kind in Event:
        for n in (0, 1, 2, 5):
            row = [int(kind), *(fixed.get(field, n) for field in kind.fields)]
            yield row + [0] * (WIDTH - len(row))
    for tile in range(len(BOX.tiles) + 1):
        for amount in (0, 1):
            yield [int(Event.VALUED), 0, 5, tile, amount, 2, 1, amount]


@each_language
def test_every_event_is_told(language: str) -> None:
    """Rare ones too."""
    for row in rows():
        text = sentence(streets.RULES.event_seen(np.array(row), 0, BOX), SEATS, words(language))
        assert clean(text.replace("FOMO", "") if language == "en" else text, language), text


def town_rows() -> Iterator[list[int]]:
    """Rows of every kind of event of Townies, for every object, goal and card, with none, one, two and five."""
    fixed = {"seat": 1, "colour": 2, "shape": 3, "space": 40}
    for kind in TownEvent:
        for n in (0, 1, 2, 5):
            for which in range(len(Goal)):
                named = {"object": which % len(Object), "goal": which, "bonus": which % 4 + 1, "met": which % 2}
                named |= {"spaces": sum(1 << TOWN_BOX.space_number(f"c{row + 1}") for row in range(n)), "spaces_hi": 0}
                row = [int(kind), *((fixed | named).get(field, n) for field in kind.fields)]
                yield row + [0] * (WIDTH - len(row))


@each_language
def test_every_event_of_townies_is_told(language: str) -> None:
    """Whatever the object, goal, card or count."""
    for row in town_rows():
        text = townies_sentence(townies.RULES.event_seen(np.array(row), 0, TOWN_BOX), SEATS, words(language))
        assert clean(re.sub(SPACE, "", text), language), text


@each_language
def test_every_tile_is_spelt_out(language: str) -> None:
    """And the map has room for its valuation."""
    for tile in BOX.tiles:
        assert clean(tile_words(tile, words(language)), language)
        assert len(short_valuation(tile, words(language))) <= 11


def random_game(options: Options) -> Iterator[Game]:
    """A game at every decision, and when it is over."""
    game = Game(rules_named("streets"), options, names=SEATS[: 2 if options.solo else options.players], seed=1)
    rng = from_seed("moves")
    while not game.is_over:
        yield game
        moves = game.legal_moves()
        game.play(moves[below(rng, len(moves))])
    yield game


@pytest.mark.parametrize(
    "options", CONFIGURATIONS, ids=lambda options: "-".join([str(options.players), *options.modules])
)
def test_whole_games_are_told_in_every_language(options: Options) -> None:
    """Log, questions, moves, table and result: all filled in, and nothing in another language."""
    for game in random_game(options):
        for language in LANGUAGES:
            for text in texts(game, language):
                assert clean(text, language), text


def random_town(options: townies.Options) -> Iterator[Game]:
    """A game of Townies at every decision, and when it is over; stars are used as often as not."""
    game = Game(rules_named("townies"), options, names=SEATS[: options.players], seed=1)
    rng = from_seed("moves")
    while not game.is_over:
        yield game
        moves = game.legal_moves()
        starred = [move for move in moves if move >> 17 & 7]
        moves = starred if starred and below(rng, 2) else moves
        game.play(moves[below(rng, len(moves))])
    yield game


@pytest.mark.parametrize("options", TOWNS, ids=lambda options: f"{options.players}-{options.bonus}")
def test_whole_games_of_townies_are_told_in_every_language(options: townies.Options) -> None:
    """Log, questions, options with what they bring, table and result."""
    for number, game in enumerate(random_town(options)):
        for language in LANGUAGES if number % 3 == 0 or game.is_over else ():
            for text in town_texts(game, language):
                assert clean(re.sub(SPACE, "", text), language), text


def town_texts(game: Game, language: str) -> Iterator[str]:
    """What a player of Townies reads at one decision; at the end, the log as well."""
    say = words(language)
    screen = townies_face.Screen(Console(), say, plain=True)
    yield from screen.table_words(game, game.view(0), 0)
    if game.is_over:
        for seat in (None, 0):
            log = game.seen_log(seat)
            yield from (townies_sentence(event, game.names, say) for entry in log for event in entry["events"])
        yield screen.result(game)
        return
    choice = townies_face.choice(game, game.seat, say)
    yield choice.question
    yield from (text for group in choice.groups for text in (re.sub(r"^[a-z]\b", "", group.text), group.heading))
    for option in [*choice.all[:3], *choice.all[-2:]]:
        yield option.text
        yield option.brings or option.text


def texts(game: Game, language: str) -> Iterator[str]:
    """What a player reads at one decision; at the end, the log as well."""
    say = words(language)
    screen = Screen(Console(), say, plain=True)
    if game.is_over:
        for seat in (None, 0):
            yield from (sentence(event, game.names, say) for entry in game.seen_log(seat) for event in entry["events"])
        yield screen.result(game)
        return
    yield question(game, game.seat, say)
    for number in game.legal_moves()[:3]:
        move = move_of(game, number)
        yield move_words(move, say)
    yield from (screen.building_words(building, game) for building in game.view()["city"])


@each_language
def test_seats_have_names(language: str) -> None:
    """Players by their numbers; alone against the Grifter."""
    names = [name for n in (1, 5) for name in seat_names(streets.RULES, Options(n), words(language))]
    assert len(set(names)) == 7
    assert all(clean(name, language) for name in names)


def test_english_names_are_those_of_the_library() -> None:
    """The terminal and the library call seats alike."""
    for players in range(1, 6):
        assert seat_names(streets.RULES, Options(players), words("en")) == streets.RULES.seat_names(Options(players))
        town = townies.Options(players)
        assert seat_names(townies.RULES, town, words("en")) == townies.RULES.seat_names(town)


Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs the command with lines typed; what it prints, the echo of those lines left out."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")

    def command(arguments: str, *lines: str) -> str:
        printed = run_typing(capsys, monkeypatch, arguments, *lines).replace(str(tmp_path), "")
        return re.sub(r"^> .*$", "", printed, flags=re.MULTILINE)

    return command


def latin_words(text: str) -> set[str]:
    """Latin words of two letters and more: a single letter names a seat, or a tile of the hand."""
    return set(re.findall("[A-Za-z]{2,}", text))


@pytest.mark.parametrize("look", ["--plain", ""])
def test_play_in_russian(run: Run, look: str) -> None:
    """The whole terminal speaks Russian; only what can be typed is not."""
    typed = ["undo", "1", "b", "2", "undo", "999", "save", "all", "help", "log", "1", "look", "quit"]
    printed = run(f"play streets --seed 3 --bots random --modules business --language ru {look}", *typed)
    for text in (
        "Первым ходит ",
        "свободных знаков: 5",
        "Стопка: ",
        "сверху: ",
        "Игрок: выберите, что построить.",
        "Бот 2 (случайный): построено «",
        "варианта 999 нет",
        "Список команд: help.",
        "отменять нечего",
        "укажите, куда сохранить",
        "выбрать постройку из руки",
        "Игра сохранена. Продолжить можно командой citywright play streets --resume --language=ru",
    ):
        assert text in printed
    assert ("Город с севера на юг" in printed) == bool(look)
    assert latin_words(printed) <= TYPED


@pytest.mark.parametrize("look", ["--plain", ""])
def test_play_townies_in_russian(run: Run, look: str) -> None:
    """The same of Townies."""
    typed = ["undo", "1", "undo", "999", "save", "c4", "all", "help", "log", "1", "look", "quit"]
    printed = run(f"play townies --seed 3 --bots random --bonus palette --language ru {look}", *typed)
    for text in (
        "стартовый маркер — ",
        "Палитра: вычеркните звезду",
        "Раунд 1: на кубиках «",
        "Игрок: рисуйте, ваш маркер — ",
        "выпавшая фигура: «",
        "варианта 999 нет",
        "выбрать, что рисовать",
        "Игра сохранена. Продолжить можно командой citywright play townies --resume --language=ru",
    ):
        assert text in printed
    assert ("Игрок: лист пуст." in printed) == bool(look)
    assert latin_words(re.sub(SPACE, "", printed)) <= TYPED


def test_play_in_english(run: Run) -> None:
    """The same table in English."""
    printed = run("play streets --seed 3 --bots random --plain", "1", "help", "quit")
    assert "Player: build a tile." in printed
    assert "build toy-store 3,-1 north" in printed
    assert "The game is saved. To continue, run: citywright play streets --resume\n" in printed
    assert not re.search(FOREIGN["en"], printed)


def test_two_people_at_one_screen(run: Run) -> None:
    """The screen is handed over in the players' language; the game is kept where they want, and goes on from there."""
    names = "--names Аня,Боря --first 1"
    printed = run(f"play streets --players 2 --bots none --seed 1 --language ru --plain {names}", "", "1", "", "quit")
    assert "Передайте экран: ходит Боря." in printed
    assert "Боря: выберите, что построить." in printed
    assert latin_words(printed) <= TYPED | {"Enter"}
    assert "Боря: выберите, что построить." in run("play streets --resume --language=ru", "", "quit")


def test_the_other_commands_in_russian(run: Run, tmp_path: Path) -> None:
    """Replay, inspect and simulate."""
    run(f"play streets --seed 3 --bots random --language ru --save {tmp_path}/a.game", "1", "quit")
    assert latin_words(run(f"replay {tmp_path}/a.game --log --language ru")) == set()
    position = json.loads(run(f"replay {tmp_path}/a.game --json"))["position"]
    (tmp_path / "a.json").write_text(json.dumps(position), encoding="utf-8")
    assert latin_words(run(f"inspect {tmp_path}/a.json --language ru")) == set()
    assert latin_words(run("simulate streets --games 2 --players 1 --modules business --language ru")) == set()


def test_the_other_commands_of_townies_in_russian(run: Run, tmp_path: Path) -> None:
    """Replay, inspect and simulate; moves are as they are typed."""
    run(f"play townies --seed 3 --bots random --language ru --save {tmp_path}/a.game", "1", "1", "quit")
    assert latin_words(run(f"replay {tmp_path}/a.game --log --language ru")) == set()
    assert latin_words(run(f"replay {tmp_path}/a.game --log --plain --language ru")) == set()
    position = json.loads(run(f"replay {tmp_path}/a.game --json"))["position"]
    (tmp_path / "a.json").write_text(json.dumps(position), encoding="utf-8")
    moves = {*townies_moves.Move.usages(), *townies_moves.COLOUR, *(shape.name for shape in TOWN_BOX.shapes)}
    known = {part for move in moves for part in move.split("-")} | {"as", "with", *townies_moves.STAR}
    assert latin_words(run(f"inspect {tmp_path}/a.json --language ru")) <= known
    assert latin_words(run("simulate townies --games 2 --players 1 --bonus none --language ru")) == set()


@pytest.mark.parametrize("folder", ["src/citywright/words", "web/src/words"])
def test_russian_sums_do_not_break_before_their_currency(folder):
    texts = [file.read_text(encoding="utf-8") for file in (Path(__file__).parents[1] / folder).rglob("ru.ftl")]
    assert texts
    assert not [found for text in texts for found in re.findall(r"^.*[\d}] \$.*$", text, re.MULTILINE)]
