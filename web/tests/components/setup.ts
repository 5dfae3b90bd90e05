// What a browser has and happy-dom has not, and the words of the page, read from where the build writes them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { speak } from "../../src/i18n/language.svelte";

const ROOT = join(import.meta.dirname, "../..");

const read = (address: string): Response => new Response(readFileSync(join(ROOT, address.split("?")[0] ?? "")));
vi.stubGlobal("fetch", (address: string) => Promise.resolve(read(address)));

document.documentElement.lang = "en";
await speak();
