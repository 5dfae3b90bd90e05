// Rule sets of one's own, kept in this browser under names: share codes, which the server reads.

export interface Named {
  name: string;
  code: string;
}
/** What they are kept in; it may refuse. */
export type Store = () => Pick<Storage, "getItem" | "setItem">;

export const MOST = 24;
export const LONGEST_NAME = 40;
export const LONGEST_CODE = 200;
const KEY = "bidwhist.rules";

export const cleaned = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME).trim();

const isCode = (code: unknown): code is string =>
  typeof code === "string" && code.length <= LONGEST_CODE && /^\S+$/.test(code);
const isNamed = (one: unknown): one is Named => {
  const { name, code } = (one ?? {}) as Partial<Named>;
  return typeof name === "string" && name !== "" && cleaned(name) === name && isCode(code);
};
const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const without = (sets: Named[], name: string): Named[] => sets.filter((one) => !sameName(one.name, name));

/** What is kept; anything that is no rule set is passed over. */
export function read(store: Store): Named[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    const sets: Named[] = [];
    for (const one of kept)
      if (isNamed(one) && !sets.some(({ name }) => sameName(name, one.name)))
        sets.push({ name: one.name, code: one.code });
    return sets.slice(0, MOST);
  } catch {
    return [];
  }
}

export function keep(store: Store, sets: Named[]): void {
  try {
    store().setItem(KEY, JSON.stringify(sets));
  } catch {
    // Private windows may forbid it; they last as long as the page.
  }
}

/** With rules under a name, first of all, in place of those that had it; null where no more are kept. */
export function saved(sets: Named[], name: string, code: string): Named[] | null {
  const others = without(sets, name);
  return others.length < MOST ? [{ name: cleaned(name), code }, ...others] : null;
}

/** With another name; null where that one is taken or empty. */
export function renamed(sets: Named[], from: string, to: string): Named[] | null {
  const name = cleaned(to);
  if (!name || without(sets, from).some((one) => sameName(one.name, name))) return null;
  return sets.map((one) => (sameName(one.name, from) ? { ...one, name } : one));
}

export const removed = without;

/** Those of the rules that were played last come first. */
export const lastFirst = (sets: Named[], played: string): Named[] => [
  ...sets.filter(({ code }) => code === played),
  ...sets.filter(({ code }) => code !== played),
];
