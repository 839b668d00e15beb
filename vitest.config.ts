import { defineConfig } from "vitest/config";

export default defineConfig({
  // A part of Next, not a package. Next replaces it in the same way.
  resolve: { alias: { "server-only": "next/dist/compiled/server-only/empty.js" } },
  test: {
    // These end a hang. A slow, busy machine stays far below them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Sharing a process between test files halves the time. No test leaves state behind.
    isolate: false,
    // Vitest leaves one core free by default, which on CI's two cores would be every second one.
    maxWorkers: "100%",
    restoreMocks: true,
    exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{admin,packages,tools,schemas,studio,web}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**", "admin/two-processes.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          // The same tests as on SQLite.
          name: "Postgres",
          include: [
            "admin/{database,http,quote-requests,statistics}/**/*.test.ts",
            "admin/storage/{object-store,routes}*.test.ts",
            "admin/two-processes.test.ts",
          ],
          // Each of their hundreds of runs has a database of its own.
          exclude: ["**/*.fuzz.test.ts"],
          globalSetup: "admin/testing/start-postgres.ts",
        },
      },
    ],
  },
});
