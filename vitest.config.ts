import { join } from "node:path";

import { defineConfig } from "vitest/config";

const TESTS = "{admin,e2e,packages,tools,schemas,studio,web}/**/*.test.{ts,tsx}";
const THOROUGH = "{admin,e2e,packages,tools,schemas,studio,web}/**/*.thorough.test.ts";
const NO_TESTS = ["**/node_modules/**", "**/.next/**", "**/dist/**"];
/** Runs on Postgres only. */
const TWO_PROCESSES = "admin/two-processes.test.ts";
/** What Node runs as it is: everything but the packages with JSX, the site and the Studio. */
const IN_NODE = [
  "{admin,e2e,schemas,tools}/**/*.test.ts",
  `packages/{${[
    "business-hours,calculators,check-runner,content-lake,contracts,dataset-folder,day-counts,file-signatures",
    "front-server,heic-uploads,hono-kit,mail-outbox,material-properties,message-catalog,oss-storage,page-paths",
    "part-check,pricing,process-stack,quantities,server-kit,site-search,sql-database,stored-values,studio-server,translations",
    "two-proportions,unicode-text,zip-risk",
  ].join()}}/**/*.test.ts`,
];
/** Node's own import. Code that computes takes a third of the time that it takes in Vite's module runner, and nothing is transformed. */
const inNode = { viteModuleRunner: false, nodeLoader: false };

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
    // Many tests start processes. With stored compiled code, a process needs half of the time to load its modules.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: IN_NODE,
          exclude: [...NO_TESTS, THOROUGH, TWO_PROCESSES],
          experimental: inNode,
        },
      },
      {
        extends: true,
        // React as visitors get it. The one for developers takes half of the time to note where each element was created.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "unit-react",
          include: [TESTS],
          exclude: [...NO_TESTS, THOROUGH, ...IN_NODE],
          env: { NODE_ENV: "production" },
        },
      },
      {
        extends: true,
        // Minutes of processor time. `pnpm test --all` runs them.
        test: { name: "thorough", include: [THOROUGH], exclude: NO_TESTS, experimental: inNode },
      },
      {
        extends: true,
        test: {
          // The same tests as on SQLite.
          name: "Postgres",
          include: [
            "admin/{database,http,quote-requests,statistics}/**/*.test.ts",
            "admin/retention.test.ts",
            "admin/storage/{object-store,routes}*.test.ts",
            TWO_PROCESSES,
          ],
          // Each of their hundreds of runs has a database of its own.
          exclude: ["**/*.fuzz.test.ts"],
          globalSetup: "admin/testing/start-postgres.ts",
          experimental: inNode,
        },
      },
    ],
  },
});
