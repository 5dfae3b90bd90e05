// What the pages of events ask of the server.
import { call, get, paths } from "../../net/requests";
import type { DirectWanted, EnterWanted, EventLine, EventPage, EventWanted } from "../../protocol/messages";

const at = (event: string, what: string) => `${paths.event(event)}/${what}`;

export const events = {
  all: (club: string, signal?: AbortSignal) => get<EventLine[]>(`events${club && `?club=${club}`}`, signal),
  announce: (wanted: EventWanted) => call<EventPage>("POST", "events", wanted),
  page: (event: string) => call<EventPage>("GET", paths.event(event)),
  enter: (event: string, wanted: EnterWanted) => call<EventPage>("POST", at(event, "enter"), wanted),
  leave: (event: string) => call<EventPage>("POST", at(event, "leave"), {}),
  no: (event: string, person: string) => call<EventPage>("POST", at(event, `no/${encodeURIComponent(person)}`), {}),
  answer: (event: string, agrees: boolean) => call<EventPage>("POST", at(event, "answer"), { agrees }),
  direct: (event: string, wanted: DirectWanted) => call<EventPage>("POST", at(event, "direct"), wanted),
};
