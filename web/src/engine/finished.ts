// A finished game: its replay with everything open, what things have earned, and the best move. The same as
// src/citywright/server/hall/finished.py.

import type { BestMove, Earned, Entry as OpenEntry, Frame, View } from "../wire";
import { WIDTH } from "./reading";
import type { Entry, Game } from "./game";
import type { Rows, State } from "./rules";

type Happened = Record<string, any>;

/** How the game stood at its beginning, and after each entry. */
export function framesOf(game: Game): Frame[] {
  return game.history().map((state, number) => ({
    entry: number ? openEntry(game, number, game.log[number - 1]) : null,
    view: openView(game, state),
    scores: game.rules.scores(state),
  }));
}

/** An entry with nothing hidden. */
export function openEntry(game: Game, number: number, { actor, move, forced, rows }: Entry): OpenEntry {
  const events = openEvents(game, rows) as OpenEntry["events"];
  return { number, actor: actor === game.rules.chance ? null : actor, move: game.textOf(move), forced, events };
}

/** Events as the seats they happened to have seen them. */
function openEvents({ rules }: Game, rows: Rows): Happened[] {
  return rules.eventsSeen(rows, null).map((event: Happened, i) => {
    const row = rows.subarray(i * WIDTH, (i + 1) * WIDTH);
    return "seat" in event ? rules.eventsSeen(row, event.seat)[0] : event;
  });
}

/** A view in which every seat shows what it sees of itself. */
export function openView({ rules, names }: Game, state: State): View {
  const views: any[] = names.map((_, seat) => rules.view(state, seat));
  return { ...views[0], seats: views.map((view, seat) => view.seats[seat]) };
}

interface Brought {
  seat: number;
  thing: string;
  amount: number;
  atOnce: boolean;
}

/** What the events of an entry brought to seats. */
function broughtBy(game: Game, { rows }: Entry): Brought[] {
  const { brings } = game.rules.about.game;
  return openEvents(game, rows)
    .filter(({ event }) => event in brings)
    .map((event) => {
      const { amount, thing, at_once, unless } = brings[event.event];
      const named = thing.replace(/\{(\w+)\}/g, (_, field) => event[field]);
      return { seat: event.seat, thing: named, amount: event[amount], atOnce: at_once && !event[unless] };
    });
}

/** What everything has brought its owner, the most first. */
export function earnedIn(game: Game): Earned[] {
  const sums = new Map<string, Earned>();
  for (const { seat, thing, amount } of game.log.flatMap((entry) => broughtBy(game, entry))) {
    const key = `${seat} ${thing}`;
    const sum = sums.get(key)?.amount ?? 0;
    sums.set(key, { seat, thing, amount: sum + amount });
  }
  return [...sums.values()].sort((one, other) => other.amount - one.amount);
}

/** The decision that brought its seat most at once: what it was paid before anybody decided about something else.
 * Choices of a sealed round are paid together. */
export function bestMoveOf(game: Game): BestMove | null {
  let best: BestMove | null = null;
  let deciding = new Map<number, number>();
  let gains = new Map<number, number>();
  for (const [i, entry] of game.log.entries()) {
    if (entry.actor !== game.rules.chance && (entry.sealing || !settles(game, entry))) {
      const goesOn = entry.sealing && deciding.size && game.log[i - 1].sealing;
      if (!goesOn) [deciding, gains] = [new Map(), new Map()];
      if (!entry.forced) deciding.set(entry.actor, i + 1);
    }
    for (const { seat, amount, atOnce } of broughtBy(game, entry)) {
      if (atOnce && deciding.has(seat)) gains.set(seat, (gains.get(seat) ?? 0) + amount);
    }
    for (const [seat, amount] of gains) {
      if (!best || amount > best.amount) best = { seat, number: deciding.get(seat)!, amount };
    }
  }
  return best;
}

/** Whether a move only settles what another has brought about. */
function settles(game: Game, { move }: Entry): boolean {
  return game.rules.about.game.settles.includes(game.textOf(move).split(" ")[0]);
}
