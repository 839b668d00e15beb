import { defineConfig } from "vitest/config";

export default defineConfig({
  // A part of Next, not a package. Next replaces it in the same way.
  resolve: { alias: { "server-only": "next/dist/compiled/server-only/empty.js" } },
  test: {
    // Long enough for a machine that also builds and runs browsers.
    testTimeout: 30_000,
    // Sharing a process between test files halves the time. No test leaves state behind.
    isolate: false,
    restoreMocks: true,
    include: ["{attack,bench,contracts,harness,scripts,schemas,studio,web,backend}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**"],
  },
});
