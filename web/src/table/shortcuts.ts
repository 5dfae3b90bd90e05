// Every key of the table: what it is called, what it does, and how the sheet that "?" opens says so.
import type { Words } from "../i18n/compiled/words";

type KeyWords = Extract<keyof Words, `key-${string}`>;

export type Wish =
  | "uptown"
  | "downtown"
  | "no-trump"
  | "number"
  | "pass"
  | "finish"
  | "go on"
  | "last"
  | "log"
  | "score"
  | "rules"
  | "hint"
  | "take hint"
  | "claim"
  | "undo"
  | "renege"
  | "phrases"
  | "tell trick"
  | "tell score"
  | "tell hand"
  | "keys";

interface Shortcut {
  /** What stands on the key; the arrows have a message for their name. */
  label: string;
  /** The message that says what it does. */
  words: KeyWords;
  /** Letters and what each of them wishes for; none where arrows, digits and Enter do it. */
  wishes: Record<string, Wish>;
}

export const SHORTCUTS: Shortcut[] = [
  { label: "key-arrows", words: "key-walk", wishes: {} },
  { label: "Shift + ← →", words: "key-sort", wishes: {} },
  { label: "Enter", words: "key-press", wishes: {} },
  {
    label: "1 … 9",
    words: "key-bid",
    wishes: { u: "uptown", d: "downtown", n: "no-trump", b: "number" },
  },
  { label: "P", words: "key-pass", wishes: { p: "pass" } },
  { label: "F", words: "key-finish", wishes: { f: "finish" } },
  { label: "G", words: "key-go-on", wishes: { g: "go on" } },
  { label: "L", words: "key-last", wishes: { l: "last" } },
  { label: "O", words: "key-log", wishes: { o: "log" } },
  { label: "S", words: "key-score", wishes: { s: "score" } },
  { label: "R", words: "key-rules", wishes: { r: "rules" } },
  { label: "H", words: "key-hint", wishes: { h: "hint" } },
  { label: "Y", words: "key-take-hint", wishes: { y: "take hint" } },
  { label: "C", words: "key-claim", wishes: { c: "claim" } },
  { label: "Z", words: "key-undo", wishes: { z: "undo" } },
  { label: "X", words: "key-renege", wishes: { x: "renege" } },
  { label: "M", words: "key-phrases", wishes: { m: "phrases" } },
  { label: "T", words: "key-tell-trick", wishes: { t: "tell trick" } },
  { label: "W", words: "key-tell-score", wishes: { w: "tell score" } },
  { label: "A", words: "key-tell-hand", wishes: { a: "tell hand" } },
  { label: "?", words: "key-keys", wishes: { "?": "keys" } },
];

const WISHES: Record<string, Wish> = Object.assign({}, ...SHORTCUTS.map(({ wishes }) => wishes));

export const wishOf = (key: string): Wish | undefined => WISHES[key.toLowerCase()];
export const isDigit = (key: string): boolean => /^\d$/.test(key);

/** Whether a key was pressed for the page: no shortcut of the browser's, and nothing that is being written. */
export const isForThePage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName);
