import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OFFERED, prefer, preferences, type Preference } from "../../src/lib/preferences.svelte";
import { AtTable } from "../../src/lib/table.svelte";
import { has, LANGUAGES, speak } from "../../src/lib/words.svelte";
import Actions from "../../src/parts/Actions.svelte";
import Settings from "../../src/parts/Settings.svelte";
import { FakeSocket, position, table } from "./fakes";

const NAMES = Object.keys(OFFERED) as Preference[];

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  speak("en");
  prefer("hints", "on");
  prefer("pace", "usual");
});

test.each(LANGUAGES)("every preference has its words (%s)", (language) => {
  const wanted = NAMES.flatMap((name) => [
    `setting-${name}`,
    `setting-${name}-about`,
    ...OFFERED[name].map((value) => `setting-${name}-${value}`),
  ]);
  expect(wanted.filter((id) => !has(id, language))).toEqual([]);
});

test("all preferences are set in one place, and show what is chosen", async () => {
  render(Settings);
  expect(screen.getAllByRole("group")).toHaveLength(NAMES.length + 1); // and the language
  await fireEvent.click(screen.getByRole("radio", { name: "very slow" }));
  expect(preferences.pace).toBe("slowest");
  await fireEvent.click(screen.getByRole("radio", { name: "Русский" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "очень медленно" }).checked).toBe(true);
});

test("whoever wants no hints is not offered any", async () => {
  FakeSocket.made = [];
  const at = new AtTable("maple", FakeSocket.open);
  FakeSocket.last.come().tell(table(), position());
  render(Actions, { at, open: () => {}, result: null });
  await fireEvent.click(screen.getByLabelText("Hint (H)"));
  expect(FakeSocket.last.sent).toMatchObject([{ type: "hint" }]);
  prefer("hints", "off");
  expect([at.offersHints, at.canHint, at.showsHints]).toEqual([false, false, false]);
  expect(await screen.findByLabelText("Undo (U)")).toBeTruthy();
  expect(screen.queryByLabelText("Hint (H)")).toBeNull();
  at.leave();
});
