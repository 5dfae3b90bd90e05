// What is said for a moment: a note of the page, and the words of people, which hang longer the more there is to read.
import type { Said } from "../protocol/messages";
import { say } from "../i18n/language.svelte";
import { session } from "./tableSession.svelte";

/** Milliseconds that words hang: a moment, and longer the more there is to read. */
const hang = (words: string): number => 2500 + 70 * words.length;

/** What takes each of them away; newer words have their own time. */
const timers: Record<string, number> = {};

function forget(what: string, after: number, taken: () => void): void {
  window.clearTimeout(timers[what]);
  timers[what] = window.setTimeout(taken, after);
}

export function note(words: string): void {
  session.noted(words);
  forget("", 1500 + hang(words), () => session.forgetNote());
}

/** What is said hangs in the air for a moment beside whoever said it. */
export function hear({ person, seat, name, text }: Said): void {
  if (seat === null) return note(say("somebody-says", { name, words: text }));
  session.hear(person, text);
  forget(person, hang(text), () => session.fallSilent(person));
}
