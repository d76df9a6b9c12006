"""The map sheet for print: a whole PDF with everything on it, on either paper, one or more to a page."""

import re
from collections import Counter
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from citywright.cli.townies.sheet.pages import PAPERS, SHEETS, pdf
from citywright.cli.townies.sheet.side import Side
from citywright.cli.townies.sheet.town import edges
from citywright.games.townies import components
from citywright.games.townies.layout import Colour, Goal, Object
from citywright.names import word
from citywright.words import FOLDER, LANGUAGES, words
from tests import commands

BOX = components.load()
MM = 72 / 25.4
SIZES = {"a4": (210 * MM, 297 * MM), "letter": (8.5 * 72, 11 * 72)}
SMALLEST = 4.3  # points: text below that cannot be read

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_paper = pytest.mark.parametrize("paper", PAPERS)
each_number = pytest.mark.parametrize("per_page", SHEETS)


def run(capsys, *arguments):
    """The status, output and errors of `citywright sheet`."""
    return commands.run(capsys, "sheet", *arguments)


class Printed:
    """The only page of a PDF, its text, and every piece of that with its size."""

    def __init__(self, data):
        (self.page,) = PdfReader(BytesIO(data), strict=True).pages
        self.pieces = []
        self.text = self.page.extract_text(visitor_text=self._note)

    def _note(self, text, cm, tm, font, size):
        if text.strip():
            self.pieces.append((text.strip(), size * abs(tm[0])))


@cache
def sheet(language="en", paper="a4", per_page=1):
    """A page of sheets, made and read once."""
    return Printed(pdf(BOX, words(language), paper, per_page))


def text_of(printed):
    return " ".join(printed.text.split())


def names_on(printed):
    """How often each name of a space is on a page."""
    return Counter(re.findall(r"(?<!\S)[a-z]\d+(?!\S)", printed.text))


# The page


@each_number
@each_paper
@each_language
def test_a_page_is_of_its_paper_names_every_space_and_can_be_read(language, paper, per_page):
    """One test for all three: making a page and reading it again takes a while."""
    printed = sheet(language, paper, per_page)
    width, height = SIZES[paper] if per_page != 2 else reversed(SIZES[paper])
    box = printed.page.mediabox
    assert (float(box.width), float(box.height)) == pytest.approx((width, height), abs=0.5)
    assert names_on(printed) == dict.fromkeys(BOX.map.numbers, per_page)
    assert [(text, size) for text, size in printed.pieces if size < SMALLEST] == []


@each_language
def test_all_goals_objects_markers_and_shapes_are_on_it(language):
    say = words(language)
    text = text_of(sheet(language))
    wanted = [f"{kind}-{word(goal)}" for goal in Goal for kind in ("goal", "sheet-counts")]
    wanted += [f"sheet-scores-{word(object_)}" for object_ in Object]
    wanted += [f"marker-{word(colour)}" for colour in Colour]
    wanted += [f"sheet-block-{block}" for block in components.block_names().values()]
    wanted += [f"shape-{shape.name}" for shape in BOX.shapes]
    wanted += [f"sheet-{part}" for part in ("title", "name", "total", "stars", "circles", "goals", "points", "foot")]
    wanted += [f"sheet-{part}" for part in ("markers-note", "stars-note", "objects-note", "goals-note", "legend")]
    assert [message for message in wanted if say(message) not in text] == []
    assert all(say(f"object-{word(object_)}").capitalize() in text for object_ in Object)


def test_every_goal_has_its_steps():
    lines = sheet().text.splitlines()
    text = " ".join(line.strip() for line in lines)
    for goal, points in BOX.cards.goals.items():
        name, counts = (words("en")(f"{kind}-{word(Goal(goal))}") for kind in ("goal", "sheet-counts"))
        assert re.search(rf"{name}\s+{re.escape(counts)}\s+{' '.join(map(str, points))}\b", text), name


@each_language
def test_fonts_are_embedded(language):
    fonts = sheet(language).page["/Resources"]["/Font"].values()
    used = [font.get_object() for font in fonts]
    embedded = [font for font in used if "/FontDescriptor" in font and "/FontFile2" in font["/FontDescriptor"]]
    assert {str(font["/BaseFont"]).split("+")[-1] for font in embedded} >= {
        "DejaVuSansCondensed",
        "DejaVuSansCondensed-Bold",
    }


def test_the_fonts_come_with_their_licence_and_are_small():
    assert "Bitstream Vera Fonts Copyright" in (FOLDER / "fonts" / "LICENSE").read_text()
    assert sum(path.stat().st_size for path in (FOLDER / "fonts").glob("*.ttf")) < 100_000


def test_the_same_sheet_is_the_same_file():
    assert pdf(BOX, words("en")) == pdf(BOX, words("en"))


@each_number
@each_paper
@each_language
def test_the_column_beside_the_map_does_not_run_over(language, paper, per_page, monkeypatch):
    ends = []
    draw_sections = Side.draw

    def draw(self, game):
        draw_sections(self, game)
        ends.append((self._gap(self._sections(game)), self.em))

    monkeypatch.setattr(Side, "draw", draw)
    pdf(BOX, words(language), paper, per_page)
    assert len(ends) == per_page
    assert all(gap > 0 and em >= SMALLEST for gap, em in ends)


def test_each_edge_is_drawn_once():
    inner, outer = edges(BOX.map.cells)
    assert 2 * len(inner) + len(outer) == 6 * 77


