// What the owner's page asks of the server, each time with the owner's key.
import { call } from "../../net/requests";
import type { Ban, BanWanted, FairPlayTold, Health, KnownPerson, KnownTable, Report } from "../../protocol/messages";

const KEPT = "bidwhist-owner";

/** The key is kept by this tab alone, and leaves the address at once. */
export const keepKey = (key: string): void => sessionStorage.setItem(KEPT, key);
export const hasKey = (): boolean => sessionStorage.getItem(KEPT) !== null;
export const forgetKey = (): void => sessionStorage.removeItem(KEPT);

const ask = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  call<Answer>(method, `owner/${path}`, body, sessionStorage.getItem(KEPT) ?? "");

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
