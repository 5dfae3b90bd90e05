// Deals with all hands open, as text: bridge's PBN with a fifth field for jokers, as bidwhist.analysis.parse_pbn reads it.
import { dealt, type DealRules, firstDealer, seedFromText } from "../../cards/shuffle";
import type { say } from "./words";

/** Four hands, north first. */
export type Hands = string[][];
export type Fault = Extract<
  Parameters<typeof say>[0],
  "no-deal" | "no-hand" | "no-such-card" | "card-twice" | "other-sizes" | "no-cards"
>;

/** What is wrong with a text that is to be a deal. */
export class DealFault extends Error {
  constructor(
    readonly fault: Fault,
    readonly word = "",
  ) {
    super(fault);
  }
}

export const SEATS = "NESW";
const RANKS = "AKQJT98765432";
const SUITS = "SHDC";
const JOKERS: Record<string, string> = { B: "BJ", L: "LJ" };
/** How the classic rules deal; the page has no rules to read it from, and a test compares the cards. */
const CLASSIC: DealRules = { players: 4, kitty: 6, jokers: 2, deal: "batches", first_dealer: "low_card" };

/** The hands of a text as `N:AQ84.QT98.J.KQ43 …`; it throws a DealFault where it is none. */
export function readDeal(text: string): Hands {
  const [, first = "", rest = ""] = /^\s*([nesw])\s*:(.*)$/is.exec(text) ?? [];
  const words = rest.split(/\s+/).filter(Boolean);
  if (words.length !== SEATS.length) throw new DealFault("no-deal");
  const read = words.map(readHand);
  const start = SEATS.indexOf(first.toUpperCase());
  const hands = read.map((_, seat) => read[(seat - start + SEATS.length) % SEATS.length] ?? []);
  checkTogether(hands);
  return hands;
}

function readHand(word: string): string[] {
  const parts = word.toUpperCase().replaceAll("10", "T").replaceAll("-", "").split(".");
  if (parts.length !== SUITS.length && parts.length !== SUITS.length + 1) throw new DealFault("no-hand", word);
  const cards = parts.flatMap((letters, at) => [...letters].map((letter) => cardOf(letter, SUITS[at])));
  if (cards.includes("")) throw new DealFault("no-such-card", word);
  return cards;
}

/** The card of a letter in a suit, or among the jokers behind them; nothing where there is none. */
const cardOf = (letter: string, suit: string | undefined): string =>
  suit === undefined ? (JOKERS[letter] ?? "") : RANKS.includes(letter) ? letter + suit : "";

function checkTogether(hands: Hands): void {
  const all = hands.flat();
  const twice = all.find((card, at) => all.indexOf(card) < at);
  if (twice !== undefined) throw new DealFault("card-twice", twice);
  const sizes = hands.map(({ length }) => length);
  if (new Set(sizes).size > 1) throw new DealFault("other-sizes", sizes.join(", "));
  if (!all.length) throw new DealFault("no-cards");
}

/** The deal as one line of text, from north. */
export const writeDeal = (hands: Hands): string => `N:${hands.map(writeHand).join(" ")}`;

/** What solves the deal in a terminal, the same in every language. */
export const commandFor = (hands: Hands): string => ["bidwhist", "solve", JSON.stringify(writeDeal(hands))].join(" ");

function writeHand(hand: string[]): string {
  const suits = [...SUITS].map((suit) => [...RANKS].filter((rank) => hand.includes(rank + suit)).join(""));
  const jokers = Object.keys(JOKERS).filter((letter) => hand.includes(JOKERS[letter] ?? ""));
  return [...suits, ...(jokers.length ? [jokers.join("")] : [])].join(".");
}

/** The hands that a seed deals first in a match by the classic rules; the kitty is left out. */
export function handsOf(text: string): Hands {
  const seed = seedFromText(text);
  return dealt(CLASSIC, seed, 0, firstDealer(CLASSIC, seed)).slice(0, CLASSIC.players);
}

/** The deal as a piece of an address, which has no spaces and needs no sign before the first hand. */
export const toAddress = (hands: Hands): string => writeDeal(hands).slice(2).replaceAll(" ", "_");
export const fromAddress = (piece: string): string => (piece.includes(":") ? piece : `N:${piece.replaceAll("_", " ")}`);
