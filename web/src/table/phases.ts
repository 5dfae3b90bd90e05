// What lies on the felt now, by the phase of the view and what is still being shown.
import type { TableFacts, TableView } from "../protocol/messages";

interface Looked {
  view: TableView;
  room: TableFacts;
}

/** What is being shown although the view has gone on. */
interface Shown {
  held: unknown;
  sported: unknown;
}

/** Whether somebody's page is the screen that people look at with phones in their hands, as a television. */
export const isOnScreen = ({ view, room }: Looked, own: string | undefined): boolean =>
  view.you === null && room.screen !== null && room.screen === own;
/** Whether nobody sits where people look at a screen, on which they see how to sit down. */
export const isDeserted = (table: Looked, own: string | undefined): boolean =>
  isOnScreen(table, own) && table.view.seats.every(({ person }) => !person);
export const isPlaying = (view: TableView): boolean => !["seating", "mixing", "closed"].includes(view.phase);
/** Whether calls are what one looks at. */
export const isCalling = (view: TableView): boolean => ["auction", "declare", "discard"].includes(view.phase);
export const isOver = (view: TableView, { held }: Shown): boolean =>
  (view.deal_result !== null || view.match_result !== null) && !held;
export const isOnTable = (view: TableView, shown: Shown): boolean =>
  view.phase === "play" && !isOver(view, shown) && !shown.sported;
