// What is said for a moment: a note of the page, and the words of people, which hang longer the more there is to read.
import type { Said } from "../protocol/messages";
import { say } from "../i18n/language.svelte";
import { session } from "./tableSession.svelte";

/** Milliseconds that words hang: a moment, and longer the more there is to read. */
const hang = (words: string): number => 2500 + 70 * words.length;

export function note(words: string): void {
  session.noted(words);
  window.setTimeout(
    () => {
      session.forgetNote(words);
    },
    1500 + hang(words),
  );
}

/** What is said hangs in the air for a moment beside whoever said it. */
export function hear({ person, seat, name, text }: Said): void {
  if (seat === null) return note(say("somebody-says", { name, words: text }));
  session.hear(person, text);
  window.setTimeout(() => session.fallSilent(person, text), hang(text));
}
