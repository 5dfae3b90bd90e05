// The sources of the page: nothing is kept that nobody uses.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const texts = names.map((name) => readFileSync(join(SOURCES, name), "utf8"));

test("every component is imported somewhere", () => {
  const isImported = (name: string): boolean => texts.some((text) => text.includes(`/${basename(name)}"`));
  expect(names.filter((name) => name.endsWith(".svelte") && !isImported(name))).toEqual([]);
});

test("a part that speaks the words of a room is loaded with them", () => {
  const wanted = (name: string): string[] =>
    [...(texts[names.indexOf(name)] ?? "").matchAll(/^\s*(?:import|export) (?!type )(?:[^"';]*? from )?"(\.[^"?]+)"/gm)]
      .map(([, path = ""]) => join(name, "..", path))
      .map((path) => names.find((one) => one === path || one === `${path}.ts`) ?? "");
  const speaks = (name: string, seen: Set<string>): boolean => {
    if (!name || seen.has(name)) return false;
    seen.add(name);
    return (texts[names.indexOf(name)] ?? "").includes(" = sayerOf<") || wanted(name).some((one) => speaks(one, seen));
  };
  /** The pages of the routes are spoken for by the page that draws them. */
  const faults = names.flatMap((name, at) =>
    [...(texts[at] ?? "").matchAll(/(\w*)\(?\bimport\("(\.[^"]+)"\)/g)]
      .filter(([, by]) => by !== "localized" && name !== join("app", "routes.ts"))
      .map(([, , path = ""]) => names.find((one) => [path, `${path}.ts`].some((end) => join(name, "..", end) === one)))
      .filter((found) => found !== undefined && speaks(found, new Set()))
      .map((found) => `${name} loads ${found}`),
  );
  expect(faults).toEqual([]);
  expect(speaks(join("table", "Report.svelte"), new Set())).toBe(true);
  expect(texts[names.indexOf(join("app", "LazyPage.svelte"))]).toContain("localized(page())");
});

test("one place copies, and says whether the browser allowed it", () => {
  expect(names.filter((_, place) => texts[place]?.includes("clipboard.writeText"))).toEqual(["platform/clipboard.ts"]);
});
