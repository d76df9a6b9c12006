// Keyboard shortcuts of a study. On the board, arrows are the board's.

export type StudyCommand = "back" | "on" | "start" | "end" | "above" | "below";

const KEYS: Record<string, StudyCommand> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "above",
  ArrowDown: "below",
  Home: "start",
  End: "end",
};
const ELSEWHERE = "input, select, textarea, dialog, .board";

export function studyKey(event: KeyboardEvent): StudyCommand | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  return (event.target as Element).closest?.(ELSEWHERE) ? null : (KEYS[event.key] ?? null);
}
