"""The accessibility checker axe, run inside a page."""

from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map((node) => [node.target.join(" "), node.failureSummary])]))"""


@cache
def script():
    return SOURCE.read_text(encoding="utf-8")


def complaints(page):
    """What is serious or critical here. Evaluated, not inserted: the page's policy allows no other scripts."""
    page.evaluate(script() + ";0")
    return page.evaluate(RUN)
