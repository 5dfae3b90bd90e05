// What a person likes, kept in this browser: how things look and move, never anything of a game.
const KEY = "bidwhist.settings";

const DEFAULTS = {
  fourColours: false,
  largeIndex: false,
  look: "auto" as "auto" | "light" | "dark",
  calm: false,
  hold: 900,
  confirm: false,
  forced: false,
  keys: true,
  leftHanded: false,
  sounds: false,
  rules: "classic",
  bots: "steady",
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
