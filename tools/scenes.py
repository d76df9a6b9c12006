"""What pictures of Citywright show: pages, each with what is done on it first."""

from playwright.sync_api import Page

from citywright.game import Game
from studio import Shot


def pays(game: Game) -> str | None:
    """The build of the first seat that pays most, turned as its cell is first pointed at; none, if nothing pays."""
    if game.seat != 0 or game.view(None)["turns"] < 13:
        return None
    moves = {tuple(move.split()[1:3]): move for move in reversed(game.legal_texts()) if move.startswith("build")}
    gains = {move: sum(game.what_if(move).scores) for move in moves.values()}
    best = max(gains, key=lambda move: gains[move], default=None)
    return best if best and gains[best] > sum(game.scores) else None


def proposal(move: str) -> Shot:
    """A tile chosen, and put at a cell, but not built yet."""
    _, tile, place, *_ = move.split()

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(f"[data-hand='{tile}']").click()
        page.locator(f"[data-place='{place}']").click()
        page.locator(".brings .sum").first.wait_for()

    return shot


def object_shown(page: Page, address: str) -> None:
    """Townies with an object over the map, and the points that it would score."""
    page.goto(address)
    page.locator(".offer:enabled").last.click()
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(600)


def at(selector: str) -> Shot:
    """A page, once something is on it."""

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(selector).first.wait_for()
        page.wait_for_timeout(400)

    return shot


def set_up(page: Page, address: str) -> None:
    """The set-up with both modules."""
    at(".begin")(page, address)
    for module in page.locator("[type=checkbox][value]").all():
        module.check()


def replayed(page: Page, address: str) -> None:
    """A replay in its middle."""
    at("[type=range]")(page, address)
    slider = page.locator("[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.wait_for_timeout(400)
