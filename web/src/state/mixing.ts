// Our share of the mixing: 32 random bytes, promised by their hash, kept until they are sent.
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const key = (table: string): string => `bidwhist.share.${table}`;

/** Draw new bytes and give their hash; nothing where this browser may not hash (a page without https). */
export async function promise(table: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  try {
    sessionStorage.setItem(key(table), hex(bytes));
  } catch {
    return null;
  }
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export const promised = (table: string): string | null => {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
};

export const forgetBytes = (table: string): void => {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
};
