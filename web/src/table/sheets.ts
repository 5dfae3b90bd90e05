// The sheets that can lie over the table.
export type Open =
  | "score"
  | "rules"
  | "keys"
  | "last"
  | "log"
  | "phrases"
  | "menu"
  | "settings"
  | "renege"
  | "hands"
  | "leave"
  | "code"
  | "words"
  | null;
