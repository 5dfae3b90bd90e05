// The words of the rooms for learning, in the language of the person.
import { nameOf, suitName } from "../cards/cards";
import { wordsOf } from "../words/room";
import { sayer } from "../words/sayer";

const words = await wordsOf({
  en: () => import("../words/compiled/learn/en"),
  fr: () => import("../words/compiled/learn/fr"),
  es: () => import("../words/compiled/learn/es"),
  he: () => import("../words/compiled/learn/he"),
});
export const say = sayer(words);

/** A message as the lesson's script writes it: cards, suits and bids are marked as such. */
export interface Told {
  name: string;
  parts: Record<string, string | number>;
}

export const bidWords = (bid: string): string => (bid === "-" ? say("pass") : say("bid-called", { number: bid.slice(0, -1), way: bid.slice(-1) }));

const PARTS: Record<string, (text: string) => string> = { card: nameOf, suit: suitName, bid: bidWords };

function part(value: string | number): string | number {
  const [kind = "", text = ""] = typeof value === "string" ? value.split(":") : [];
  return PARTS[kind]?.(text) ?? value;
}

/** A message of the lesson or of its chapters, whose name comes from a file. */
export function tell({ name, parts }: Told): string {
  const message = (words as Record<string, unknown>)[`lesson-${name}`];
  const told = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, part(value)]));
  return typeof message === "function" ? (message as (parts: unknown) => string)(told) : String(message);
}

export const chapterOf = (chapter: string): string => String((words as Record<string, unknown>)[`chapter-${chapter}`]);
