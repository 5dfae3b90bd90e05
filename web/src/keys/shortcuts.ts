// Every key of the table: what it is called, what it does, and how the sheet that "?" opens says so.
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
  label: string;
  words: string;
  /** Letters and what each of them wishes for; none where arrows, digits and Enter do it. */
  wishes: Record<string, Wish>;
}

export const SHORTCUTS: Shortcut[] = [
  { label: "Arrows", words: "walk your hand, the bid box or the choices", wishes: {} },
  { label: "Enter", words: "play, bid or press what has the focus", wishes: {} },
  {
    label: "1 … 9",
    words: "begin a bid; then U uptown, D downtown, N no-trump, B for a number alone",
    wishes: { u: "uptown", d: "downtown", n: "no-trump", b: "number" },
  },
  { label: "P", words: "pass", wishes: { p: "pass" } },
  { label: "F", words: "finish putting cards aside", wishes: { f: "finish" } },
  { label: "G", words: "go on: deal, next deal, rematch", wishes: { g: "go on" } },
  { label: "L", words: "last book", wishes: { l: "last" } },
  { label: "O", words: "history of this deal", wishes: { o: "log" } },
  { label: "S", words: "score sheet", wishes: { s: "score" } },
  { label: "R", words: "rules of this table", wishes: { r: "rules" } },
  { label: "H", words: "hint", wishes: { h: "hint" } },
  { label: "Y", words: "yes, do what the hint says", wishes: { y: "take hint" } },
  { label: "C", words: "claim the rest", wishes: { c: "claim" } },
  { label: "Z", words: "take back", wishes: { z: "undo" } },
  { label: "X", words: "call a renege, at tables where that is done", wishes: { x: "renege" } },
  { label: "M", words: "say something", wishes: { m: "phrases" } },
  { label: "T", words: "tell me the contract, the book so far and who is winning", wishes: { t: "tell trick" } },
  { label: "W", words: "tell me the score", wishes: { w: "tell score" } },
  { label: "A", words: "tell me my hand", wishes: { a: "tell hand" } },
  { label: "?", words: "this sheet", wishes: { "?": "keys" } },
];

const WISHES: Record<string, Wish> = Object.assign({}, ...SHORTCUTS.map(({ wishes }) => wishes));

export const wishOf = (key: string): Wish | undefined => WISHES[key.toLowerCase()];
export const isDigit = (key: string): boolean => /^\d$/.test(key);

/** Whether a key was pressed for the page: no shortcut of the browser's, and nothing that is being written. */
export const isForThePage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName);