# Pieces of one's own


def test_a_map_of_ones_own(capsys, tmp_path):
    map_, out = tmp_path / "small.csv", tmp_path / "small.pdf"
    map_.write_text("column,top,spaces\na,0,*..*.\nb,1,*.-@.\nc,0,.....\n", encoding="utf-8")
    assert run(capsys, "--map", map_, "--out", out)[0] == 0
    names = names_on(Printed(out.read_bytes()))
    assert names == Counter(list(components.read_map(map_).numbers))
    assert len(names) == 14


HIGH = "a,0,*oo*............**"
WIDE = "\n".join(f"{letter},{i % 2},{'*' if i < 4 else 'o'}.." for i, letter in enumerate("abcdefghijklm"))


@each_number
@pytest.mark.parametrize("columns", [HIGH, WIDE])
def test_a_map_of_any_form_fits(tmp_path, columns, per_page):
    path = tmp_path / "map.csv"
    path.write_text(f"column,top,spaces\n{columns}\n", encoding="utf-8")
    map_ = components.read_map(path)
    page = Printed(pdf(components.Box(map_, BOX.shapes, BOX.cards), words("en"), per_page=per_page))
    assert set(map_.numbers) <= set(names_on(page))


def test_shapes_and_cards_of_ones_own(capsys, tmp_path):
    shapes, cards, out = tmp_path / "shapes.csv", tmp_path / "cards.csv", tmp_path / "own.pdf"
    shapes.write_text(components.HOUSE_SHAPES.read_text().replace("bee,", "lozenge,"))
    lines = [line for line in components.HOUSE_CARDS.read_text().splitlines() if "wind-rose" not in line]
    cards.write_text("\n".join(lines).replace("hub,0 2 5 9 14", "hub,3"))
    assert run(capsys, "--shapes", shapes, "--cards", cards, "--out", out)[0] == 0
    text = text_of(Printed(out.read_bytes()))
    assert "lozenge" in text
    assert "Wind Rose" not in text
    assert re.search(r"best object 3 →", text)


# The command


def test_it_is_written_to_the_folder_one_is_in(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(capsys) == (0, "The sheet is in townies-sheet.pdf.\n", "")
    assert (tmp_path / "townies-sheet.pdf").read_bytes() == pdf(BOX, words("en"))
    assert [path.name for path in tmp_path.iterdir()] == ["townies-sheet.pdf"]


def test_paper_number_and_language(capsys, tmp_path):
    out = tmp_path / "лист.pdf"
    status, printed, _ = run(capsys, "--paper", "Letter", "--per-page", 4, "--language", "ru", "--out", out)
    assert (status, printed) == (0, f"Лист записан в файл {out}.\n")
    assert out.read_bytes() == pdf(BOX, words("ru"), "letter", 4)


def test_a_file_is_written_over_only_if_asked(capsys, tmp_path):
    out = tmp_path / "sheet.pdf"
    out.write_text("mine")
    status, printed, error = run(capsys, "--out", out)
    assert (status, printed, error.count("\n")) == (2, "", 1)
    assert "already exists; use --force to overwrite it" in error
    assert out.read_text() == "mine"
    assert run(capsys, "--out", out, "--force")[0] == 0
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("out", ["missing/sheet.pdf", "file/sheet.pdf", "folder", "x" * 300, ""])
@pytest.mark.parametrize("force", [[], ["--force"]])
def test_what_cannot_be_written_is_one_line_and_leaves_nothing(capsys, tmp_path, monkeypatch, out, force):
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("mine")
    Path("folder").mkdir()
    status, printed, error = run(capsys, "--out", out, *force)
    assert (status, printed, error.count("\n")) == (2, "", 1)
    assert "cannot be written" in error
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "folder"]


def test_a_full_disk_leaves_nothing_new_and_the_old_file_whole(capsys, tmp_path, monkeypatch):
    out = tmp_path / "sheet.pdf"
    out.write_text("mine")

    def write_bytes(self, data):
        self.write_text("half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    status, _, error = run(capsys, "--out", out, "--force")
    assert (status, error) == (2, f"citywright: {out} cannot be written: No space left on device\n")
    assert out.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--paper", "a5"], "a5"),
        (["--per-page", "3"], "3"),
        (["--per-page", "many"], "many"),
        (["--language", "xx"], "no language 'xx'"),
        (["--map", "nowhere.csv"], "nowhere.csv"),
        (["--cards", "nowhere.csv"], "nowhere.csv"),
        (["--colour", "red"], "--colour"),
    ],
)
def test_bad_arguments_are_one_line_and_nothing_is_written(capsys, tmp_path, monkeypatch, arguments, reason):
    monkeypatch.chdir(tmp_path)
    status, printed, error = run(capsys, *arguments)
    assert (status, printed, error.count("\n")) == (2, "", 1)
    assert reason in error
    assert list(tmp_path.iterdir()) == []


def test_a_broken_map_is_refused_with_line_and_reason(capsys, tmp_path):
    path, out = tmp_path / "broken.csv", tmp_path / "sheet.pdf"
    path.write_text("column,top,spaces\na,0,..x..\n")
    status, _, error = run(capsys, "--map", path, "--out", out)
    assert (status, error.count("\n")) == (2, 1)
    assert "broken.csv, line 2: 'x' is not a space" in error
    assert not out.exists()
