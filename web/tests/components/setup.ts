// What a browser has and happy-dom has not, and the words of the page, read from where the build writes them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { speak } from "../../src/i18n/language.svelte";
import { localized } from "../../src/i18n/lazy";
import { parts } from "../../src/platform/deferred.svelte";

const ROOT = join(import.meta.dirname, "../..");

const read = (address: string): Response => new Response(readFileSync(join(ROOT, address.split("?")[0] ?? "")));
vi.stubGlobal("fetch", (address: string) => Promise.resolve(read(address)));

document.documentElement.lang = "en";
await speak();
// A room that a test imports has asked for its words by then.
beforeAll(() => localized(Promise.resolve()));

// A part that is loaded or drawn after the document has gone would fail, and those who import it after that.
afterAll(async () => {
  await vi.dynamicImportSettled();
  await vi.waitUntil(() => parts.waiting === 0);
});
