// The words of the game, with what they mean and where they stand in a text.
import type { Words } from "./compiled/glossary/words";
import { language } from "./language.svelte";
import { messagesOf } from "./lazy";
import { type SayAny, sayer } from "./sayer";

const words = await messagesOf(
  import.meta.glob<string>("./compiled/glossary/*.json", { query: "?url", import: "default", eager: true }),
);
export const sayWords = sayer<Words>(words, language());
const sayAny = sayWords as unknown as SayAny;

export interface Term {
  id: string;
  word: string;
  means: string;
}

const IDS = Object.keys(words).flatMap((name) => (name.startsWith("means-") ? [name.slice(6)] : []));

export const GLOSSARY: Term[] = IDS.map((id) => ({
  id,
  word: sayAny(`word-${id}` as string),
  means: sayAny(`means-${id}` as string),
})).sort((one, other) => one.word.localeCompare(other.word, document.documentElement.lang));

/** Terms by the forms in which a text may have them. */
const BY_FORM = new Map(
  GLOSSARY.flatMap((term) =>
    sayAny(`find-${term.id}`)
      .split(", ")
      .filter(Boolean)
      .map((form) => [form.toLowerCase(), term] as const),
  ),
);
const forms = [...BY_FORM.keys()].sort((one, other) => other.length - one.length).join("|");
const FORMS = new RegExp(`(^|[^\\p{L}-])(${forms})(?![\\p{L}-])`, "giu");

export interface Piece {
  text: string;
  term?: Term;
}

/** A text in pieces: the first standing of each word of the game is a piece of its own. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const { 0: whole, 1: before = "", 2: form = "", index } of text.matchAll(FORMS)) {
    const term = BY_FORM.get(form.toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(end, index + before.length) }, { text: form, term });
    end = index + whole.length;
  }
  return [...pieces, { text: text.slice(end) }];
}
