// Announces your turn with a short soft sound, and with a notification if the page is hidden.

let audio: AudioContext | null = null;
const NOTES = [587.33, 880]; // d and a
const LENGTH = 0.35; // seconds

function note(context: AudioContext, frequency: number, at: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers keep a page silent that nobody has touched
  audio ??= new AudioContext();
  const context = audio;
  NOTES.forEach((frequency, i) => note(context, frequency, context.currentTime + i * 0.12));
}

function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

export function mayAskToNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}

export function notify(title: string, body: string): void {
  if (!canNotify() || document.visibilityState === "visible") return;
  const shown = new Notification(title, { body, tag: location.href });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
