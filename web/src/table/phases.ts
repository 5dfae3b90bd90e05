// What lies on the felt now, by the phase of the view and what is still being shown.
import type { TableView } from "../protocol/messages";

/** What is being shown although the view has gone on. */
interface Shown {
  held: unknown;
  sported: unknown;
}

export const isPlaying = (view: TableView): boolean => !["seating", "mixing", "closed"].includes(view.phase);
/** Whether calls are what one looks at. */
export const isCalling = (view: TableView): boolean => ["auction", "declare", "discard"].includes(view.phase);
export const isOver = (view: TableView, { held }: Shown): boolean =>
  (view.deal_result !== null || view.match_result !== null) && !held;
export const isOnTable = (view: TableView, shown: Shown): boolean =>
  view.phase === "play" && !isOver(view, shown) && !shown.sported;
