// Positions that come as text: pasted, or from a file.

import { say } from "../lib/words.svelte";
import type { GameName } from "../wire";
import type { Editor, Sketch } from "./editor";

/** The position of a text, or why there is none. */
export function sketchOf(
  text: string,
  { game, editor }: { game: GameName; editor: Editor },
): { sketch: Sketch | null; problem: string } {
  const data = parsed(text);
  const problem = (id: string) => ({ sketch: null, problem: say(id, { game: say(`arena-${game}`) }) });
  if (!data || typeof data !== "object" || Array.isArray(data)) return problem("position-no-json");
  if ((data.game ?? game) !== game) return problem("position-other-game");
  const sketch = editor.read(data);
  return sketch ? { sketch, problem: "" } : problem("position-no-position");
}

function parsed(text: string): Sketch | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
