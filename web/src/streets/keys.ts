// The keys of the board. Letters go by their place on the keyboard, so that every layout works.

import type { Camera } from "./camera.svelte";
import { type Choice, nextPlace } from "./choice.svelte";
import type { Facing } from "./types";

export interface Keyed {
  root: HTMLElement;
  choice: Choice;
  camera: Camera;
  /** Tiles of the hand, as they are numbered. */
  hand: string[];
  buildings: string[];
  fit: () => void;
  commit: () => void;
  /** Let go of what is pointed at; whether there was anything. */
  calm: () => boolean;
}

const ARROWS: Record<string, Facing> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const PAN = 80;

function isTyping(target: Element): boolean {
  return target.matches("input, textarea, select, [contenteditable='true']");
}

function pan(camera: Camera, side: Facing): void {
  const [x, y] = { N: [0, PAN], E: [-PAN, 0], S: [0, -PAN], W: [PAN, 0] }[side];
  camera.pan(x, y, true);
}

function focus(root: HTMLElement, attribute: string, place: string | null): void {
  if (place) root.querySelector<SVGElement>(`[${attribute}="${place}"]`)?.focus();
}

function arrow(side: Facing, event: KeyboardEvent, { root, choice, camera, buildings }: Keyed): void {
  const building = (event.target as Element).getAttribute("data-building");
  if (event.shiftKey) pan(camera, side);
  else if (choice.places.size) focus(root, "data-place", nextPlace([...choice.places.keys()], choice.place, side));
  else if (building) focus(root, "data-building", nextPlace(buildings, building, side));
  else pan(camera, side);
}

function letGo({ choice, calm }: Keyed): boolean {
  if (choice.current && choice.held) choice.leave();
  else if (choice.isTaken) choice.take(null);
  else return calm();
  return true;
}

/** Enter decides, unless it is meant for a button that is about something else. */
function enter(event: KeyboardEvent, { choice, commit }: Keyed): boolean {
  const target = event.target as Element;
  const hand = target.getAttribute("data-hand");
  const other = target.closest("button, a") && (hand === null || hand !== choice.hand || !choice.held);
  if (other || !choice.current) return false;
  commit();
  return true;
}

/** A number is a tile of the hand, or else something of the list; whether there is one. */
function numbered(number: number, { root, choice, hand }: Keyed): boolean {
  const tile = hand[number - 1];
  if (tile && choice.hands.size) choice.take(tile);
  else focus(root, "data-move", choice.listed[number - 1]?.text ?? null);
  return !!tile || !!choice.listed[number - 1];
}

function acted(event: KeyboardEvent, board: Keyed): boolean {
  const { choice, camera, fit } = board;
  if (numbered(Number(event.key), board)) return true;
  if (event.code === "KeyR" && choice.current) choice.turn(event.shiftKey ? -1 : 1);
  else if (event.code === "KeyF") fit();
  else if (event.key === "+" || event.key === "=") camera.zoom(1.3, undefined, true);
  else if (event.key === "-") camera.zoom(1 / 1.3, undefined, true);
  else if (ARROWS[event.key]) arrow(ARROWS[event.key], event, board);
  else if (event.key === "Escape") return letGo(board);
  else if (event.key === "Enter") return enter(event, board);
  else if (event.key === " " && (event.target as Element).hasAttribute("data-place")) return enter(event, board);
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, board: Keyed): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (target.closest("dialog") || board.root.closest("[inert]")) return;
  if (target === document.body || board.root.contains(target))
    return void (acted(event, board) && event.preventDefault());
  // Numbers mean the board wherever one is, and the keys go on from there.
  if (numbered(Number(event.key), board)) focus(board.root, "data-hand", board.choice.hand);
}
