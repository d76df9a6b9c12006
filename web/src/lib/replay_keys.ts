// Keyboard shortcuts of a replay.

export const SPEEDS = [0.5, 1, 2, 4]; // steps a second

export type ReplayCommand =
  "play" | "back" | "on" | "turnBack" | "turnOn" | "momentBack" | "momentOn" | "start" | "end" | "slower" | "faster";

const KEYS: Record<string, ReplayCommand> = {
  " ": "play",
  ArrowLeft: "back",
  ArrowRight: "on",
  "Shift ArrowLeft": "turnBack",
  "Shift ArrowRight": "turnOn",
  Home: "start",
  End: "end",
};
/** Letters go by their place on the keyboard, so they work in every layout. */
const CODES: Record<string, ReplayCommand> = {
  KeyN: "momentOn",
  "Shift KeyN": "momentBack",
  Comma: "slower",
  Period: "faster",
};
const TYPING = "select, dialog, textarea, input:not([type=range])";
const SLID = "[role=slider]"; // arrows move what is slid
const PRESSED_BY_SPACE = "button, a, summary";

export function replayKey(event: KeyboardEvent): ReplayCommand | null {
  const at = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest?.(TYPING)) return null;
  if (event.key === " " && at.closest?.(PRESSED_BY_SPACE)) return null;
  if (event.key in KEYS && event.key !== " " && at.closest?.(SLID)) return null;
  const shift = event.shiftKey ? "Shift " : "";
  return KEYS[shift + event.key] ?? CODES[shift + event.code] ?? null;
}
