// What is spoken: one polite queue of what happens and whose turn it is, and one urgent line for the banner alone.
const KEPT = 40;
/** Milliseconds after which a line is out of the page: a person who reads it line by line finds what is new. */
const LOG_ENTRY_MS = 30_000;
let number = 0;

export const voice: { said: { id: number; words: string }[]; urgent: string } = $state({ said: [], urgent: "" });

export function aloud(words: string): void {
  if (!words) return;
  const id = ++number;
  voice.said = [...voice.said.slice(1 - KEPT), { id, words }];
  window.setTimeout(() => (voice.said = voice.said.filter((line) => line.id !== id)), LOG_ENTRY_MS);
}

/** What the replay calls it. */
export const say = aloud;

export function shout(words: string): void {
  // The same words twice are spoken twice only if the text changes.
  voice.urgent = words === voice.urgent ? `${words}\u00a0` : words;
}
