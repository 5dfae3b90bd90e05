// The pages of the address bar: their titles, and how those that few open at first are fetched.
import { say } from "./words/language.svelte";

export const LATE = {
  fair: () => import("./lobby/Fair.svelte"),
  join: () => import("./lobby/Join.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  me: () => import("./lobby/Profile.svelte"),
  new: () => import("./rules/Wizard.svelte"),
  owner: () => import("./owner/Owner.svelte"),
  opened: () => import("./replay/Opened.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  settings: () => import("./lobby/Looks.svelte"),
};

const TITLES: Record<string, () => string> = {
  "": () => "Bid Whist",
  fair: () => say("title-fair"),
  first: () => say("title-first"),
  join: () => say("title-join"),
  learn: () => say("title-learn"),
  me: () => say("you"),
  new: () => say("title-new"),
  owner: () => say("title-owner"),
  play: () => say("title-play"),
  replay: () => say("replay"),
  settings: () => say("title-settings"),
  table: () => say("title-table"),
};

/** Whether there is such a page. */
export const isPage = (page: string): boolean => Object.hasOwn(TITLES, page);

/** What the window is called while a page is open; the table and others say more when they know more. */
export const titleOf = (page: string): string =>
  page === "" ? "Bid Whist" : say("titled", { title: TITLES[page]?.() ?? say("title-not-here") });
