// The words of the rooms for learning, in the language of the person.
import { nameOf, suitName } from "../../cards/cards";
import { sentence } from "../../i18n/sentence";
import type { Words } from "../../i18n/compiled/learn/words";
import { sayerOf } from "../../i18n/lazy";
import type { SayAny } from "../../i18n/sayer";

export const say = sayerOf<Words>(
  import.meta.glob<string>("../../i18n/compiled/learn/*.json", { query: "?url", import: "default", eager: true }),
);

const sayAny = say as unknown as SayAny;

/** A message as the lesson's script writes it: cards, suits and bids are marked as such. */
export interface Told {
  name: string;
  parts: Record<string, string | number>;
}

export const bidWords = (bid: string): string =>
  bid === "-" ? say("pass") : say("bid-called", { number: bid.slice(0, -1), way: bid.slice(-1) });

/** A card with its article, where the language has one. */
const theCard = (card: string): string => say("the-card", { card: nameOf(card), rank: card.charAt(0) });

const PARTS: Record<string, (text: string) => string> = { card: theCard, suit: suitName, bid: bidWords };

function part(value: string | number): string | number {
  const [kind = "", text = ""] = typeof value === "string" ? value.split(":") : [];
  return PARTS[kind]?.(text) ?? value;
}

/** A message of the lesson or of its chapters, whose name comes from a file. */
export function tell({ name, parts }: Told): string {
  return sentence(
    sayAny(`lesson-${name}`, Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, part(value)]))),
  );
}

/** What an exercise is called, or what it asks. */
export const exerciseOf = (theme: string, asks = ""): string => sayAny(`exercise-${theme}${asks}`);

export const chapterOf = (chapter: string): string => sayAny(`chapter-${chapter}`);
