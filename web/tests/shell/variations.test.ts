// @vitest-environment node
import { expect, test } from "vitest";
import { newStudy, type Study } from "../../src/lib/study";
import * as tree from "../../src/lib/variations";

/** Moves by their letters: "a b c" after the move with an id, all of one seat. */
function with_(study: Study, at: number, letters: string): Study {
  const [more] = tree.played(
    study,
    at,
    letters.split(" ").map((letter) => [0, letter]),
  );
  return more;
}

/** a b c (1 2 3); after a: x y (4 5); after b: p (6); after x: q (7). */
const tried = () => {
  const main = with_(newStudy("streets", { options: { players: 2 } }), 0, "a b c");
  return with_(with_(with_(main, 1, "x y"), 2, "p"), 4, "q");
};

const letters = (moves: { made: [unknown, string] }[]) => moves.map(({ made }) => made[1]).join(" ");
const line = (study: Study, id: number) => letters(tree.pathTo(study, id));

test("moves follow each other, the main line first", () => {
  const study = tried();
  expect(letters(tree.continuations(study, 1))).toBe("b x");
  expect(line(study, 7)).toBe("a x q");
  expect(tree.lineTo(study, 5)).toEqual({
    game: "streets",
    start: { options: { players: 2 } },
    moves: [
      [0, "a"],
      [0, "x"],
      [0, "y"],
    ],
  });
  expect(tree.endOf(study, 0)).toBe(3);
  expect(tree.endOf(study, 4)).toBe(5);
  expect(letters(tree.ends(study))).toBe("c y p q");
});

test("the longest line that a link may hold is no trouble", () => {
  const [long, last] = tree.played(
    tried(),
    3,
    Array.from({ length: 9_993 }, (_, i) => [0, `m${i}`]),
  );
  expect(tree.endOf(long, 0)).toBe(last);
  expect(tree.pathTo(long, last)).toHaveLength(9_996);
});

test("a move that is there already is not made twice", () => {
  const study = tried();
  expect(tree.played(study, 1, [[0, "x"]])).toEqual([study, 4]);
  const [more, at] = tree.played(study, 1, [
    [0, "x"],
    [1, "y"],
  ]);
  expect(more.moves).toHaveLength(study.moves.length + 1); // somebody else's
  expect(line(more, at)).toBe("a x y");
});

test("a variation begins with the last move that has others beside it", () => {
  const study = tried();
  expect(tree.fork(study, 1)).toBe(null);
  expect(tree.fork(study, 2)!.made[1]).toBe("b");
  expect(tree.fork(study, 3)!.made[1]).toBe("c");
  expect(tree.fork(study, 5)!.made[1]).toBe("y");
});

test("a variation that is promoted comes first, with all that follow it", () => {
  const study = tree.promoted(tried(), 4);
  expect(letters(tree.continuations(study, 1))).toBe("x b");
  expect(tree.endOf(study, 0)).toBe(5);
  expect(line(study, 6)).toBe("a b p");
  expect(study.moves.every(({ after }, i) => !after || study.moves.slice(0, i).some(({ id }) => id === after))).toBe(
    true,
  );
  expect(tree.promoted(study, 4)).toEqual(study);
});

test("what is deleted goes with all that follow it", () => {
  const study = tree.removed({ ...tried(), at: 7 }, 4);
  expect(letters(study.moves)).toBe("a b c p");
  expect(study.at).toBe(1);
  expect(tree.removed({ ...tried(), at: 3 }, 4).at).toBe(3);
  const [more, at] = tree.played(study, 1, [[0, "z"]]);
  expect(line(more, at)).toBe("a z"); // ids are not used twice at a time
});

test("names and comments are a move's, or at the beginning the study's", () => {
  const study = tree.reworded(tree.reworded(tried(), 4, { name: "Another way" }), 0, { comment: "Look!" });
  expect(tree.moveOf(study, 4)!.name).toBe("Another way");
  expect(study.comment).toBe("Look!");
});

test("as text, a line is told turn by turn, and variations where they leave", () => {
  const study = tried();
  const turnOf = (id: number) => (tree.pathTo(study, id).length < 3 ? 1 : 2);
  const told = (rows: tree.Row[]): unknown =>
    rows.map(({ turn, moves, variations }) => [turn, letters(moves), ...variations.map(told)]);
  expect(told(tree.rowsFrom(study, study.moves[0], turnOf))).toEqual([
    [
      1,
      "a b",
      [
        [1, "x"],
        [2, "y", [[2, "q"]]],
      ],
    ],
    [2, "c", [[2, "p"]]],
  ]);
});
