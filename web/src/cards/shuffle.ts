// Cards from a seed: the construction of docs/deals.md by the page's own SHA-256; it shares no line with the server.
import { sha256 } from "@noble/hashes/sha2.js";

/** What the rules say of the pack, and of how it is dealt. */
export interface DealRules {
  players: number;
  kitty: number;
  jokers: number;
  deal: string;
  first_dealer: string;
}

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A whole number in eight bytes, big end first. */
export function number(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function* stream(seed: Uint8Array, label: string, which: number): Generator<number, never> {
  const start = joined(ascii(`bidwhist/1\0${label}\0`), seed, number(which));
  for (let block = 0; ; block += 1) yield* sha256(joined(start, number(block)));
}

function draw(bytes: Generator<number, never>, below: number): number {
  for (;;) {
    const byte = bytes.next().value;
    if (byte < 256 - (256 % below)) return byte % below;
  }
}

export function shuffled<Item>(items: Item[], seed: Uint8Array, label: string, which = 0): Item[] {
  const bytes = stream(seed, label, which);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = draw(bytes, last + 1);
    [mixed[last], mixed[at]] = [mixed[at] as Item, mixed[last] as Item];
  }
  return mixed;
}

const RANKS = "23456789TJQKA";
export const PACK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
/** Ranks first, suits part equal ones. */
export const height = (card: string): number => RANKS.indexOf(card[0] ?? "") * 4 + "CDHS".indexOf(card[1] ?? "");
const BATCHES: Record<number, number[]> = { 10: [3, 4, 3], 12: [3, 4, 3, 2], 13: [3, 4, 3, 3] };
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Each seat's cards and the kitty, as the seed deals them. */
export function dealt(
  { players, kitty, jokers, deal }: DealRules,
  seed: Uint8Array,
  which: number,
  dealer: number,
): string[][] {
  const pack = shuffled([...PACK, ...["LJ", "BJ"].slice(2 - jokers)], seed, "deal", which);
  const size = (pack.length - kitty) / players;
  const batches = BATCHES[size] ?? [...upTo(Math.floor(size / 3)).map(() => 3), size % 3];
  const byBatches = batches.flatMap((many) =>
    upTo(players).flatMap((turn) => upTo(many).map(() => (dealer + 2 * players - 1 - turn) % players)),
  );
  const singly = upTo(size * players).map((turn) => (dealer + 1 + turn) % players);
  const order = deal === "singly" ? singly : byBatches;
  const inner = upTo(pack.length - 8).map((at) => at + 4);
  const places =
    deal === "singly"
      ? shuffled(inner, seed, "kitty", which).slice(inner.length - kitty)
      : upTo(kitty).map((at) => order.length + at);
  for (const place of places.sort((one, other) => one - other)) order.splice(place, 0, players);
  return upTo(players + 1).map((seat) => pack.filter((_, at) => order[at] === seat));
}

/** The seat that deals first, as the rules draw it. */
export function firstDealer(rules: DealRules, seed: Uint8Array): number {
  const cards = shuffled(PACK, seed, "first dealer");
  const seats = upTo(rules.players);
  const firstOf = (suit: string): number => cards.findIndex((card) => card[1] === suit) % rules.players;
  const ways: Record<string, () => number> = {
    random: () => draw(stream(seed, "first dealer", 0), rules.players),
    low_card: () => seats.sort((one, other) => height(cards[one] ?? "") - height(cards[other] ?? ""))[0] ?? 0,
    first_diamond: () => firstOf("D"),
    first_club: () => firstOf("C"),
  };
  return (ways[rules.first_dealer] as () => number)();
}

/** Thirty-two bytes for a seed that a person typed: hex of that length as it is, any other text hashed. */
export function seedFromText(text: string): Uint8Array {
  const word = text.trim();
  if (/^[0-9a-f]{64}$/i.test(word)) return fromHex(word);
  return sha256(ascii(`bidwhist/1\0seed\0${word}`));
}

export const fromHex = (word: string): Uint8Array =>
  Uint8Array.from(word.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
