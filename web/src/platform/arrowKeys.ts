// Arrow keys among things that lie in rows: where a key leads from here.
const MOVES: Record<string, (index: number, columns: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index, columns) => index - columns,
  ArrowDown: (index, columns) => index + columns,
  Home: () => 0,
  End: (_index, _columns, last) => last,
};

/** The keys that swap where text runs from right to left. */
const MIRRORED: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

export const isArrow = (key: string): boolean => key.startsWith("Arrow");

/** Where a key leads among ``count`` things, or null if it leads nowhere. */
export function walked(key: string, index: number, count: number, columns = 1): number | null {
  const move = MOVES[key];
  return move ? Math.max(0, Math.min(count - 1, move(index, columns, count - 1))) : null;
}

/** Moves the focus among the buttons of a group. */
export function walkButtons(event: KeyboardEvent, group: HTMLElement, columns = 1): void {
  const buttons = [...group.querySelectorAll<HTMLElement>("button")];
  const here = buttons.indexOf(event.target as HTMLElement);
  const key = (getComputedStyle(group).direction === "rtl" && MIRRORED[event.key]) || event.key;
  const next = here < 0 ? null : walked(key, here, buttons.length, columns);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
