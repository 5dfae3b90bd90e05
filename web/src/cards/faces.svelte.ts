// Which faces are drawn: the plain ones with a large index on small screens, and wherever a person wants them.
import { settings } from "../platform/settings.svelte";
import full from "./deck-full.svg?url";
import plain from "./deck-large.svg?url";

const SMALL = "(max-width: 599px), (max-height: 480px)";
const screen = window.matchMedia(SMALL);
let isSmall = $state(screen.matches);
screen.addEventListener("change", () => (isSmall = screen.matches));

export const faces = {
  /** Whether a card shows a large index and one pip. */
  get large(): boolean {
    return settings.largeIndex || isSmall;
  },
};

export const deckOf = (large: boolean): string => (large ? plain : full);

/** Fetches the faces ahead of the first card. */
export const fetchFaces = (): void => void fetch(deckOf(faces.large)).catch(() => undefined);
