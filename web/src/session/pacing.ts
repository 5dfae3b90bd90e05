// When steps are drawn: each gets its moment, and a connection that brings many at once is caught up without waiting.
import { seen, session } from "./tableSession.svelte";

const CAUGHT_UP = 8;

/** Draws a step; the milliseconds that it lies there before the next. */
type Step = () => number;

let waiting: Step[] = [];
let busyUntil = 0;
let timer = 0;

/** Draw a step in its turn; one that tells everything lets nothing lie. */
export function queue(step: Step, tellsAll: boolean): void {
  waiting.push(step);
  if (waiting.length > CAUGHT_UP || tellsAll) busyUntil = 0;
  next();
}

function next(): void {
  window.clearTimeout(timer);
  for (;;) {
    const rest = waiting.length > CAUGHT_UP ? 0 : busyUntil - Date.now();
    if (waiting.length > 0 && rest > 0) {
      timer = window.setTimeout(next, rest);
      return;
    }
    const step = waiting.shift();
    if (!step) break;
    busyUntil = Date.now() + step();
  }
  if (seen.held || seen.sported) timer = window.setTimeout(release, Math.max(0, busyUntil - Date.now()));
}

function release(): void {
  session.clear();
}

/** Take the finished trick, or the kitty that was shown, off the table now. */
export function goOn(): void {
  busyUntil = 0;
  release();
  next();
}

/** Nothing of this table is drawn any more. */
export function stop(): void {
  window.clearTimeout(timer);
  waiting = [];
}
