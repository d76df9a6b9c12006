// Plays the sounds of the table with Web Audio. Nothing sounds unless the player wants sounds and has touched the page.

import type { Entry, Event } from "../wire";
import { preferences } from "./preferences.svelte";
import { type Note, type Sound, TUNES } from "./tunes";

const LOUDNESS = 0.35;
const ATTACK = 0.008; // seconds; without it, a note would click
const SILENCE = 0.0001; // where exponential fading ends
const APART = 0.09; // seconds between two of the same kind
const MOST = 24; // notes at the same time

export type Sounds = Partial<Record<Event["event"], Sound>>;

let audio: { context: AudioContext; out: AudioNode; air: AudioBuffer } | null = null;
let sounding = 0;
const last = new Map<Sound, number>();

function mayPlay(): boolean {
  // Browsers keep a page silent that nobody has touched, and complain about it.
  return preferences.sound === "on" && !!navigator.userActivation?.hasBeenActive;
}

function opened() {
  if (audio) return audio;
  const context = new AudioContext();
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  return (audio = { context, out, air: airOf(context) });
}

/** Half a second of noise. */
function airOf(context: AudioContext): AudioBuffer {
  const air = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  air.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return air;
}

function toneOf(context: AudioContext, { pitch, to = pitch, lasts }: Note, at: number) {
  const tone = new OscillatorNode(context, { frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(to, at + lasts);
  return { source: tone, end: tone };
}

function breathOf(context: AudioContext, buffer: AudioBuffer, { pitch }: Note) {
  const source = new AudioBufferSourceNode(context, { buffer });
  return { source, end: source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.4 })) };
}

function play(note: Note, from: number): void {
  const { context, out, air } = opened();
  const at = from + note.at;
  const { source, end } = note.wave === "noise" ? breathOf(context, air, note) : toneOf(context, note, at);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.volume, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + ATTACK + note.lasts);
  end.connect(volume).connect(out);
  sounding += 1;
  source.onended = () => (sounding -= 1);
  source.start(at);
  source.stop(at + ATTACK + note.lasts);
}

/** Play a sound now, or some seconds later; one of many at the same time is enough. */
export function sound(name: Sound, later = 0): void {
  if (!mayPlay()) return;
  const { context } = opened();
  void context.resume?.();
  const at = context.currentTime + later;
  if (at - (last.get(name) ?? -APART) < APART || sounding + TUNES[name].length > MOST) return;
  last.set(name, at);
  for (const note of TUNES[name]) play(note, at);
}

/** Play what is new in a log, if somebody looks at it: each kind once, one after the other. */
export function hear(log: Entry[], heard: number, sounds: Sounds): void {
  if (document.hidden) return;
  const events = log.filter(({ number }) => number > heard).flatMap((entry): Event[] => entry.events);
  const names = new Set(events.flatMap(({ event }) => sounds[event] ?? []));
  [...names].forEach((name, i) => sound(name, i * 0.15));
}
