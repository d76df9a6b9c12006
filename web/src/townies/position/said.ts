// A position of Townies as people write it (docs/townies.md, "A position"), and what one does to it by hand. Nothing here
// knows a rule: what is impossible is found by the engine. What an object brought is noted when it is drawn here; of other objects, nobody knows
// which circle is theirs.

import type { TowniesBox } from "../../wire";
import { objectOf, type Block, type Blocks } from "../view";
import type { Dice } from "../wire";

export interface SaidSeat {
  name?: string;
  start?: string;
  sheet?: Blocks;
  circles?: number[];
  stars?: number;
  soil?: number;
  circled?: number[];
  /** By their spaces, what the objects drawn here brought. Only this page knows it: see `plain`. */
  drawn?: Record<string, Drawn>;
}

export interface Said {
  game: "townies";
  mode?: string;
  individual?: boolean;
  additional?: string | null;
  bonus?: string | null;
  round?: number;
  dice?: Dice | null;
  seats: SaidSeat[];
}

/** What an object brings at once. */
export interface Brought {
  points: number;
  stars: number;
  soil: number;
}

export const NOTHING: Brought = { points: 0, stars: 0, soil: 0 };

/** What an object brought when it was drawn here. */
interface Drawn {
  /** Counted from 0; null once that circle was emptied. */
  circle: number | null;
  stars: number;
  soil: number;
}

/** An object on a sheet. */
export interface Entered {
  space: string;
  object: string;
  colour: string;
  /** Its own circle, counted from 0; null if it is not known. */
  circle: number | null;
}

/** What is drawn on a sheet; what cannot be read is left out. */
export function sheetOf(box: TowniesBox, { sheet }: SaidSeat): Blocks {
  const spaces = new Set(box.spaces.map(({ name }) => name));
  const isBlock = (block: any): block is Block =>
    box.colours.includes(block) || (block?.object in box.objects && box.colours.includes(block.colour));
  const entries = sheet && typeof sheet === "object" ? Object.entries(sheet) : [];
  return Object.fromEntries(entries.filter(([space, block]) => spaces.has(space) && isBlock(block)));
}

export function objectsOf(box: TowniesBox, seat: SaidSeat): Entered[] {
  return Object.entries(sheetOf(box, seat))
    .filter(([, block]) => objectOf(block))
    .map(([space, block]) => ({
      space,
      circle: seat.drawn?.[space]?.circle ?? null,
      ...(block as { object: string; colour: string }),
    }));
}

const amountOfObjects = ({ sheet }: SaidSeat) =>
  Object.values(sheet ?? {}).filter((block) => block && typeof block === "object").length;

/** The circles that are filled; as a position is read, those of objects have no points if it tells nothing of them. */
export function circlesOf(seat: SaidSeat): number[] {
  return Array.isArray(seat.circles) ? seat.circles : Array(amountOfObjects(seat)).fill(0);
}

export const circledOf = ({ circled }: SaidSeat): number[] => (Array.isArray(circled) ? circled : []);

/** With another seat. */
export function withSeat(said: Said, seat: number, change: (seat: SaidSeat) => SaidSeat): Said {
  return { ...said, seats: said.seats.map((each, i) => (i === seat ? change(each) : each)) };
}

/** Colour some spaces. What was drawn there is gone. */
export function coloured(seat: SaidSeat, spaces: string[], colour: string): SaidSeat {
  const bare = erased(seat, spaces);
  return { ...bare, sheet: { ...bare.sheet, ...Object.fromEntries(spaces.map((space) => [space, colour])) } };
}

/** Draw an object; what it brings goes into the next circle. */
export function drew(seat: SaidSeat, space: string, object: string, colour: string, brought = NOTHING): SaidSeat {
  const bare = erased(seat, [space]);
  const { points, stars, soil } = brought;
  const circles = circlesOf(bare);
  return {
    ...counted(bare, { stars, soil }),
    sheet: { ...bare.sheet, [space]: { object, colour } },
    circles: [...circles, points],
    drawn: { ...bare.drawn, [space]: { circle: circles.length, stars, soil } },
  };
}

/** With more stars and soil, or less. */
function counted(seat: SaidSeat, { stars, soil }: { stars: number; soil: number }): SaidSeat {
  return {
    ...seat,
    ...(stars && { stars: Math.max(0, (seat.stars ?? 0) + stars) }),
    ...(soil && { soil: Math.max(0, (seat.soil ?? 0) + soil) }),
  };
}

/** Rub out some spaces; an object that was drawn here takes along what it brought. */
export function erased(seat: SaidSeat, spaces: string[]): SaidSeat {
  return spaces.reduce(rubbed, seat);
}

function rubbed(seat: SaidSeat, space: string): SaidSeat {
  const { [space]: block, ...sheet } = seat.sheet ?? {};
  if (block === undefined) return seat;
  const { [space]: own, ...drawn } = seat.drawn ?? {};
  if (!own) return { ...seat, sheet };
  const bare = counted({ ...seat, sheet, drawn }, { stars: -own.stars, soil: -own.soil });
  return own.circle === null ? bare : emptied(bare, own.circle);
}

/** Without a circle: those after it move up, and their objects know it. */
function emptied(seat: SaidSeat, gone: number): SaidSeat {
  const moved = (circle: number | null) =>
    circle === null || circle === gone ? null : circle > gone ? circle - 1 : circle;
  const drawn = Object.entries(seat.drawn ?? {}).map(([space, each]) => [
    space,
    { ...each, circle: moved(each.circle) },
  ]);
  return { ...seat, circles: circlesOf(seat).filter((_, i) => i !== gone), drawn: Object.fromEntries(drawn) };
}

/** Write a number into a circle, the next one at most; without a number the circle is gone. */
export function written(seat: SaidSeat, circle: number, points: number | null): SaidSeat {
  if (points === null) return emptied(seat, circle);
  const circles = [...circlesOf(seat)];
  circles.splice(Math.min(circle, circles.length), 1, points);
  return { ...seat, circles };
}

/** Alone: mark a circle for a shape, or not; counted from 1. */
export function toggled(seat: SaidSeat, circle: number): SaidSeat {
  const before = circledOf(seat);
  const circled = before.includes(circle) ? before.filter((each) => each !== circle) : [...before, circle];
  return { ...seat, circled: circled.sort((a, b) => a - b) };
}

/** With so many seats; new ones take the first colours that nobody has. */
export function seated(said: Said, players: number, colours: string[]): Said {
  const seats = said.seats.slice(0, players);
  const left = colours.filter((colour) => !seats.some(({ start }) => start === colour));
  while (seats.length < players) seats.push({ start: left.shift() ?? colours[0], sheet: {} });
  return { ...said, seats };
}

const isObject = (data: any) => !!data && typeof data === "object" && !Array.isArray(data);

/** A position that was read; what cannot be shown at all is none. */
export function readSaid(data: Record<string, any>): Said | null {
  const { seats = [{}, {}] } = data;
  if (!Array.isArray(seats) || !seats.length || !seats.every(isObject)) return null;
  return plain({ ...data, game: "townies", seats });
}

/** The position as everyone else reads it: without what only this page knows. */
export function plain(said: Said): Said {
  return { ...said, seats: said.seats.map(({ drawn: _, ...seat }) => seat) };
}
