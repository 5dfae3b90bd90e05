// Soft sounds for those who want them, made on the spot: a card on wood, a knuckle for a pass, a book drawn in.
import type { Happening } from "../protocol/messages";
import { settings } from "./settings.svelte";

let room: AudioContext | null = null;
let wood: AudioBuffer | null = null;

/** A tenth of a second of noise that dies away. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 6;
  return buffer;
}

function knock(frequency: number, loudness: number, after = 0): void {
  room ??= new AudioContext();
  wood ??= noise(room);
  void room.resume();
  const when = room.currentTime + after;
  const source = new AudioBufferSourceNode(room, { buffer: wood });
  const body = new BiquadFilterNode(room, { type: "bandpass", frequency, Q: 1.2 });
  source.connect(body).connect(new GainNode(room, { gain: loudness })).connect(room.destination);
  source.start(when);
}

const SOUNDS: Partial<Record<Happening["kind"], (words: string) => void>> = {
  played: () => knock(1400, 0.5),
  discarded: () => knock(900, 0.4),
  trick: () => [0, 0.05, 0.09].forEach((after) => knock(1900, 0.16, after)),
  dealt: () => [0, 0.08, 0.16, 0.24].forEach((after) => knock(1700, 0.2, after)),
  called: (words) => (/pass/.test(words) ? [0, 0.14].forEach((after) => knock(260, 1.4, after)) : knock(700, 0.4)),
};

/** Let what happened be heard, if that is wanted; many things at once are one sound. */
export function sound(events: Happening[]): void {
  const last = settings.sounds ? events.filter(({ kind }) => SOUNDS[kind]).at(-1) : undefined;
  if (last) SOUNDS[last.kind]?.(last.words);
}
