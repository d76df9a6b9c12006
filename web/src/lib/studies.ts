// The tools to study games with. Each has a page of its own, or one for each game, and the words `study-NAME`.

export interface Study {
  name: "analyse" | "explore" | "position" | "score" | "puzzles";
  /** Whether there is a page for each game: /NAME/GAME instead of /NAME. */
  each: boolean;
}

export const STUDIES: Study[] = [
  { name: "analyse", each: false },
  { name: "explore", each: true },
  { name: "puzzles", each: false },
  { name: "position", each: true },
  { name: "score", each: true },
];
