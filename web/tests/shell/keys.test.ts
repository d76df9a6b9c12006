import { expect, test } from "vitest";
import { command } from "../../src/lib/keys";

function pressed(
  init: KeyboardEventInit,
  target: HTMLElement = document.createElement("div"),
): ReturnType<typeof command> {
  const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
  document.body.append(target);
  target.dispatchEvent(event);
  return command(event);
}

test.each([
  [{ code: "KeyU", key: "u" }, "undo"],
  [{ code: "KeyU", key: "г" }, "undo"], // a Russian layout
  [{ code: "KeyU", key: "U", shiftKey: true }, "redo"],
  [{ code: "KeyH", key: "h" }, "hint"],
  [{ code: "KeyL", key: "l" }, "log"],
  [{ code: "KeyC", key: "c" }, "chat"],
  [{ code: "Digit7", key: "?", shiftKey: true }, "rules"],
  [{ code: "Escape", key: "Escape" }, "close"],
  [{ code: "KeyC", key: "c", ctrlKey: true }, null],
  [{ code: "KeyX", key: "x" }, null],
])("%o", (init, wanted) => expect(pressed(init)).toBe(wanted));

test("letters typed into a field are letters, but Esc still closes", () => {
  const field = document.createElement("input");
  expect(pressed({ code: "KeyU", key: "u" }, field)).toBeNull();
  expect(pressed({ code: "Escape", key: "Escape" }, field)).toBe("close");
});
