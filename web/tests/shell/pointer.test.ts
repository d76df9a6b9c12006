import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Pointer from "../../src/parts/Pointer.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const seen = (left: number) => ({ left, top: 50, width: 20, height: 20 }) as DOMRect;

test("what is pointed at is brought into view once, and then followed wherever it is moved", async () => {
  vi.stubGlobal("CSS", { escape: String });
  document.body.innerHTML = '<button data-point="here"></button>';
  const button = document.querySelector("button")!;
  const place = vi.spyOn(button, "getBoundingClientRect").mockReturnValue(seen(10));
  button.scrollIntoView = vi.fn();
  render(Pointer, { point: "here" });
  const ring = () => document.querySelector<HTMLElement>(".pointer")?.style.left;
  await vi.waitFor(() => expect(ring()).toBe("4px"));
  place.mockReturnValue(seen(90));
  await vi.waitFor(() => expect(ring()).toBe("84px"));
  expect(button.scrollIntoView).toHaveBeenCalledTimes(1);
});
