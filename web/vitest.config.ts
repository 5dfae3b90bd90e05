import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** A file leaves nothing behind for the next, so that all share modules and document: it takes a third of the time. */
const SHARED = { pool: "threads", isolate: false } as const;

/** Functions need no document; components are drawn into one. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...SHARED, name: "units", include: ["tests/*.test.ts"], environment: "node" } },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          ...SHARED,
          name: "components",
          include: ["tests/components/*.test.ts"],
          environment: "happy-dom",
          setupFiles: ["tests/components/setup.ts"],
        },
      },
    ],
  },
});
