import { expect, test } from "vitest";
import { read, write } from "../../src/engine/file";
import { Refusal } from "../../src/lib/refusal";

const LINES = [
  "citywright game file",
  "game: toy",
  "rules: 1",
  "players: 2",
  "names: Ann, Bob",
  "result: 3 4",
  "",
  "1 chance top red",
  "2 1 build  house",
  "end 2",
];

/** The reason why a file is refused. */
function fault(lines: string[]): string | undefined {
  try {
    read(lines.join("\n"));
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "file") return error.problem.detail;
    throw error;
  }
}

const changed = (at: number, ...lines: string[]) => LINES.toSpliced(at, 1, ...lines);

test("a file is read as it was written", () => {
  const file = read(LINES.join("\r\n"));
  expect(file.header).toMatchObject({ game: "toy", names: "Ann, Bob", result: "3 4" });
  expect(file.moves).toEqual([
    ["chance", "top red"],
    ["1", "build house"],
  ]);
  expect(write(file)).toBe(LINES.join("\n").replace("  ", " ") + "\n");
  expect(read(write(file))).toEqual(file);
});

test("what is wrong with a file is told with its line", () => {
  expect(fault(["something else"])).toMatch("this is not a game file: its first line should be 'citywright game file'");
  expect(fault(LINES.slice(0, 5))).toMatch("the file is cut: there should be an empty line");
  expect(fault(changed(2, "rules 1"))).toBe("line 3: 'rules 1' should be NAME: VALUE");
  expect(fault(changed(3))).toBe("the header has no line 'players'");
  expect(fault(changed(8, "3 1 build house"))).toBe("line 9: '3 1 build house' should be move 2, or end 1");
  expect(fault(changed(8, "2 1"))).toBe("line 9: '2 1' should be move 2, or end 1");
  expect(fault(changed(9, "end 3"))).toBe("line 10: 'end 3' should be move 3, or end 2");
  expect(fault(LINES.slice(0, 9))).toBe("the file is cut after move 2: its last line should be end 2");
  expect(fault([...LINES, "3 2 build shop"])).toBe("line 10: 'end 2' should be move 3, or end 2");
  expect(fault([...LINES, "", " "])).toBe(undefined);
});
