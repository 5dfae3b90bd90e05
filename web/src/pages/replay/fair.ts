// A finished match checked in the browser: promises, seed, seats, first dealer and every card, by the page's own SHA-256.
// The construction is that of docs/deals.md and docs/fair-deals.md; it shares no line with the server.
import { sha256 } from "@noble/hashes/sha2.js";
import type { Words } from "../../i18n/compiled/replay/words";
import type { Say } from "../../i18n/sayer";
import {
  ascii,
  type DealRules,
  dealt,
  firstDealer,
  fromHex,
  height,
  hex,
  joined,
  number,
  PACK,
  shuffled,
  upTo,
} from "../../cards/shuffle";

/** What does not hold, to be said in the reader's language. */
export type Wrong = (say: Say<Words>) => string;

export interface FairRecord {
  rules: DealRules & { partners: string };
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

function raw(text: unknown, whose: "server" | "given" | "promised", name = ""): Uint8Array {
  if (typeof text !== "string" || !/^[0-9a-f]{64}$/.test(text))
    throw new Fault((say) => say("fault-size", { whose, name }));
  return fromHex(text);
}

/** The version of a block whose deal was given. */
const GIVEN = 3;

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

const same = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join();

function checkDeals(record: FairRecord, seed: Uint8Array): void {
  const dealer = firstDealer(record.rules, seed);
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
