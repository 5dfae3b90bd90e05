// The play of an open deal, card by card. The page has no rules: which cards may be played and who takes a trick is asked.
import type { OpenPosition } from "../../protocol/messages";
import { solve } from "../../solver/solver";

export interface Moment {
  position: OpenPosition;
  /** Tricks of the declaring team, and of the defenders. */
  won: number;
  lost: number;
  /** The trick that ended with the last card, seat by seat from its leader; and who took it. */
  ended: { cards: string[]; leader: number; winner: number } | null;
}

export const begun = (position: OpenPosition): Moment => ({ position, won: 0, lost: 0, ended: null });

/** The seat that plays next. */
export const toPlay = ({ leader, table, hands }: OpenPosition): number => (leader + table.length) % hands.length;

export const isOver = ({ position }: Moment): boolean => position.hands.every((hand) => hand.length === 0);

/** The least that may be looked at: enough to learn which cards are legal. */
const ONE_NODE = 1;

/** Whether a card may be played now. */
export async function isLegal({ position }: Moment, card: string): Promise<boolean> {
  const held = position.hands[toPlay(position)] ?? [];
  return held.includes(card) && Object.hasOwn(await solve("cards", position, ONE_NODE), card);
}

/** The moment after a legal card. */
export async function after({ position, won, lost }: Moment, card: string): Promise<Moment> {
  const seat = toPlay(position);
  const hands = position.hands.map((hand, of) => (of === seat ? hand.filter((one) => one !== card) : hand));
  const table = [...position.table, card];
  if (table.length < hands.length) return { position: { ...position, hands, table }, won, lost, ended: null };
  const winner = await winnerOf({ ...position, table });
  const isOurs = position.sides.includes(winner);
  return {
    position: { ...position, hands, table: [], leader: winner, first_trick: 1 },
    won: won + Number(isOurs) * position.first_trick,
    lost: lost + Number(!isOurs) * position.first_trick,
    ended: { cards: table, leader: position.leader, winner },
  };
}

/** Who takes a trick: whose one-card hand takes the only trick of a deal that has nothing but these cards. */
async function winnerOf(position: OpenPosition): Promise<number> {
  const { table, leader } = position;
  const hands = table.map((_, seat) => [table[(seat - leader + table.length) % table.length] ?? ""]);
  const alone = { ...position, hands, table: [], first_trick: 1 };
  const taken = await Promise.all(hands.map((_, seat) => solve("value", { ...alone, sides: [seat] }, 0)));
  return taken.findIndex(({ low }) => low === 1);
}

/** All moments of a play so far; it ends before the first card that may not be played. */
export async function momentsOf(position: OpenPosition, played: string[]): Promise<Moment[]> {
  const moments = [begun(position)];
  for (const card of played) {
    const now = moments.at(-1);
    if (!now || !(await isLegal(now, card))) break;
    moments.push(await after(now, card));
  }
  return moments;
}

/** What the team of a seat makes of its best cards: the most books, or the fewest for the defenders. */
export const bestOf = (values: readonly number[], isDeclaring: boolean): number =>
  isDeclaring ? Math.max(...values) : Math.min(...values);
