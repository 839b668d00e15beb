import { defineConfig } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { ATTACK_LIMIT_MS, BENCH_LIMIT_MS, EXPECT_LIMIT_MS, TEST_LIMIT_MS } from "#time-limits.ts";

const ATTACKS = "security/*.spec.ts";

export default defineConfig({
  globalSetup: "./site-answers.ts",
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: env.artifacts,
  // Screenshots are the pictures of the editor's guide and of the content, each with its path from the root.
  snapshotPathTemplate: "../{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a defect too: the test command lists tests that passed only on the second attempt.
  retries: 1,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  reporter: [["list"], ...(env.reportFile ? [["json", { outputFile: env.reportFile }] as const] : [])],
  // Prints the slowest files, so that the tests stay fast.
  reportSlowTests: { max: 8, threshold: 0 },
  use: {
    baseURL: env.siteUrl,
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    launchOptions: await chromiumOptions(),
    actionTimeout: EXPECT_LIMIT_MS,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "together", testIgnore: ATTACKS, grepInvert: /@alone/ },
    // These stop the lake or measure time, so they run alone, after the others.
    { name: "alone", testIgnore: ATTACKS, grep: /@alone/, workers: 1 },
    // `pnpm bench` runs these, one at a time, on the running site.
    { name: "bench", testMatch: "bench/*.bench.ts", workers: 1, retries: 0, timeout: BENCH_LIMIT_MS },
    {
      name: "attacks",
      testMatch: ATTACKS,
      grepInvert: env.attackScale === "fast" ? /@sandbox/ : [],
      // They share the limits of the site and one sandbox.
      workers: 1,
      fullyParallel: false,
      // A second attempt may pass because the first one has warmed up a cache or used up a limit.
      retries: 0,
      timeout: ATTACK_LIMIT_MS[env.attackScale],
    },
  ],
});
