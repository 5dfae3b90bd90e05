// Messages and their parts, written by `python -m benches.common.catalogues` from the English catalogue.
export interface Words {
  "board": (parts: { board: string | number }) => string;
  "board-empty": string;
  "board-hint": string;
  "board-of": string;
  "bots-compared": string;
  "chips-are": (parts: { chips: string | number }) => string;
  "curve": (parts: { count: string | number; first: string | number; last: string | number }) => string;
  "grade": string;
  "grade-is": (parts: { sure: string | number; worth: string | number }) => string;
  "grade-waits": (parts: { left: number }) => string;
  "in-place": (parts: { place: string | number }) => string;
  "level-is": (parts: { level: string | number; points: string | number }) => string;
  "like-bot": (parts: { level: string | number }) => string;
  "next-level": (parts: { points: string | number }) => string;
  "partner": (parts: { name: string | number; played: string | number; won: string | number }) => string;
  "partners": string;
  "place": string;
  "points": string;
  "pool": (parts: { pool: string | number }) => string;
  "season": (parts: { counted: string | number; month: string | number; played: string | number; points: string | number; tier: string | number }) => string;
  "sure": (parts: { certainty: string | number }) => string;
  "take-gift": string;
  "tier": string;
  "who": string;
  "your-standing": string;
}
