// Parts of a page that are drawn one after another, each in a task of its own, so that none is long while cards fly.
import { afterPaint } from "./frames";

export const parts = $state({ waiting: 0 });

const open: (() => void)[] = [];

/** Draw a part once those before it have been painted. */
export function inTurn(draw: () => void): void {
  open.push(draw);
  parts.waiting = open.length;
  if (open.length === 1) afterPaint(next);
}

function next(): void {
  open.shift()?.();
  parts.waiting = open.length;
  if (open.length) afterPaint(next);
}
