import { defineConfig } from "vitest/config";

export default defineConfig({
  // Next replaces it in the same way; it is not a package of its own.
  resolve: { alias: { "server-only": "next/dist/compiled/server-only/empty.js" } },
  test: {
    // A machine that also builds, renders and tries browsers is slow at times; a test that hangs still ends.
    testTimeout: 30_000,
    // One process for many files takes half the time. No test leaves anything behind for the next.
    isolate: false,
    restoreMocks: true,
    include: ["{attack,bench,contracts,harness,scripts,schemas,studio,web,backend}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**"],
  },
});
