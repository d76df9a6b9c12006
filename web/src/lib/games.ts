// What each game brings to the client: `game.ts` in the game's folder. The one list of games comes from the server.

import type { Component } from "svelte";
import { GAMES, type Event, type Frame, type GameName, type Position, type Seat, type View } from "../wire";
import type { Board, BoardProps } from "./board";
import type { Lesson } from "./lessons";
import type { Quiz } from "./quiz";
import type { Sounds } from "./sounds";
import type { Step, Tally } from "./tally";
import type { Editor } from "../position/editor";
import type { Say } from "./telling";

/** Loaded with every page, so it is small: the rest comes when it is first needed. */
export interface Game {
  /** On the first page. */
  Picture: Component;
  /** What a seat has, in what the game is won by. */
  score: (amount: number) => string;
  /** The scripted first game. */
  lesson: () => Promise<Lesson>;
  /** The colour of a seat, where players have colours of their own. */
  colour?: (view: any, seat: number) => string | null;
  /** The option by which they choose it. */
  colourOption?: string;
  /** Options in which puzzles differ beside the number of players, and how the messages of their values begin. */
  varied: Record<string, string>;
  /** Keys of the board, with the messages that explain them. */
  keys: Record<string, string>;
  /** All that a table needs. */
  kit: (options: Record<string, any>) => Promise<Kit>;
  /** Five positions to think about. */
  quiz: () => Promise<Quiz>;
  /** Keeps the score of a game at a real table. */
  scorePad: () => Promise<Component>;
  /** Where components of one's own are written down, if there can be such. */
  own?: () => Promise<Component>;
  /** Its part of the page on which positions are set up. */
  editor: () => Promise<Editor>;
  /** The pictures in the rules, and the box that they are drawn from. */
  pictures: () => Promise<{ Pictures: Component<{ name: string; box: any }>; box: any }>;
}

/** A finished game, for those who draw it. */
export interface Finished<Box = any> {
  box: Box;
  seats: Seat[];
  position: Position;
}

/** Where a picture is on its postcard. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A game at a table: the board, and how things are told. */
export interface Kit {
  Board: Component<BoardProps<any>, Board>;
  box: any;
  /** The picture on the postcard of a finished game: an SVG that is put in its place and fills it. */
  Postcard?: Component<Finished & Place>;
  /** Whether that picture is rather high than wide. */
  isHigh?(view: View): boolean;
  /** A band over the result. */
  Skyline?: Component<Finished>;
  statusOf: (position: Position, seats: Seat[], say: Say) => string;
  sentence: (event: Event, names: string[], say: Say) => string;
  /** Places of the board that an event is about, where its log names them. */
  placesOf?(event: Event, view: View): string[];
  moveTold: (move: string, say: Say) => string;
  /** The same without places that only the board shows. */
  shownTold: (move: string, say: Say) => string;
  /** The same in a list of turns; empty for moves that only settle what another has brought about. */
  brieflyTold: (move: string, say: Say) => string;
  describe: (position: Position, box: any, seats: Seat[], say: Say) => string[];
  /** Events told in the same line as the one before, if that is of this kind. */
  continues: Record<string, string>;
  /** Events that the board shows anyway. */
  untold: string[];
  /** The event with which a turn or a round begins. */
  turn: string;
  /** The event that tells of a choice only that it has been made. */
  sealed?: string;
  /** The kind of moment of a game that a replay leads to; null for steps that are none. */
  moment: (frame: Frame, before: View) => string | null;
  /** What a seat has beside what the log has told, because it can still change. */
  standing?: (view: View, seat: number) => { thing: string; amount: number }[];
  /** Whether the board shows the inspection of every position. */
  inspects: boolean;
  /** Whether marks of hints say little until one is taken up. */
  takesUp: boolean;
  /** How the end is counted. */
  tally: (position: Position) => Tally;
  /** What is counted there, as a picture. */
  Counted?: Component<{ step: Step; box: any }>;
  /** Events that the board can tell again, from their line of the log. */
  retells: string[];
  /** What events sound like. */
  sounds: Sounds;
}

const FOUND = import.meta.glob<{ game: Game }>(["../*/game.ts", "!../engine/game.ts"], { eager: true });

export const games = Object.fromEntries(GAMES.map((name) => [name, FOUND[`../${name}/game.ts`].game])) as Record<
  GameName,
  Game
>;
