// Messages and their parts, written by `python -m benches.common.catalogues` from the English catalogue.
export interface Words {
  "all-deals": string;
  "check-one": string;
  "check-one-hint": string;
  "fair-deals": (parts: { deals: number; shown: string | number }) => string;
  "fair-left": (parts: { count: number; shown: string | number }) => string;
  "fair-matches": (parts: { matches: number; shown: string | number }) => string;
  "fair-of": (parts: { deals: string | number; matches: string | number }) => string;
  "fair-sum": (parts: { figure: string | number; freedom: string | number }) => string;
  "fair-undealt": (parts: { count: number; shown: string | number }) => string;
  "fair-withheld": (parts: { count: number; shown: string | number }) => string;
  "fell-expected": string;
  "fell-kitty": string;
  "fell-seen": string;
  "fell-together": string;
  "what-fell": string;
}
