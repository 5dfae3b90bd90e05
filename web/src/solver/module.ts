// The compiled solver as a module of WebAssembly: positions and answers in its memory, as kernel/wasm/solver.cpp has them.
import type { OpenPosition } from "../protocol/messages";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  question: () => number;
  answer: () => number;
  value: (nodes: number, guess: number) => number;
  cards: (nodes: number) => number;
}

/** What is known of tricks: both numbers are the same unless the nodes ran out. */
export interface Bounds {
  low: number;
  high: number;
}

const RANKS = "23456789TJQKA";
const SUITS = "CDHS";
const STRAINS = "CDHSN";
const DIRECTIONS = ["uptown", "downtown", "downtown_aces_low"];
const JOKERS = ["LJ", "BJ"];
const CODES = [...[...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)), ...JOKERS];
/** As kernel/solver/limits.hpp has it. */
const MAX_PLAYERS = 5;
const NUMBERS_BEFORE_TABLE = 10;

export class Solver {
  constructor(private readonly exports: Exports) {
    exports._initialize();
  }

  /** The declaring side's tricks from here on, the trick in progress included. */
  value(position: OpenPosition, nodes = 0): Bounds {
    this.ask(position, () => this.exports.value(nodes, -1));
    const [low = 0, high = 0] = this.words(2);
    return { low, high };
  }

  /** The same for each card that may be played. */
  cards(position: OpenPosition, nodes = 0): Record<string, Bounds> {
    const count = this.ask(position, () => this.exports.cards(nodes));
    const words = this.words(3 * count);
    return Object.fromEntries(
      Array.from({ length: count }, (_, at) => {
        const [card = 0, low = 0, high = 0] = words.slice(3 * at);
        return [CODES[card] ?? "", { low, high }];
      }),
    );
  }

  private ask(position: OpenPosition, call: () => number): number {
    const numbers = [
      position.hands.length,
      STRAINS.indexOf(position.strain),
      DIRECTIONS.indexOf(position.direction),
      position.leader,
      position.sides.reduce((mask, seat) => mask | (1 << seat), 0),
      position.first_trick,
      Number(position.jokers_any_time),
      Number(position.jokers_must_go),
      Number(position.jokers_may_lead),
      position.table.length,
      ...position.table.map((card) => CODES.indexOf(card)),
    ];
    const size = NUMBERS_BEFORE_TABLE + MAX_PLAYERS;
    const words = new Int32Array(this.exports.memory.buffer, this.exports.question(), size + 2 * MAX_PLAYERS);
    words.fill(0);
    words.set(numbers);
    position.hands.forEach((hand, seat) => {
      let mask = 0n;
      for (const card of hand) mask |= 1n << BigInt(CODES.indexOf(card));
      words.set([Number(mask & 0xffffffffn), Number(mask >> 32n)], size + 2 * seat);
    });
    const answered = call();
    // The position makes no sense.
    if (answered === -1) throw new RangeError();
    return answered;
  }

  /** A copy of the answer; the memory may have grown, and moved, while it was sought. */
  private words(count: number): number[] {
    return [...new Int32Array(this.exports.memory.buffer, this.exports.answer(), count)];
  }
}

/** Fetches and compiles the module. */
export async function fetchSolver(address: string): Promise<Solver> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  return new Solver(instance.exports as unknown as Exports);
}
