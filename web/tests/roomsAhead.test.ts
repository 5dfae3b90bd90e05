// The rooms whose files the early script asks for: those that the routes fetch.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGES } from "../rooms_ahead";

/** The owner's room is opened by a key and by few; records of files are opened in the page, from the replay's room. */
const NOT_AHEAD = ["owner/Owner", "replay/Opened"];

test("each room that the routes fetch is asked for early, and no other", () => {
  const routes = readFileSync(join(import.meta.dirname, "../src/app/routes.ts"), "utf8");
  const fetched = [...routes.matchAll(/import\("\.\.\/pages\/([\w/]+)\.svelte"\)/g)].map(([, page = ""]) => page);
  expect([...Object.values(PAGES), ...NOT_AHEAD].sort()).toEqual([...new Set(fetched)].sort());
  for (const room of Object.keys(PAGES)) expect(routes).toContain(`\n  ${room}: {`);
});
