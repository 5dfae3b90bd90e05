// The pages of the address bar: their titles, and how those that few open at first are fetched.
import { say } from "../i18n/language.svelte";

export const LATE = {
  club: () => import("../pages/social/Club.svelte"),
  daily: () => import("../pages/daily/Daily.svelte"),
  event: () => import("../pages/tournaments/Event.svelte"),
  fair: () => import("../pages/fairness/Fairness.svelte"),
  firstDeal: () => import("../pages/learn/firstDeal"),
  friends: () => import("../pages/social/Friends.svelte"),
  join: () => import("../pages/lobby/Join.svelte"),
  learn: () => import("../pages/learn/Learn.svelte"),
  me: () => import("../pages/accounts/Profile.svelte"),
  new: () => import("../pages/rules/Wizard.svelte"),
  owner: () => import("../pages/owner/Owner.svelte"),
  opened: () => import("../pages/replay/Opened.svelte"),
  replay: () => import("../pages/replay/Replay.svelte"),
  standings: () => import("../pages/ratings/Standings.svelte"),
  settings: () => import("../pages/settings/SettingsPage.svelte"),
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
