"""A person with a browser of their own: looks at the page, and presses something that it offers."""

import random

PATIENCE = 240_000  # milliseconds: machines are busy, and the first server compiles the rules
DESKTOP, PHONE = (1440, 900), (390, 844)
# The result, which a press meant for the game may have closed; a screen that is handed over.
ALWAYS = {"over": "#outcome", "result": "header .result", "take": ".cover .primary"}

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


class Person:
    """One context of the browser: cookies, a page, and all that went wrong there."""

    def __init__(self, browser, address, name, size=DESKTOP, by="mouse", **context):
        chosen = {"viewport": dict(zip(("width", "height"), size, strict=True)), "locale": "en", **context}
        self.context = browser.new_context(
            base_url=address, reduced_motion="reduce", has_touch=by == "finger", **chosen
        )
        self.name, self.by, self.rng, self.is_over = name, by, random.Random(name), False
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles, self.forgiven = [], set()
        self._listen()

    def _listen(self):
        """Errors on the console and in scripts, and requests that fail, unless one goes elsewhere meanwhile."""
        note = self.troubles.append
        self.page.on("console", lambda said: said.type in ("error", "warning") and note(said.text))
        self.page.on("pageerror", lambda error: note(str(error)))
        self.page.on("response", lambda answer: answer.status >= 400 and note(f"{answer.status} {answer.url}"))
        self.page.on("requestfailed", lambda asked: "ABORTED" in asked.failure or note(f"{asked.failure} {asked.url}"))

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
        self.context.close()
        return [trouble for trouble in self.troubles if not any(words in trouble for words in self.forgiven)]
