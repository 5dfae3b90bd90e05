// Our share of the mixing: 32 random bytes, promised by their hash, kept until the match is over.
// Browsers keep their own SHA-256 from pages without https, so a library's is used everywhere.
import { sha256 } from "@noble/hashes/sha2.js";

interface Share {
  bytes: string;
  hash: string;
  /** Others may know them, so they must not be promised again. */
  isTold: boolean;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const key = (table: string): string => `bidwhist.share.${table}`;

/** Where the browser keeps nothing for us, they last as long as the page. */
const kept: Record<string, string> = {};

/** The hash of new bytes, or of those that were promised and not told: pressing twice promises once. */
export function promise(table: string): string {
  const share = shareOf(table);
  if (share && !share.isTold) return share.hash;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const hash = hex(sha256(bytes));
  keep(table, { bytes: hex(bytes), hash, isTold: false });
  return hash;
}

/** The bytes that were promised. */
export const promised = (table: string): string | null => shareOf(table)?.bytes ?? null;

/** The bytes are on their way; they stay in case they have to be sent again. */
export function tell(table: string): void {
  const share = shareOf(table);
  if (share) keep(table, { ...share, isTold: true });
}

export const forgetBytes = (table: string): void => {
  delete kept[key(table)];
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
};

function keep(table: string, share: Share): void {
  const text = JSON.stringify(share);
  kept[key(table)] = text;
  try {
    sessionStorage.setItem(key(table), text);
  } catch {
    // The page keeps it.
  }
}

function shareOf(table: string): Share | null {
  try {
    const share = JSON.parse(kept[key(table)] ?? sessionStorage.getItem(key(table)) ?? "null") as Share | null;
    return share?.hash ? share : null;
  } catch {
    return null;
  }
}
