// What is said for a moment: a note of the page, and the words of people, which hang longer the more there is to read.
import type { Said } from "../protocol/messages";
import { say } from "../i18n/language.svelte";
import { sentence } from "../i18n/sentence";
import { aloud } from "../speech/announce.svelte";
import { session } from "./tableSession.svelte";

/** Milliseconds that words hang: a moment, and longer the more there is to read. */
const hang = (words: string): number => 2500 + 70 * words.length;

/** The timer that removes each of them; newer words start it again. */
const timers: Record<string, number> = {};

function forget(what: string, after: number, taken: () => void): void {
  window.clearTimeout(timers[what]);
  timers[what] = window.setTimeout(taken, after);
}

/** Shows a note without speaking it, because its words are spoken elsewhere. */
export function show(words: string): void {
  session.noted(words);
  forget("", 1500 + hang(words), () => session.forgetNote());
}

export function note(words: string): void {
  show(words);
  aloud(words);
}

/** Why something cannot be done, beside the card that it is about. */
export function refuse(why: string, card: string | null = null): void {
  const words = sentence(why);
  session.refuse(words, card);
  aloud(words);
}

/** What is said hangs in the air for a moment beside the person who said it. */
export function hear({ person, seat, name, text }: Said): void {
  if (seat === null) return show(say("somebody-says", { name, words: text }));
  session.hear(person, text);
  forget(person, hang(text), () => session.fallSilent(person));
}
