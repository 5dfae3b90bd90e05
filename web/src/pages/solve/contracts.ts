// The contracts of an open deal, what each declarer takes in them, and how a contract is written in an address.
import type { OpenPosition } from "../../protocol/messages";
import { solve } from "../../solver/solver";
import { type Hands, SEATS } from "./openDeal";

export type Strain = OpenPosition["strain"];
export type Direction = OpenPosition["direction"];
export type Lead = "declarer" | "left";

export interface Contract {
  /** The seat that declares, 0 for north. */
  declarer: number;
  strain: Strain;
  direction: Direction;
  lead: Lead;
}

export const STRAINS: readonly Strain[] = ["S", "H", "D", "C", "N"];
export const LEADS: readonly Lead[] = ["declarer", "left"];
const WAYS: Record<string, Direction> = { u: "uptown", d: "downtown", a: "downtown_aces_low" };
const NORTH_SOUTH = [0, 2];
const EAST_WEST = [1, 3];
const STEPS_TO_LEADER: Record<Lead, number> = { declarer: 0, left: 1 };

/** The position before the first card, from a team's point of view; jokers in no-trump are played when leading or void. */
export const opening = (hands: Hands, { declarer, strain, direction, lead }: Contract): OpenPosition => ({
  hands,
  table: [],
  leader: (declarer + STEPS_TO_LEADER[lead]) % SEATS.length,
  sides: declarer % 2 ? EAST_WEST : NORTH_SOUTH,
  strain,
  direction,
  first_trick: 1,
  jokers_any_time: false,
  jokers_must_go: false,
  jokers_may_lead: true,
});

/** The twenty contracts of a direction, those of a strain one after another: the solver remembers what they share. */
export const contractsOf = (direction: Direction, lead: Lead): Contract[] =>
  STRAINS.flatMap((strain) => [...SEATS].map((_, declarer) => ({ declarer, strain, direction, lead })));

/** How many tricks the declaring team takes with best play by all. */
export async function tricksOf(hands: Hands, contract: Contract): Promise<number> {
  const position = opening(hands, contract);
  // Asked of north and south, no matter who declares, so that both teams' questions are one to the solver.
  const { low } = await solve("value", { ...position, sides: NORTH_SOUTH }, 0);
  return contract.declarer % 2 ? (hands[0]?.length ?? 0) - low : low;
}

/** A contract in an address, as `NSul`: seat, strain, direction, and who leads. */
export const spelled = ({ declarer, strain, direction, lead }: Contract): string =>
  `${SEATS[declarer]}${strain}${Object.keys(WAYS).find((letter) => WAYS[letter] === direction)}${lead[0]}`;

/** The contract of an address, or none. */
export function contractOf(piece: string): Contract | null {
  const [, seat = "", strain, way = "", lead] = /^([NESW])([SHDCN])([uda])([dl])$/.exec(piece) ?? [];
  const direction = WAYS[way];
  if (!direction) return null;
  const led = LEADS.find((one) => one[0] === lead) ?? "declarer";
  return { declarer: SEATS.indexOf(seat), strain: strain as Strain, direction, lead: led };
}
