// Play without a connection: what was fetched stays until what takes its place is whole.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

/** A cache as a browser has it; where the disk is full, what plays without a connection takes no more of a name. */
class Kept {
  static full = "";
  readonly files = new Map<string, Response>();
  constructor(readonly name: string) {}
  readonly at = (file: Request | string): string =>
    new URL(typeof file === "string" ? file : file.url, document.baseURI).href;
  readonly add = (file: Request | string) => this.put(file, new Response());
  readonly put = (file: Request | string, response: Response): Promise<void> => {
    if (Kept.full && this.name === CACHE && this.at(file).endsWith(Kept.full))
      return Promise.reject(new Error("the disk is full"));
    this.files.set(this.at(file), response);
    return Promise.resolve();
  };
  readonly match = (file: Request | string) => Promise.resolve(this.files.get(this.at(file)));
  readonly delete = (file: Request | string) => Promise.resolve(this.files.delete(this.at(file)));
  readonly keys = () => Promise.resolve([...this.files.keys()].map((url) => new Request(url)));
}

const CACHE = "bidwhist-offline";
const all = new Map<string, Kept>();
const open = (name: string): Promise<Kept> => {
  if (!all.has(name)) all.set(name, new Kept(name));
  return Promise.resolve(all.get(name)!);
};

const before = { fetch, navigator, caches: globalThis.caches };
afterEach(() => {
  vi.restoreAllMocks();
  for (const [name, value] of Object.entries(before)) vi.stubGlobal(name, value);
  all.clear();
  document.querySelector("link[rel=offline]")?.remove();
});

test("what was fetched stays whole while a newer version takes its place, and goes when that is there", async () => {
  vi.stubGlobal("caches", {
    open,
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: async (file: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(file),
  });
  const { default: OfflineDownload } = await import("../../src/pages/settings/OfflineDownload.svelte");
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve() }, storage: { persist: vi.fn() } });
  const link = document.createElement("link");
  [link.rel, link.href] = ["offline", "offline/newer/offline.json"];
  document.head.append(link);
  const found = { bytes: 1, files: { "offline/newer/python.wasm": 1 }, page: ["assets/newer.js"] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(found))));
  const cache = await open(CACHE);
  const older = ["assets/older.js", "offline/older/python.wasm", "offline/older/offline.json", "offline.html"];
  for (const file of older) await cache.add(file);
  const document_ = await cache.match("offline.html");
  Kept.full = "offline/newer/python.wasm";

  render(OfflineDownload);
  await fireEvent.click(await screen.findByRole("button", { name: /^Fetch/ }));
  await screen.findByRole("alert");
  for (const file of older) expect(await cache.match(file), file).toBeDefined();
  expect(await cache.match("offline.html")).toBe(document_);

  Kept.full = "";
  await fireEvent.click(await screen.findByRole("button", { name: /^Fetch/ }));
  await screen.findByRole("link", { name: "Play now" });
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: /^Fetch/ })).toBeNull());
  const newer = ["assets/newer.js", "offline.html", "offline/newer/offline.json", "offline/newer/python.wasm"];
  expect([...cache.files.keys()].sort()).toEqual(newer.map(cache.at));
  expect(await cache.match("offline.html")).not.toBe(document_);
  expect([...all.keys()]).toEqual([CACHE]);
});
