// What a club's results say: who plays with whom, and how its evenings went.
import type { ClubMember, ClubResult } from "../../protocol/messages";

const BOT = /^bot:/;
/** Members in the ring of the picture; more would lie over one another. */
export const MOST_DRAWN = 12;

export interface Pair {
  one: string;
  other: string;
  count: number;
  won: number;
}

/** The two sides of a table, or everybody alone where others than four play. */
const sidesOf = (players: readonly string[]): [number, number][] =>
  players.length === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : [];

/** Partners who are both people, by how often they played together. */
export function pairsOf(results: readonly ClubResult[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { players, winners } of results)
    for (const side of sidesOf(players)) {
      const [one = "", other = ""] = side.map((seat) => players[seat] ?? "").sort();
      if (!one || !other || BOT.test(one) || BOT.test(other)) continue;
      const pair = pairs.get(`${one}\n${other}`) ?? { one, other, count: 0, won: 0 };
      pairs.set(`${one}\n${other}`, {
        ...pair,
        count: pair.count + 1,
        won: pair.won + (winners.includes(side[0]) ? 1 : 0),
      });
    }
  return [...pairs.values()].sort((a, b) => b.count - a.count || b.won - a.won || a.one.localeCompare(b.one));
}

/** Those whom the picture shows: members who played with one another first, then the others. */
export function drawnOf(members: readonly ClubMember[], pairs: readonly Pair[]): ClubMember[] {
  const played = new Map<string, number>();
  for (const { one, other, count } of pairs)
    for (const name of [one, other]) played.set(name, (played.get(name) ?? 0) + count);
  const weight = ({ person, here }: ClubMember): number => (played.get(person.name) ?? 0) * 2 + (here ? 1 : 0);
  return [...members].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_DRAWN);
}

export interface Evening {
  /** A time of its day, ms since 1970. */
  time: number;
  matches: ClubResult[];
  /** Who won, and how often, the most first. */
  won: { names: string[]; count: number }[];
}

const HOUR_MS = 3_600_000;
/** A match that ends before five in the morning belongs to the evening before. */
const NIGHT_MS = 5 * HOUR_MS;

const eveningOf = (time: number): string => new Date(time - NIGHT_MS).toDateString();

/** Results by evening, the newest first; each with who won how often. */
export function eveningsOf(results: readonly ClubResult[]): Evening[] {
  const evenings = new Map<string, ClubResult[]>();
  for (const one of results) {
    const key = eveningOf(one.finished);
    evenings.set(key, [...(evenings.get(key) ?? []), one]);
  }
  return [...evenings.values()].map((matches) => ({
    time: Math.max(...matches.map(({ finished }) => finished)) - NIGHT_MS,
    matches,
    won: winnersOf(matches),
  }));
}

function winnersOf(matches: readonly ClubResult[]): Evening["won"] {
  const won = new Map<string, { names: string[]; count: number }>();
  for (const { players, winners } of matches) {
    const names = winners.map((seat) => (players[seat] ?? "").replace(BOT, "")).sort();
    if (!names.length) continue;
    const key = names.join("\n");
    won.set(key, { names, count: (won.get(key)?.count ?? 0) + 1 });
  }
  return [...won.values()].sort((a, b) => b.count - a.count);
}
