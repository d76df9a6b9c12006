// What was used last: mouse, finger or keys. Instructions are worded for it.

export type By = "mouse" | "finger" | "keys";

const WITH_OTHERS = ["Shift", "Control", "Alt", "Meta"];

let last = $state<By>(globalThis.matchMedia?.("(hover: none)").matches ? "finger" : "mouse");

export function by(): By {
  return last;
}

globalThis.addEventListener?.(
  "pointerdown",
  ({ pointerType }) => (last = pointerType === "touch" ? "finger" : "mouse"),
  true,
);
globalThis.addEventListener?.("keydown", ({ key }) => WITH_OTHERS.includes(key) || (last = "keys"), true);
