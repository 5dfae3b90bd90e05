// What comes next in an event and who has entered, in sentences.
import type { EventPage } from "../../protocol/messages";
import { sayCircle } from "../../i18n/circle";
import { dates } from "../../i18n/formats";

const soon = dates({ hour: "numeric", minute: "2-digit" });
const someday = dates({ dateStyle: "medium", timeStyle: "short" });

/** The heading over those who have entered: teams are counted, not people who wait for a partner. */
export const enteredHeading = (teams: number): string => sayCircle("event-entered") + (teams ? ` (${teams})` : "");

export function comingIn(page: EventPage): string[] {
  const { stage, begins } = page.line;
  const next = page.rounds.length + 1;
  if (stage === "entries")
    return [begins ? sayCircle("event-begins", { time: someday(begins) }) : sayCircle("event-drawn-soon")];
  if (stage === "playing" && !page.room) {
    const still = sayCircle("event-still-playing", { count: page.playing });
    return isLast(page)
      ? [sayCircle("event-last-round"), still]
      : [sayCircle("event-next-round", { round: next }), still];
  }
  if (stage === "between" && !page.champion && !isLast(page))
    return [
      page.next_at
        ? sayCircle("event-next-at", { round: next, time: soon(page.next_at) })
        : sayCircle("event-drawn-soon"),
    ];
  return [];
}

/** Whether the last round that is planned is drawn: of a knockout the one with one table left. */
function isLast(page: EventPage): boolean {
  const round = page.rounds.at(-1);
  if (page.line.form === "knockout") return (round?.meetings.length ?? 0) + (round?.rests.length ?? 0) === 1;
  return page.rounds_planned > 0 && page.rounds.length >= page.rounds_planned;
}
