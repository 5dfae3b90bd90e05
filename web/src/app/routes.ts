// The routes: each page of the address bar, its title, and what it shows; pages that few open at first are fetched then.
import type { Component } from "svelte";
import { say } from "../i18n/language.svelte";
import { localized } from "../i18n/lazy";
import { paths } from "../net/requests";

/** The part of the address after `#/`, in pieces: the name of the page, then what it is about. */
type Path = readonly string[];
type Load = () => Promise<{ default: Component<Record<string, unknown>> }>;

export type View =
  | { kind: "lobby" | "play" | "missing" }
  | { kind: "table"; fetchLesson?: typeof fetchLesson }
  /** A page that is fetched, and the path that is prefetched for it, if any; another key draws it again. */
  | { kind: "lazy"; load: Load; props: Record<string, unknown>; key: string; prefetched: string };

type Title =
  | "friends-and-clubs"
  | "replay"
  | "title-daily"
  | "title-event"
  | "title-fair"
  | "title-first"
  | "title-join"
  | "title-learn"
  | "title-new"
  | "title-owner"
  | "title-play"
  | "title-settings"
  | "title-solve"
  | "title-standings"
  | "title-table"
  | "you";

interface Route {
  /** The message that the window is called by; the table and others say more when they know more. */
  title: Title | null;
  view: (path: Path) => View;
}

const byName = ([page = ""]: Path): string => page;
const bySubject = ([page = "", subject = ""]: Path): string => `${page}/${subject}`;
const byPath = (path: Path): string => path.join("/");

function lazy<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
  props: (path: Path) => Props,
  key: (path: Path) => string = byName,
  prefetched: (path: Path) => string = () => "",
): Route["view"] {
  return (path) => ({
    kind: "lazy",
    load: load as unknown as Load,
    props: props(path) as Record<string, unknown>,
    key: key(path),
    prefetched: prefetched(path),
  });
}

const nothing = () => ({});
const fetchLesson = () => localized(import("../pages/learn/firstDeal"));
const opened = lazy(() => import("../pages/replay/Opened.svelte"), nothing, bySubject);
const replay = lazy(
  () => import("../pages/replay/Replay.svelte"),
  ([, match = "", at]) => ({ match, at: Number(at ?? 0), coached: at === "coach" }),
  bySubject,
  ([, match = ""]) => paths.replay(match),
);
const friends = lazy(() => import("../pages/social/Friends.svelte"), nothing);
const club = lazy(
  () => import("../pages/social/Club.svelte"),
  ([, club = "", word = ""]) => ({ club, word }),
  byPath,
  ([, club = ""]) => (club === "join" ? "" : paths.club(club)),
);

const ROUTES: Record<string, Route> = {
  "": { title: null, view: () => ({ kind: "lobby" }) },
  club: { title: "friends-and-clubs", view: (path) => (path[1] ? club : friends)(path) },
  daily: {
    title: "title-daily",
    view: lazy(
      () => import("../pages/daily/Daily.svelte"),
      ([, day = "", board = ""]) => ({ day, board }),
      byPath,
    ),
  },
  event: {
    title: "title-event",
    view: lazy(
      () => import("../pages/tournaments/Event.svelte"),
      ([, event = "", wall]) => ({ event, wall: wall === "wall" }),
      byPath,
      ([, event = ""]) => paths.event(event),
    ),
  },
  fair: { title: "title-fair", view: lazy(() => import("../pages/fairness/Fairness.svelte"), nothing) },
  first: { title: "title-first", view: () => ({ kind: "table", fetchLesson }) },
  friends: { title: "friends-and-clubs", view: friends },
  join: {
    title: "title-join",
    view: lazy(
      () => import("../pages/lobby/Join.svelte"),
      ([, word = ""]) => ({ word }),
      bySubject,
    ),
  },
  learn: {
    title: "title-learn",
    view: lazy(
      () => import("../pages/learn/Learn.svelte"),
      ([, topic = ""]) => ({ topic }),
    ),
  },
  me: { title: "you", view: lazy(() => import("../pages/accounts/Profile.svelte"), nothing) },
  new: { title: "title-new", view: lazy(() => import("../pages/rules/Wizard.svelte"), nothing) },
  owner: {
    title: "title-owner",
    view: lazy(
      () => import("../pages/owner/Owner.svelte"),
      ([, key = ""]) => ({ key }),
    ),
  },
  play: { title: "title-play", view: () => ({ kind: "play" }) },
  replay: { title: "replay", view: (path) => (path[1] ? replay : opened)(path) },
  settings: {
    title: "title-settings",
    view: lazy(() => import("../pages/settings/SettingsPage.svelte"), nothing),
  },
  solve: {
    title: "title-solve",
    view: lazy(
      () => import("../pages/solve/Solve.svelte"),
      ([, deal = "", contract = "", played = ""]) => ({ deal, contract, played }),
      byPath,
    ),
  },
  standings: {
    title: "title-standings",
    view: lazy(() => import("../pages/ratings/Standings.svelte"), nothing),
  },
  table: { title: "title-table", view: () => ({ kind: "table" }) },
};

const routeOf = (page: string): Route | undefined => (Object.hasOwn(ROUTES, page) ? ROUTES[page] : undefined);

/** What an address shows. */
export const viewOf = (path: Path): View => routeOf(path[0] ?? "")?.view(path) ?? { kind: "missing" };

/** What the window is called while a page is open. */
export function titleOf(page: string): string {
  const route = routeOf(page);
  return route?.title === null ? "Bid Whist" : say("titled", { title: say(route?.title ?? "title-not-here") });
}
