"""The accessibility checker axe, run inside a page."""

from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """(chosen) => axe.run(document, { ...chosen, resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => [node.target.join(" "), node.failureSummary])]))"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
# Its paper is nearly black.
DARK = "() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).every((part) => part < 100)"


@cache
def script():
    return SOURCE.read_text(encoding="utf-8")


def complaints(page):
    """What is serious or critical here. Evaluated, not inserted: the page's policy allows no other scripts."""
    page.evaluate(script() + ";0")
    return page.evaluate(RUN, {})


def complaints_by_night(page):
    """The same page, in dark colours; nothing else of it changes, so that only colours are looked at again."""
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(DARK), "the page stays light"
    found = page.evaluate(RUN, COLOURS)
    page.emulate_media(color_scheme="light")
    return found
