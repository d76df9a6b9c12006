// The city as text, for those who listen: streets from north to south, what stands in them, players, stack.

import type { Position, Seat, StreetsBox, TileFace } from "../wire";
import { streetNamed } from "./streets";
import { colours, people, tileName, tileWords, type Words } from "./telling";
import { type Building, type Found, sum, type View, viewOf } from "./types";

/** A building in one line: where it is, what is printed on it, whose it is and who lives there. */
export function buildingWords(
  building: Building,
  face: TileFace,
  names: string[],
  say: Words,
  business = true,
): string {
  const { at, facing, owner, signs, enclosed } = building;
  const parts = [
    say("streets-building", {
      x: String(at[0]),
      y: String(at[1]),
      tile: tileWords(face, say, business),
      facing: say(`facing-${facing.toLowerCase()}`),
    }),
    owner === null ? "" : say("streets-signed", { seat: names[owner], signs }),
    people(building.people, say),
    sum(building.fomo) ? say("streets-fomo", { people: people(building.fomo, say) }) : "",
    enclosed ? say("streets-is-enclosed") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Every street once, by its first building from north to south. */
function streetsOf(city: Building[]): Building[][] {
  const firsts = city.filter(({ tile, street }) => tile === street);
  return firsts.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]).map(({ tile }) => streetNamed(tile, city));
}

function streetWords(street: Building[], found: Found | null, say: Words): string {
  const worth = found?.buildings.filter(({ tile }) => street.some((building) => building.tile === tile));
  const amount = worth?.reduce((some, { total }) => some + total, 0);
  const told = say("streets-board-street", {
    tiles: street.map(({ tile }) => tileName(tile, say)).join(", "),
    facing: say(`facing-${street[0].facing.toLowerCase()}`),
    enclosed: street[0].enclosed ? "yes" : "no",
  });
  return amount ? `${told} ${say("streets-board-street-worth", { amount })}` : told;
}

function seatWords(view: View, seat: number, seats: Seat[], say: Words): string {
  const { money, free_signs, hand, consultant, tokens } = view.seats[seat];
  const held = hand.map(({ tile, back }) => (tile ? tileName(tile, say) : say(`colour-${back}`)));
  const taken = Object.entries(tokens).filter(([, n]) => n);
  const parts = [
    say("money", { amount: money }),
    seats[seat].who === "automa" ? "" : say("streets-free-signs", { n: free_signs }),
    held.length ? `${say("streets-hand")}: ${held.join(", ")}` : "",
    consultant ? say(`consultant-${consultant}`) : "",
    ...taken.map(([kind, n]) => say("streets-token-count", { n, business: say(`business-${kind}`) })),
  ];
  return `${seats[seat].name}: ${parts.filter(Boolean).join(", ")}`;
}

function stackWords({ stack, top }: View, say: Words): string {
  const left = Object.entries(stack).filter(([, n]) => n);
  const backs = left.map(([back, n]) => say("streets-symbol-count", { n, colour: colours([back], say) })).join(", ");
  const next = top && say("streets-next", { tile: top.tile ? tileName(top.tile, say) : say(`colour-${top.back}`) });
  return [say("streets-stack", { n: sum(stack) }), backs, next].filter(Boolean).join("; ");
}

export function describe(
  position: Position,
  box: StreetsBox,
  seats: Seat[],
  say: Words,
  found: Found | null = null,
): string[] {
  const view = viewOf(position);
  const names = seats.map((seat) => seat.name);
  const face = (tile: string) => box.tiles.find(({ id }) => id === tile)!;
  return [
    say("streets-city"),
    ...streetsOf(view.city).flatMap((street) => [
      streetWords(street, found, say),
      ...street.map((building) => buildingWords(building, face(building.tile), names, say)),
    ]),
    ...seats.map((_, seat) => seatWords(view, seat, seats, say)),
    stackWords(view, say),
  ];
}
