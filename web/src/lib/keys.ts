// Keyboard shortcuts of the table. Letters go by their place on the keyboard, so they work in every layout.

export type Command = "undo" | "redo" | "hint" | "skip" | "explain" | "rules" | "log" | "chat" | "close";

const BY_CODE: Record<string, Command> = {
  KeyU: "undo",
  KeyH: "hint",
  KeyS: "skip",
  KeyE: "explain",
  KeyL: "log",
  KeyC: "chat",
};

const TICKED = "[type=checkbox], [type=radio], [type=range]"; // nothing is typed there

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches(TICKED)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Ctrl+Y or Ctrl+Shift+Z, or what takes their place on this machine. */
export function isRedo({ code, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || isTyping(target)) return false;
  return code === "KeyY" || (code === "KeyZ" && shiftKey);
}

/** Ctrl+Z, or what takes its place on this machine. */
export function isUndo(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  return code === "KeyZ" && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping(target);
}

export function command(event: KeyboardEvent): Command | null {
  if (event.key === "Escape") return "close";
  if (isUndo(event)) return "undo";
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "rules";
  const found = BY_CODE[event.code] ?? null;
  return found === "undo" && event.shiftKey ? "redo" : found;
}
