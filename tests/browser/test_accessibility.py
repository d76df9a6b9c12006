"""Axe finds nothing serious on any page: on a desktop, at 200 %, on a phone, by day and by night, in every language."""

import pytest

from citywright.words import LANGUAGES
from tests.browser.axe import complaints, complaints_by_night
from tests.browser.people import DESKTOP, PATIENCE, PHONE
from tests.browser.studies import link_to
from tests.server.client import table_wanted

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

PLAIN = {
    "/": "article .play",
    "/new/streets": "button.begin",
    "/new/townies?way=friends": "button.begin",
    "/games": "main h1",
    "/account": "main form",
    "/rules/streets": "[data-picture] svg",
    "/rules/townies": "[data-picture] svg",
    "/learn/streets": ".told h2",
    "/learn/streets/quiz": ".letters button",
    "/study": "main li",
    "/analyse": "main form",
    "/explore/streets": "form .primary",
    "/position/streets": "[data-cell]",
    "/puzzles": "article .primary",
    "/puzzles/streets": "ol li",
    "/puzzles/townies/40": "aside h2",
    link_to("streets"): ".study .bar",
    link_to("townies"): ".study .bar",
    "/score/streets": ".begin",
    "/position/townies": ".nine",
    "/score/townies?sheet=new": ".nine",
    "/own/streets": "[data-tile]",
    "/nowhere": "main h1",
}
AT_TABLES = {
    ("streets", "me", "open"): ".room li",
    ("streets", "me", "bot casual"): "[data-building]",
    ("townies", "me", "bot casual"): ".map",
    ("streets", "me", "screen Ben"): ".cover",
}


ZOOMED = {"size": (720, 450), "device_scale_factor": 2}  # a desktop at 200 %
SIZES = {"desktop": {"size": DESKTOP}, "zoomed": ZOOMED, "phone": {"size": PHONE}}
IS_WIDER = "document.documentElement.scrollWidth > innerWidth"

IS_HIGHER = "document.documentElement.scrollHeight > innerHeight"


def check(person, path, sign):
    """Go there, wait for a sign that the page has come, and ask axe."""
    person.page.goto(path)
    person.page.locator(sign).first.wait_for()
    found = complaints(person.page)
    assert not found, (path, found)
    assert not person.page.evaluate(IS_WIDER), path


def check_both(person, path, sign):
    """By day and by night."""
    check(person, path, sign)
    found = complaints_by_night(person.page)
    assert not found, (path, found)


def at_table(person, *wanted):
    made = person.context.request.post("/api/tables", data=table_wanted(*wanted), timeout=PATIENCE)
    assert made.status == 201, made.text()
    return f"/t/{made.json()['id']}"


@pytest.fixture(params=SIZES)
def size(request):
    return SIZES[request.param]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(come, language):
    """Half of the pages on a desktop and half on a phone, and the other way round in the next language: axe takes most
    of the time here, and each page is looked at in every language and in both sizes."""
    people = [come("Ann", size=size, locale=language) for size in (DESKTOP, PHONE)]
    for number, (path, sign) in enumerate(PLAIN.items()):
        check_both(people[(number + LANGUAGES.index(language)) % 2], path, sign)


def test_pages_at_200_percent(come):
    ann = come("Ann", locale=LANGUAGES[-1], **ZOOMED)
    for path, sign in PLAIN.items():
        check(ann, path, sign)


def test_tables(come, size):
    ann = come("Ann", **size)
    ann.context.request.get("/api/me", timeout=PATIENCE)  # brings the cookie that a table needs
    for wanted, sign in AT_TABLES.items():
        check_both(ann, at_table(ann, *wanted), sign)
        assert not ann.page.evaluate(IS_HIGHER), "a table is as high as the page"


def test_afterwards(come, finished, size):
    ann = come("Ann", **size)
    for table in finished.values():
        check_both(ann, f"/t/{table}", ".result .card")
        check_both(ann, f"/t/{table}/replay", ".replay")
    check_both(ann, f"/analyse/{table}", ".graph [role=slider]")


def test_axe_is_awake(come):
    ann = come("Ann")
    page = ann.page
    ann.forgive("404")
    page.goto("/nowhere")
    page.locator("main h1").evaluate("heading => heading.append(new Image())")
    assert [rule for rule, _ in complaints(page)] == ["image-alt"]
    assert complaints_by_night(page) == []
    page.locator("main h1").evaluate("heading => heading.style.color = 'light-dark(black, #222)'")
    assert [rule for rule, _ in complaints_by_night(page)] == ["color-contrast"]
