import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** A file leaves nothing behind for the next, so that all share modules and document: it takes a third of the time. */
const SHARED = { pool: "threads", isolate: false } as const;

/** Components are drawn into a document. */
const DRAWN = {
  environment: "happy-dom",
  setupFiles: ["tests/components/setup.ts"],
};

/** Functions need no document; what starts the page again and again shares nothing. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...SHARED, name: "units", include: ["tests/*.test.ts"], environment: "node" } },
      {
        plugins: [svelte(), svelteTesting()],
        test: { ...SHARED, ...DRAWN, name: "components", include: ["tests/components/*.test.ts"] },
      },
      {
        plugins: [svelte(), svelteTesting()],
        test: { ...DRAWN, name: "alone", include: ["tests/alone/*.test.ts"] },
      },
    ],
  },
});
