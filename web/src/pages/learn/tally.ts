// Which exercises somebody has solved or tried, kept in this browser.
const KEY = "bidwhist.exercises";

export type Tally = Readonly<Record<string, "solved" | "tried">>;

export function tally(): Tally {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tally;
  } catch {
    return {};
  }
}

export const solvedIn = (kept: Tally): number => Object.values(kept).filter((state) => state === "solved").length;

/** The tally with one more answer; what was solved once stays solved. */
export function withAnswer(kept: Tally, theme: string, isSolved: boolean): Tally {
  const state = isSolved || kept[theme] === "solved" ? "solved" : "tried";
  const now: Tally = { ...kept, [theme]: state };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Private windows may forbid it; the tally lasts as long as the page.
  }
  return now;
}
