// The pages of the address bar: their titles, and how those that few open at first are fetched.
import { say } from "./words/language.svelte";

export const LATE = {
  club: () => import("./people/Club.svelte"),
  daily: () => import("./daily/Daily.svelte"),
  event: () => import("./contests/Event.svelte"),
  fair: () => import("./lobby/Fair.svelte"),
  friends: () => import("./people/Friends.svelte"),
  join: () => import("./lobby/Join.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  me: () => import("./lobby/Profile.svelte"),
  new: () => import("./rules/Wizard.svelte"),
  owner: () => import("./owner/Owner.svelte"),
  opened: () => import("./replay/Opened.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  standings: () => import("./club/Standings.svelte"),
  settings: () => import("./lobby/Looks.svelte"),
};

const TITLES: Record<string, () => string> = {
  "": () => "Bid Whist",
  club: () => say("friends-and-clubs"),
  daily: () => say("title-daily"),
  event: () => say("title-event"),
  fair: () => say("title-fair"),
  first: () => say("title-first"),
  friends: () => say("friends-and-clubs"),
  join: () => say("title-join"),
  learn: () => say("title-learn"),
  me: () => say("you"),
  new: () => say("title-new"),
  owner: () => say("title-owner"),
  play: () => say("title-play"),
  replay: () => say("replay"),
  settings: () => say("title-settings"),
  standings: () => say("title-standings"),
  table: () => say("title-table"),
};

/** Whether there is such a page. */
export const isPage = (page: string): boolean => Object.hasOwn(TITLES, page);

/** What the window is called while a page is open; the table and others say more when they know more. */
export const titleOf = (page: string): string =>
  page === "" ? "Bid Whist" : say("titled", { title: TITLES[page]?.() ?? say("title-not-here") });
