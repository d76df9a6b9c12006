"""A person with a browser of their own: looks at the page, and presses something that it offers."""

import random
import time

PATIENCE = 240_000  # milliseconds: machines are busy, and the first server compiles the rules
DESKTOP, PHONE = (1440, 900), (390, 844)
# The result, which a press meant for the game may have closed; a screen that is handed over; a move that waits.
ALWAYS = {
    "over": "#outcome",
    "result": "header .result",
    "take": ".cover .primary",
    "confirm": ".held .primary:enabled",
}
# Whole games are quicker if nothing waits to be confirmed. A page without an address has no storage.
UNASKED = """try { localStorage.confirm ??= "off"; } catch {}"""

# What can be pressed, by kind: where each thing is, if nothing lies over its middle.
LOOK = """(kinds) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const found = Object.entries(kinds).map(([kind, selector]) =>
    [kind, [...document.querySelectorAll(selector)].map(middle).filter(Boolean)]);
  return Object.fromEntries(found.filter(([, places]) => places.length));
}"""


# A click that waits for no frame to be drawn: most of a long game on a busy machine.
CLICK = """([clientX, clientY]) => document.elementFromPoint(clientX, clientY)
  .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }))"""

# Looks and clicks in turn, as far as one can without the server. What is looked at cannot change before the click.
HURRY = f"""async ([kinds, order, last, chances]) => {{
  const [look, click] = [{LOOK}, {CLICK}];
  let pressed = 0;
  for (const chance of chances) {{
    const found = look(kinds);
    const kind = "over" in found ? null : order.flat().find((each) => each in found);
    if (!kind) return ["over" in found, pressed];
    const places = order.find((each) => each.includes(kind)).flatMap((each) => found[each] ?? []);
    click(places[Math.floor(chance * places.length)]);
    pressed += 1;
    if (last.includes(kind)) break;
    await new Promise((resume) => setTimeout(resume));
  }}
  return [false, pressed];
}}"""
MOST = 6  # presses in a hurry

# Where something is that can be pressed, brought into view.
FIND = """(selector) => {
  const element = document.querySelector(selector);
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
FILL = """([selector, value]) => {
  const field = document.querySelector(selector);
  field.value = value;
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}"""


class Player:
    """Somebody with a page, in any browser. Addresses begin with where the client is, which may end with a #."""

    def __init__(self, page, address, name, by="mouse"):
        self.page, self.address, self.name, self.by = page, address, name, by
        self.rng, self.is_over, self.forgiven = random.Random(name), False, set()

    def visit(self, path):
        self.page.goto(self.address + path)

    def wait_until(self, is_so):
        """Look again and again; what was found."""
        limit = time.monotonic() + PATIENCE / 1000
        while not (found := is_so()):
            assert time.monotonic() < limit, self.page.evaluate("() => document.body.innerText")
            self.page.wait_for_timeout(20)
        return found

    def wait_for(self, selector):
        """Wait until something can be pressed there; its place."""
        return self.wait_until(lambda: self.page.evaluate(FIND, selector))

    def press_on(self, selector):
        self.press(self.wait_for(selector))

    def fill(self, selector, value):
        self.wait_for(selector)
        self.page.evaluate(FILL, [selector, value])

    def look(self, kinds):
        """What can be pressed now."""
        found = self.page.evaluate(LOOK, ALWAYS | kinds)
        self.is_over = bool(found.pop("over", False))
        return found

    def press(self, place):
        match self.by:
            case "mouse":
                self.page.mouse.click(*place)
            case "finger":
                self.page.touchscreen.tap(*place)
            case "script":
                self.page.evaluate(CLICK, place)

    def press_first(self, kinds, order, last):
        """Press something of the first kinds of an order that the page offers; whether there was anything.

        By script it goes on so, up to a press of the last kinds.
        """
        if self.by == "script":
            chances = [self.rng.random() for _ in range(MOST)]
            self.is_over, pressed = self.page.evaluate(HURRY, [ALWAYS | kinds, order, last, chances])
            return pressed > 0
        offered = self.look(kinds)
        places = next(filter(None, ([place for kind in some for place in offered.get(kind, [])] for some in order)), [])
        if places and not self.is_over:
            self.press(self.rng.choice(places))
        return bool(places)

    def forgive(self, words):
        """Something is to go wrong: the test makes it so."""
        self.forgiven.add(words)

    def leave(self):
        """Go; what went wrong here."""
        troubles = self.troubles
        self.close()
        return [trouble for trouble in troubles if not any(words in trouble for words in self.forgiven)]


def settings(size=DESKTOP, by="mouse", **more):
    """How a context of Chromium is to be."""
    viewport = dict(zip(("width", "height"), size, strict=True))
    return {"viewport": viewport, "locale": "en", "reduced_motion": "reduce", "has_touch": by == "finger", **more}


class Person(Player):
    """One context of Chromium: cookies and a page. Whether moves wait to be confirmed can be chosen."""

    def __init__(self, context, address, name, by="mouse", asked=False):
        super().__init__(context.new_page(), address, name, by)
        if not asked:
            context.add_init_script(UNASKED)
        self.context, self.troubles = context, []
        self.page.set_default_timeout(PATIENCE)
        self._listen()

    def _listen(self):
        """Errors on the console and in scripts, and requests that fail, unless one goes elsewhere meanwhile."""
        note = self.troubles.append
        self.page.on("console", lambda said: said.type in ("error", "warning") and note(said.text))
        self.page.on("pageerror", lambda error: note(str(error)))
        self.page.on("response", lambda answer: answer.status >= 400 and note(f"{answer.status} {answer.url}"))
        self.page.on("requestfailed", lambda asked: "ABORTED" in asked.failure or note(f"{asked.failure} {asked.url}"))

    def close(self):
        self.context.close()
