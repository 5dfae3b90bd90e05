// The first deal with bots: a few words beside the table, chosen by what the view says is going on.
import type { TableView } from "../../protocol/messages";
import { say } from "./words";

const YOURS = ["auction", "declare", "discard", "play"] as const;
const WAITING = ["seating", "mixing", "auction", "declare", "discard", "play", "deal_over", "match_over"] as const;

export function lesson(view: TableView): string {
  const yours = view.you !== null && view.turn === view.you ? YOURS.find((phase) => phase === view.phase) : undefined;
  if (yours) return say(`yours-${yours}`);
  const waits = WAITING.find((phase) => phase === view.phase);
  return waits ? say(`first-${waits}`) : "";
}
