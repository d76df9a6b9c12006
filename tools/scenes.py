"""What the pictures of Citywright show: pages, and what is done on them first."""

from playwright.sync_api import Page

from citywright.game import Game
from studio import Shot


def pays(game: Game) -> str | None:
    """The best-paying build of the first seat, in the orientation its cell offers first; None if nothing pays."""
    if game.seat != 0 or game.view(None)["turns"] < 13:
        return None
    moves = {tuple(move.split()[1:3]): move for move in reversed(game.legal_texts()) if move.startswith("build")}
    gains = {move: sum(game.what_if(move).scores) for move in moves.values()}
    best = max(gains, key=lambda move: gains[move], default=None)
    return best if best and gains[best] > sum(game.scores) else None


def proposal(move: str) -> Shot:
    """Choose a tile and put it on a cell, but do not build it yet."""
    _, tile, place, *_ = move.split()

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(f"[data-hand='{tile}']").click()
        page.locator(f"[data-place='{place}']").click()
        page.locator(".brings .sum").first.wait_for()

    return shot


def object_shown(page: Page, address: str) -> None:
    """Hold an object over the map of Townies, so that it shows its points."""
    page.goto(address)
    page.locator(".offer:enabled").last.click()
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_timeout(600)


def at(selector: str) -> Shot:
    """Wait until something is on the page."""

    def shot(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(selector).first.wait_for()
        page.wait_for_timeout(400)

    return shot


def set_up(page: Page, address: str) -> None:
    """Choose both modules in the set-up."""
    at(".begin")(page, address)
    for module in page.locator("[type=checkbox][value]").all():
        module.check()


def replayed(page: Page, address: str) -> None:
    """Go to the middle of a replay."""
    at("[type=range]")(page, address)
    slider = page.locator("[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    slider.blur()
    page.wait_for_timeout(400)
