"""At a table: how it is set up and joined, and what is seen there."""

MINE = "header [role=status].mine"  # the line that says what I have to decide
AWAY = ".notices .away"

UNFOLD = "() => document.querySelector('aside .log .all[aria-pressed=false]')?.click()"
TEXTS = "(selector) => [...document.querySelectorAll(selector)].map((element) => element.innerText)"


def begin(person):
    """Leave the set-up for the table; its address."""
    person.press_on("button.begin")
    person.wait_until(lambda: "/t/" in person.page.url)
    return person.page.url


def invite(host, *guests):
    """The guests follow the link that the host sees in the waiting room, say who they are, and sit down."""
    link = host.page.locator(".room input[readonly]").input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.locator(".room label .field").fill(guest.name)
        guest.page.locator(".room li .primary").first.click()


def is_mine(person):
    return person.page.locator(MINE).count() > 0


def hand(person):
    """Tiles of the hand that is seen, and what they say."""
    tiles = person.page.locator("button[data-hand]").evaluate_all("all => all.map(e => [e.dataset.hand, e.ariaLabel])")
    return dict(tiles)


def city(person):
    """Where something stands."""
    return sorted(person.page.locator("[data-building]").evaluate_all("all => all.map(e => e.dataset.building)"))


def money(person):
    return person.page.locator(".players .who").all_inner_texts()


def log(person):
    """Lines of the log, of every turn; the spaces around their buttons are of no interest."""
    person.page.evaluate(UNFOLD)
    return [" ".join(line.split()) for line in person.page.locator("aside ol .text").all_inner_texts()]


def result(person):
    """Places and points, as the result shows them."""
    return person.page.evaluate(TEXTS, ".places li")
