// The seats that the table waits for and whose line is lost for so long that a bot may be asked to play.
import type { Table } from "../session//tableSession.svelte";
import { serverNow } from "../platform/clock";
import type { TableView } from "../protocol/messages";

type Seen = Table;

const WAITING: TableView["phase"][] = ["seating", "deal_over", "match_over"];

function isWaitedFor(view: TableView, seat: number): boolean {
  return view.turn === seat || (WAITING.includes(view.phase) && view.seats[seat]?.is_ready === false);
}

export class Lost {
  private time = $state(serverNow());
  readonly seats: number[] = $derived.by(() =>
    this.waitedFor().flatMap(({ seat, bot_from }) => (bot_from <= this.time ? [seat] : [])),
  );

  constructor(private readonly table: () => Seen) {
    // Looked at again when the next of them has been gone for long enough.
    $effect(() => {
      const next = Math.min(
        ...this.waitedFor()
          .map(({ bot_from }) => bot_from)
          .filter((from) => from > this.time),
      );
      if (!Number.isFinite(next)) return;
      const timer = window.setTimeout(() => (this.time = serverNow()), Math.max(0, next - serverNow()) + 50);
      return () => window.clearTimeout(timer);
    });
  }

  private waitedFor(): Seen["absent"] {
    const { view, absent } = this.table();
    if (view.you === null) return [];
    return absent.filter(({ seat }) => seat !== view.you && view.seats[seat]?.bot === null && isWaitedFor(view, seat));
  }
}
