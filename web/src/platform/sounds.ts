// Soft sounds made on the spot: wood and cards, and a few notes for what is rare.
import { settings } from "./settings.svelte";

/** The volume at which sounds are as loud as they were made. */
const USUAL = 50;
const loud = (loudness: number): number => (loudness * settings.volume) / USUAL;
let room: AudioContext | null = null;
let wood: AudioBuffer | null = null;

/** A tenth of a second of noise that dies away. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 6;
  return buffer;
}

/** The room that sounds are made in; there is none before somebody has touched the page. */
function opened(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive && !room) return null;
  room ??= new AudioContext();
  void room.resume();
  return room;
}

/** Opens the room ahead of the first sound: that may take a phone a tenth of a second, in which no card should fly. */
export const openAhead = (): void => void opened();

export function knock(frequency: number, loudness: number, after = 0): void {
  const context = opened();
  if (!context) return;
  wood ??= noise(context);
  const source = new AudioBufferSourceNode(context, { buffer: wood });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 1.2 });
  source
    .connect(body)
    .connect(new GainNode(context, { gain: loud(loudness) }))
    .connect(context.destination);
  source.start(context.currentTime + after);
}

/** A plucked note that dies away. */
function note(frequency: number, after = 0, seconds = 0.35, loudness = 0.07): void {
  const context = opened();
  if (!context) return;
  const when = context.currentTime + after;
  const string = new OscillatorNode(context, { type: "triangle", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud(loudness), when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  string.connect(gain).connect(context.destination);
  string.start(when);
  string.stop(when + seconds);
}

export const notes = (apart: number, ...frequencies: number[]): void =>
  frequencies.forEach((one, at) => note(one, at * apart));
export const knocks = (frequency: number, loudness: number, ...after: number[]): void =>
  after.forEach((one) => knock(frequency, loudness, one));

/** So many knocks, one after another. */
export const rattle = (frequency: number, loudness: number, count: number, apart: number): void =>
  knocks(frequency, loudness, ...Array.from({ length: count }, (_, at) => at * apart));
