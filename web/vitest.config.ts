import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** Functions need no document; components are drawn into one. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "units", include: ["tests/*.test.ts"], environment: "node" } },
      {
        plugins: [svelte(), svelteTesting()],
        test: {
          name: "components",
          include: ["tests/components/*.test.ts"],
          environment: "happy-dom",
          setupFiles: ["tests/components/setup.ts"],
        },
      },
    ],
  },
});
