// The sounds of the table, as notes: a marimba, a little bell, and brushes of noise. All are soft and short.

/** A tone glides from one pitch to another; `noise` is a breath of air around its pitch. */
export interface Note {
  /** Hertz, at its beginning, and at its end if it glides. */
  pitch: number;
  to?: number;
  /** Seconds: when it begins, and how long it fades. */
  at: number;
  lasts: number;
  /** From 0 to 1. */
  volume: number;
  wave: "sine" | "noise";
}

const tone = (pitch: number, at: number, lasts: number, volume: number): Note => {
  return { pitch, at, lasts, volume, wave: "sine" };
};
const bell = (pitch: number, at: number, lasts: number, volume: number): Note[] => {
  return [tone(pitch, at, lasts, volume), tone(pitch * 2.76, at, lasts / 3, volume / 5)];
};
const thud = (pitch: number, at: number, volume: number): Note => {
  return { pitch, to: pitch / 2, at, lasts: 0.16, volume, wave: "sine" };
};
const brush = (pitch: number, at: number, lasts: number, volume: number): Note => {
  return { pitch, at, lasts, volume, wave: "noise" };
};

const [D4, G4, A4, B4, D5, E5, G5, A5, B5, D6, E6] = [
  293.66, 392, 440, 493.88, 587.33, 659.26, 783.99, 880, 987.77, 1174.66, 1318.51,
];

export const TUNES = {
  /** A tile is put down. */
  tile: [thud(150, 0, 0.5), brush(1400, 0, 0.05, 0.16)],
  /** People set off. */
  walk: [0, 0.1, 0.2, 0.3].map((at, i) => brush(i % 2 ? 900 : 700, at, 0.05, 0.14)),
  coin: [...bell(B5, 0, 0.22, 0.16), ...bell(E6, 0.06, 0.3, 0.14)],
  /** A street is sold. */
  sold: [D5, G5, B5].flatMap((pitch, i) => bell(pitch, i * 0.09, 0.5, 0.18)),
  /** It is your turn. */
  turn: [tone(D5, 0, 0.35, 0.24), tone(A5, 0.12, 0.35, 0.24)],
  /** A marker is drawn across paper. */
  marker: [brush(2400, 0, 0.12, 0.1), brush(3000, 0.13, 0.1, 0.08)],
  dice: [0, 0.07, 0.13, 0.22, 0.28].map((at, i) => brush(1100 + 260 * (i % 3), at, 0.04, 0.24 - 0.03 * i)),
  /** Something is counted in the end. */
  count: bell(D6, 0, 0.2, 0.1),
  /** The game is over. */
  end: [D4, G4, B4, D5, A4, E5, G5].flatMap((pitch, i) =>
    bell(pitch, [0, 0.12, 0.24, 0.36, 0.6, 0.6, 0.72][i], 0.9, 0.16),
  ),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof TUNES;
