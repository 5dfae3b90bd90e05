// What a person likes, kept in this browser: how things look and move, never anything of a game.
import type { TableWanted } from "../protocol/messages";

const KEY = "bidwhist.settings";

/** The cloths of the table, and the backs of the cards. */
export const FELTS = ["teal", "blue", "wine", "walnut"] as const;
export const BACKS = ["quilt", "geese", "gingham", "buttons"] as const;

const DEFAULTS = {
  fourColours: false,
  largeIndex: false,
  /** How many times as large as the browser has them words are. */
  words: 1,
  look: "auto" as "auto" | "light" | "dark",
  calm: false,
  hold: 900,
  confirm: false,
  forced: false,
  keys: true,
  leftHanded: false,
  sounds: true,
  /** How loud sounds are: at 50 as they were made. */
  volume: 50,
  felt: "teal" as (typeof FELTS)[number],
  back: "quilt" as (typeof BACKS)[number],
  notify: false,
  /** None until somebody chooses: that of the document, which the server writes in the language of the browser. */
  language: "",
  /** How fast bots are where one plays with them alone; as the table has it, where nothing is said. */
  tempo: "" as "" | NonNullable<TableWanted["tempo"]>,
  rules: "classic",
  /** What differed from those rules at the last table of one's own. */
  house: {} as Record<string, unknown>,
  bots: "steady",
  /** The share code of the rules played last. */
  known: "",
  /** What one was called last, for the table without a connection. */
  name: "",
};

export type Settings = typeof DEFAULTS;

const read = (): Settings => {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
};

export const settings: Settings = $state(read());

// Another tab of the same person has set something; words of a language are fetched when a page begins.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== KEY) return;
  const now = read();
  if (now.language !== settings.language) location.reload();
  Object.assign(settings, now);
});

export const keepSettings = (): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may forbid it; the settings last as long as the page.
  }
};

const media = (query: string): MediaQueryList => window.matchMedia(query);

/** Milliseconds for a movement: nearly none where motion is not wanted. */
export const motion = (milliseconds: number): number =>
  settings.calm || media("(prefers-reduced-motion: reduce)").matches ? Math.min(80, milliseconds) : milliseconds;

export const isCalm = (): boolean => motion(200) < 200;
