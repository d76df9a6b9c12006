"""Above and below the map: the head, the nine circles with the sums, and the table of goals."""

from citywright.cli.townies.sheet.pen import BOLD, INK, PALE, PENCIL, SOFT, Box, Pen
from citywright.games.townies.components import Cards
from citywright.games.townies.layout import CIRCLES, INDIVIDUAL_GOALS, LONGEST_STEPS, Goal
from citywright.names import word
from citywright.words import Words

HEAD = 3.2  # heights, in em
CIRCLE_ROW = 6.2
ROW = 1.38
STEP = 1.9  # widths, in em
POINTS = 3.8
NAME = 11.0
CAPTION = 0.95
ARROW = "→"


def draw_head(pen: Pen, box: Box, em: float, say: Words) -> None:
    """Title, and lines for name and total."""
    y = box.top - 2.1 * em
    x = box.left + pen.text(box.left, y, say("sheet-title"), 2.3 * em, font=BOLD) + 2 * em
    total = box.right - 10.5 * em
    x += pen.text(x, y, say("sheet-name"), 1.1 * em, colour=SOFT) + 0.5 * em
    pen.stroke([(x, y - 0.2 * em), (total - 1.2 * em, y - 0.2 * em)], 0.08 * em)
    wide = pen.text(total, y, say("sheet-total"), 1.1 * em, font=BOLD)
    pen.stroke([(total + wide + 0.5 * em, y - 0.2 * em), (box.right, y - 0.2 * em)], 0.12 * em)


def draw_circles(pen: Pen, box: Box, em: float, say: Words) -> None:
    """Nine circles for the points of objects, then boxes for the sums."""
    pen.text(box.left, box.top - em, say("sheet-circles"), CAPTION * em, colour=SOFT, room=box.width)
    sums = ("objects", "bonus", "goals")
    each = min(4.6 * em, (box.width - em) / (CIRCLES + 1.15 * len(sums)))
    radius, y = 0.43 * each, box.top - 1.6 * em - 0.5 * each
    for i in range(CIRCLES):
        pen.ring(box.left + radius + i * each, y, radius, 0.1 * em)
    for i, what in enumerate(reversed(sums)):
        right = box.right - i * 1.15 * each
        left, low, high = right - each, y - 0.42 * each, y + 0.42 * each
        pen.stroke([(left, low), (right, low), (right, high), (left, high)], 0.1 * em, closed=True)
        x = (left + right) / 2
        pen.text_centred(x, high - 0.95 * em, say(f"sheet-sum-{what}"), 0.95 * em, colour=SOFT, room=0.95 * each)


class Goals:
    """The table of goals: what each counts, its points, and a field to write them in."""

    def __init__(self, pen: Pen, cards: Cards, em: float, say: Words):
        self.pen, self.em, self.say = pen, em, say
        self.goals = [(goal, cards.goals[goal]) for goal in Goal if goal in cards.goals]
        self.height = ROW * (len(self.goals) + 2) * em

    def draw(self, box: Box) -> None:
        """The table, from the top of a box as wide as it may be."""
        em = self.em
        self.points = box.right - POINTS * em
        self.steps = self.points - (STEP * LONGEST_STEPS + 0.4) * em
        self._head(box)
        for i, (goal, points) in enumerate(self.goals):
            self._row(box, box.top - ROW * (i + 1) * em, goal, points, shaded=i % 2 == 0)
        own = sum(goal < INDIVIDUAL_GOALS for goal, _ in self.goals)
        for row in (0, own, len(self.goals)):
            y = box.top - ROW * (row + 1) * em
            self.pen.stroke([(box.left, y), (box.right, y)], 0.06 * em, SOFT)
        y = box.top - ROW * (len(self.goals) + 1) * em - 1.2 * em
        self.pen.text(box.left, y, self.say("sheet-goals-note"), CAPTION * em, colour=SOFT, room=box.width)

    def _head(self, box: Box) -> None:
        em, y = self.em, box.top - 1.1 * self.em
        room = self.steps - box.left - 0.4 * em
        self.pen.text(box.left + 0.3 * em, y, self.say("sheet-goals"), 1.05 * em, font=BOLD, room=room)
        for n in range(1, LONGEST_STEPS + 1):
            mark = f"{n}+" if n == LONGEST_STEPS else str(n)
            self.pen.text_centred(self._step(n), y, mark, em, colour=SOFT)
        x = self.points + POINTS * em / 2
        self.pen.text_centred(x, y, self.say("sheet-points"), em, colour=SOFT, room=POINTS * em)

    def _step(self, n: int) -> float:
        return self.steps + STEP * (n - 0.5) * self.em

    def _row(self, box: Box, top: float, goal: Goal, points: tuple[int, ...], shaded: bool) -> None:
        em, low = self.em, top - ROW * self.em
        if shaded:
            self.pen.fill([(box.left, top), (box.right, top), (box.right, low), (box.left, low)], PALE)
        y, x = low + 0.36 * em, box.left + 0.3 * em
        self.pen.text(x, y, self.say(f"goal-{word(goal)}"), em, font=BOLD, room=(NAME - 0.5) * em)
        x += NAME * em
        self.pen.text(x, y, self.say(f"sheet-counts-{word(goal)}"), em, room=self.steps - x - 0.4 * em)
        for n, each in enumerate(points, 1):
            self.pen.text_centred(self._step(n), y, str(each), em, colour=INK)
        if len(points) < LONGEST_STEPS:
            self.pen.text_centred(self._step(len(points) + 1), y, ARROW, em, colour=SOFT)
        x = self.points + 0.6 * em
        line = (x, low + 0.25 * em), (box.right - 0.4 * em, low + 0.25 * em)
        self.pen.rule(*line, 0.06 * em, PENCIL)
