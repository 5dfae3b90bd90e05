// What the owner's page asks of the server, each time with the owner's key.
import { call } from "../../net/requests";
import type { Ban, BanWanted, FairPlayTold, Health, KnownPerson, KnownTable, Report } from "../../protocol/messages";

const KEPT = "bidwhist-owner";

/** Where the browser stores nothing it lasts as long as the page. */
let own: string | null = null;

/** The key is kept by this tab alone, and leaves the address at once. */
export function keepKey(key: string): void {
  own = key;
  try {
    sessionStorage.setItem(KEPT, key);
  } catch {
    // The page keeps it.
  }
}

function keyOf(): string | null {
  try {
    return own ?? sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const hasKey = (): boolean => keyOf() !== null;
export const forgetKey = (): void => {
  own = null;
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
};

const ask = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  call<Answer>(method, `owner/${path}`, body, keyOf() ?? "");

export const owner = {
  health: () => ask<Health>("GET", "health"),
  reports: (all: boolean) => ask<Report[]>("GET", all ? "reports?all=1" : "reports"),
  close: (report: number) => ask<Report[]>("POST", `reports/${report}/close`, {}),
  bans: () => ask<Ban[]>("GET", "bans"),
  ban: (wanted: BanWanted) => ask<Ban[]>("POST", "bans", wanted),
  lift: (who: string) => ask<Ban[]>("POST", "bans/lift", { who }),
  people: (name: string) => ask<KnownPerson[]>("GET", `people?name=${encodeURIComponent(name)}`),
  rename: (person: string, name: string) => ask<unknown>("POST", `people/${encodeURIComponent(person)}/name`, { name }),
  fairPlay: (person: string) => ask<FairPlayTold>("GET", `people/${encodeURIComponent(person)}/fair-play`),
  tables: () => ask<KnownTable[]>("GET", "tables"),
  closeTable: (table: string) => ask<KnownTable[]>("POST", `tables/${table}/close`, {}),
};
