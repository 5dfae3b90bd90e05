// A finished match checked in the browser: promises, seed, seats, first dealer and every card, by the page's own SHA-256.
// The construction is that of docs/deals.md and docs/fair-deals.md; it shares no line with the server.
import { sha256 } from "@noble/hashes/sha2.js";
import type { Words } from "../../i18n/compiled/replay/words";
import type { Say } from "../../i18n/sayer";

/** What does not hold, to be said in the language of whoever reads. */
export type Wrong = (say: Say<Words>) => string;

export interface FairRecord {
  rules: { players: number; kitty: number; jokers: number; deal: string; partners: string; first_dealer: string };
  players: string[];
  seed?: string | null;
  deals: { dealer: number; hands: string[][]; kitty?: string[] }[];
  fairness?: {
    version?: number;
    table: string;
    match: number;
    server_commitment: string;
    server_bytes: string | null;
    seed: string | null;
    seats: { seat: number; name: string; commitment: string | null; entropy: string | null }[];
  } | null;
}

export interface Checked {
  /** What does not hold; none where all does. */
  fault: Wrong | null;
  deals: number;
  /** Who gave bytes, and who promised some and kept them back. */
  mixed: string[];
  withheld: string[];
}

class Fault extends Error {
  constructor(readonly wrong: Wrong) {
    super();
  }
}

const need = (holds: boolean, wrong: Wrong): void => {
  if (!holds) throw new Fault(wrong);
};
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

function raw(text: unknown, whose: "server" | "given" | "promised", name = ""): Uint8Array {
  if (typeof text !== "string" || !/^[0-9a-f]{64}$/.test(text))
    throw new Fault((say) => say("fault-size", { whose, name }));
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A whole number in eight bytes, big end first. */
function number(value: number): Uint8Array {
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

function shuffled<Item>(items: Item[], seed: Uint8Array, label: string, which = 0): Item[] {
  const bytes = stream(seed, label, which);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = draw(bytes, last + 1);
    [mixed[last], mixed[at]] = [mixed[at] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** The version of a block whose deal was given. */
const GIVEN = 3;
const RANKS = "23456789TJQKA";
const PACK = [..."CDHS"].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
/** Ranks first, suits part equal ones. */
const height = (card: string): number => RANKS.indexOf(card[0] ?? "") * 4 + "CDHS".indexOf(card[1] ?? "");
const BATCHES: Record<number, number[]> = { 10: [3, 4, 3], 12: [3, 4, 3, 2], 13: [3, 4, 3, 3] };
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Each seat's cards and the kitty, as the seed deals them. */
function dealt(
  { players, kitty, jokers, deal }: FairRecord["rules"],
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

function seedOf(block: NonNullable<FairRecord["fairness"]>): Uint8Array {
  const chairs = block.seats.flatMap(({ seat, name, commitment, entropy }, place) => {
    need(seat === place, (say) => say("fault-order"));
    const given = entropy === null ? null : raw(entropy, "given", name);
    need(!given || hex(sha256(given)) === commitment, (say) => say("fault-other-bytes", { name }));
    const part = given
      ? [Uint8Array.of(2), given]
      : commitment === null
        ? [Uint8Array.of(0)]
        : [Uint8Array.of(1), raw(commitment, "promised", name)];
    return [number(ascii(name).length), ascii(name), ...part];
  });
  const server = raw(block.server_bytes, "server");
  // A deal that is the same at many tables: nobody there adds to it.
  if (block.version === GIVEN) return sha256(joined(ascii(`bidwhist/fair/3\0`), server));
  return sha256(
    joined(
      ascii(`bidwhist/fair/2\0${block.table}\0`),
      number(block.match),
      server,
      number(block.seats.length),
      ...chairs,
    ),
  );
}

function seated(record: FairRecord, seed: Uint8Array, names: string[]): string[] {
  if (record.rules.partners !== "drawn") return names;
  const cards = shuffled(PACK, seed, "partners");
  const [first, second, third, last] = upTo(4).sort(
    (one, other) => height(cards[other] ?? "") - height(cards[one] ?? ""),
  );
  return [first, third, second, last].map((chair) => names[chair ?? 0] ?? "");
}

function firstDealer({ rules }: FairRecord, seed: Uint8Array): number {
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

const same = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join();

function checkDeals(record: FairRecord, seed: Uint8Array): void {
  const dealer = firstDealer(record, seed);
  record.deals.forEach((deal, which) => {
    const by = record.players[deal.dealer];
    need(deal.dealer === (dealer + which) % record.rules.players, (say) =>
      say("fault-dealer", { deal: which + 1, by: by === undefined ? "nobody" : "name", name: by ?? "" }),
    );
    const shown = [...deal.hands, deal.kitty ?? []];
    dealt(record.rules, seed, which, deal.dealer).forEach((cards, seat) => {
      const name = record.players[seat];
      const others = (shown[seat] ?? []).filter((card) => !cards.includes(card));
      const parts = {
        deal: which + 1,
        whose: name === undefined ? "kitty" : "player",
        name: name ?? "",
        cards: others.join(" "),
      };
      need(same(cards, shown[seat] ?? []), (say) =>
        say("fault-cards", { ...parts, cards: parts.cards || say("fault-missing") }),
      );
    });
  });
}

function checkAll(record: FairRecord): void {
  const block = record.fairness;
  if (!block) throw new Fault((say) => say("fault-no-block"));
  need(block.version === 2 || block.version === GIVEN, (say) => say("fault-old-way"));
  need(block.seats.length === record.rules.players, (say) => say("fault-chairs"));
  need(hex(sha256(raw(block.server_bytes, "server"))) === block.server_commitment, (say) => say("fault-server"));
  need(block.version !== GIVEN || block.seats.every(({ commitment }) => commitment === null), (say) =>
    say("fault-seed"),
  );
  const seed = seedOf(block);
  need(hex(seed) === block.seed && block.seed === record.seed, (say) => say("fault-seed"));
  need(
    seated(
      record,
      seed,
      block.seats.map(({ name }) => name),
    ).join("\n") === record.players.join("\n"),
    (say) => say("fault-players"),
  );
  checkDeals(record, seed);
}

/** Whether the cards of a match are those that its bytes make, and if not, what differs first. */
export function check(record: FairRecord): Checked {
  const seats = record.fairness?.seats ?? [];
  const told = {
    deals: record.deals.length,
    mixed: seats.filter(({ entropy }) => entropy !== null).map(({ name }) => name),
    withheld: seats
      .filter(({ commitment, entropy }) => commitment !== null && entropy === null)
      .map(({ name }) => name),
  };
  try {
    checkAll(record);
    return { fault: null, ...told };
  } catch (error) {
    return { fault: error instanceof Fault ? error.wrong : (say) => say("fault-record"), ...told };
  }
}
