import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reason } from "../../src/lib/api";
import { meet, myName, rename } from "../../src/lib/me.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import SignIn from "../../src/parts/SignIn.svelte";

const ann = { id: "a", name: "Ann", account: "ann" };
const asked: [string, string, unknown][] = [];
let answers: Record<string, () => Response>;

beforeEach(() => {
  speak("en");
  asked.length = 0;
  answers = {};
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, path, body && JSON.parse(body)]);
    return answers[path]?.() ?? Response.json(ann);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function changePassword(old: string, wanted: string): Promise<void> {
  await fireEvent.click(screen.getByText(say("password-change"), { selector: "summary" }));
  await fireEvent.input(screen.getByLabelText(say("password-old")), { target: { value: old } });
  await fireEvent.input(screen.getByLabelText(say("password-new")), { target: { value: wanted } });
  await fireEvent.click(screen.getByText(say("password-change"), { selector: "button" }));
}

test("whoever is signed in changes the password, and is told what that does elsewhere", async () => {
  render(SignIn, { account: "ann" });
  await changePassword("correct horse", "battery staple");
  expect(await screen.findByText(say("password-changed"))).toBeTruthy();
  expect(asked).toEqual([["PATCH", "/api/account", { old: "correct horse", new: "battery staple" }]]);
  expect(screen.getByLabelText<HTMLInputElement>(say("password-old")).value).toBe("");
});

test("a wrong password is told without a word about the account's name", async () => {
  answers["/api/account"] = () => Response.json({ code: "signing-in" }, { status: 401 });
  render(SignIn, { account: "ann" });
  await changePassword("wrong horse", "battery staple");
  expect((await screen.findByRole("alert")).textContent).toBe(say("password-wrong"));
  expect(screen.queryByText(say("password-changed"))).toBeNull();
});

test("one signs out here, or everywhere", async () => {
  render(SignIn, { account: "ann" });
  for (const [id, path] of [
    ["account-out", "/api/sign-out"],
    ["account-out-everywhere", "/api/sign-out/everywhere"],
  ]) {
    asked.length = 0;
    await fireEvent.click(screen.getByText(say(id)));
    await vi.waitFor(() =>
      expect(asked.map(([method, path]) => [method, path])).toEqual([
        ["POST", path],
        ["GET", "/api/me"],
      ]),
    );
  }
});

test("a guest who signs in hears which games came along", async () => {
  answers["/api/sign-in"] = () => Response.json({ ...ann, brought: 3 });
  const { rerender } = render(SignIn, { account: null });
  await fireEvent.click(screen.getByText(say("account-have")));
  expect(screen.getByText(say("account-brings"))).toBeTruthy();
  await fireEvent.submit(document.querySelector("form")!);
  await rerender({ account: "ann" });
  expect((await screen.findByRole("status")).textContent).toBe("3 games came along from here.");
});

test("a name that the server refuses is not kept", async () => {
  meet(ann);
  answers["/api/me"] = () => Response.json({ code: "name-taken" }, { status: 409 });
  await expect(rename("Bob")).rejects.toThrow();
  expect(myName()).toBe("Ann");
  answers["/api/me"] = () => Response.json({ ...ann, name: "Anna" });
  await rename("Anna");
  expect(myName()).toBe("Anna");
});

test("a long wait is told in minutes", () => {
  expect(reason({ code: "too-fast", wait: 290 })).toContain("5 minutes");
  expect(reason({ code: "too-fast", wait: 3 })).toBe(say("problem-too-fast"));
});
