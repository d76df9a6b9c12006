"""Somebody who only hears the page: what is read out by itself, and what is found by role and name."""

import re

from playwright.sync_api import TimeoutError

# What live regions say: a log reads what is added to it, the others are read as a whole.
LISTEN = """() => {
  window.heard = [];
  const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const textOf = (node) => node.textContent.replace(/\\s+/g, " ").trim();
  const hear = ({ target, addedNodes }) => {
    const around = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const live = around?.closest(LIVE);
    if (!live || live.closest("[aria-hidden=true], [inert]")) return;
    const said = live.role === "log" ? [...addedNodes].map(textOf) : [textOf(live)];
    for (const text of said) if (text && window.heard.at(-1) !== text) window.heard.push(text);
  };
  new MutationObserver((changes) => changes.forEach(hear))
    .observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
SHORT = 500  # milliseconds: what was there a moment ago may have gone
BUTTON = re.compile(r"""^\s*- '?button "(.*?)"((?: \[[\w=]+\])*)'?(?::|$)""", re.MULTILINE)


class Reader:
    """Somebody's page by its texts; everything is done by keys."""

    def __init__(self, person):
        self.person, self.page, self.rng = person, person.page, person.rng
        self.page.evaluate(LISTEN)

    @property
    def is_over(self):
        """The result has come."""
        return self.page.get_by_role("dialog").count() > 0

    @property
    def heard(self):
        return self.page.evaluate("() => window.heard")

    @property
    def focused(self):
        """What has the focus says this."""
        return self.page.evaluate("() => document.activeElement.innerText")

    def buttons(self, role="main", name=None):
        """What can be pressed in a part of the page, by name."""
        part = self.page.get_by_role(role, name=name)
        try:
            read = part.first.aria_snapshot(timeout=SHORT) if part.count() else ""
        except TimeoutError:
            return []
        return [said.replace('\\"', '"') for said, states in BUTTON.findall(read) if "[disabled]" not in states]

    def press_one(self, names):
        """Press any of some buttons; whether there was any, and still is."""
        try:
            name = self.rng.choice(names)
            self.page.get_by_role("button", name=name, exact=True).first.focus(timeout=SHORT)
            self.page.keyboard.press("Enter")
        except (IndexError, TimeoutError):
            return False
        return True


def streets(reader):
    """A choice of the list, or a cell for the tile in hand, or a tile."""
    cells = [name for name in reader.buttons("group", "The city") if name.startswith(("build", "abandon", "renovate"))]
    hand = reader.buttons("group", "Hand of")
    return any(map(reader.press_one, (reader.buttons("group", "Your choices"), cells, hand)))


def townies(reader):
    """A piece, a way over the map that leads to a place, and the word for drawing it there."""
    if {"Draw", "Pass"} & set(reader.buttons()):
        return reader.press_one([name for name in reader.buttons() if name in ("Draw", "Pass")])
    is_asked = reader.press_one(reader.buttons("group", "What you can draw"))
    if is_asked:
        reader.page.get_by_role("application").focus()
        reader.page.keyboard.press(reader.rng.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
    return is_asked
