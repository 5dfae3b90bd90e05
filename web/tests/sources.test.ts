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
