// Where a card goes beside a place, inside the free area, covering as little as can be of what matters.

/** Left, top, width, height. */
export type Rect = [number, number, number, number];

const GAP = 14;
const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** Shares of the free area at which there may be a gap between things. */
const GRID = PARTS.flatMap((across) => PARTS.map((down) => [across, down]));

function clamp(at: number, from: number, room: number): number {
  return Math.max(from, Math.min(at, from + Math.max(0, room)));
}

function overlap([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const wide = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const high = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place must stay in sight, `matters` should, `others` had better; of equally good spots the nearest is taken. */
export function beside(
  place: Rect,
  [width, height]: [number, number],
  free: Rect,
  matters: Rect[],
  others: Rect[] = [],
): [number, number] {
  const [x, y, w, h] = place;
  const [left, top, roomX, roomY] = free;
  const inside = (atX: number, atY: number): Rect => [
    clamp(atX, left + GAP / 2, roomX - width - GAP),
    clamp(atY, top + GAP / 2, roomY - height - GAP),
    width,
    height,
  ];
  const level = y + h / 2 - height / 2;
  const spots = [
    inside(x + w + GAP, level),
    inside(x - GAP - width, level),
    ...[x + w / 2 - width / 2, left, left + roomX].flatMap((atX) => [
      inside(atX, y + h + GAP),
      inside(atX, y - GAP - height),
    ]),
    ...GRID.map(([across, down]) => inside(left + across * roomX, top + down * roomY)),
  ];
  const cost = (spot: Rect, i: number) => {
    const covered = (frames: Rect[]) => frames.reduce((some, frame) => some + overlap(spot, frame), 0);
    const hidden = 100 * overlap(spot, place) + 20 * covered(matters) + 0.008 * covered(others);
    return hidden + i * 30 + Math.hypot(spot[0] + width / 2 - x - w / 2, spot[1] + height / 2 - y - h / 2);
  };
  const costs = spots.map(cost);
  const [bestX, bestY] = spots[costs.indexOf(Math.min(...costs))];
  return [bestX, bestY];
}
