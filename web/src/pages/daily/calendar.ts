// Days that are over as the leaves of a calendar: a month each, newest first, and weeks that begin on Sunday.
import type { DailyDay } from "../../protocol/messages";

export interface Leaf {
  /** The first of the month, ms since 1970. */
  month: number;
  /** Empty places before the first. */
  before: number;
  days: { number: number; day: string; players: number | null }[];
}

const DAY_MS = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Seven days of one week, Sunday first, ms since 1970. */
export const WEEK = Array.from({ length: 7 }, (_, place) => Date.UTC(2023, 0, 1) + place * DAY_MS);

/** The months in which days were played, and today's; players is null on a day without results. */
export function leavesOf(days: readonly DailyDay[], today: string): Leaf[] {
  const byDay = new Map(days.map((one) => [one.day, one.players]));
  const months = [...new Set([today, ...days.map(({ day }) => day)].filter(Boolean).map((day) => day.slice(0, 7)))]
    .sort()
    .reverse();
  return months.map((month) => {
    const first = timeOf(`${month}-01`);
    const last = new Date(first);
    last.setUTCMonth(last.getUTCMonth() + 1, 0);
    return {
      month: first,
      before: new Date(first).getUTCDay(),
      days: Array.from({ length: last.getUTCDate() }, (_, place) => {
        const day = `${month}-${String(place + 1).padStart(2, "0")}`;
        return { number: place + 1, day, players: byDay.get(day) ?? null };
      }),
    };
  });
}
