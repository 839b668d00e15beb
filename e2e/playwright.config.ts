import { defineConfig } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { EXPECT_LIMIT_MS, TEST_LIMIT_MS } from "#time-limits.ts";

export default defineConfig({
  testDir: ".",
  outputDir: env.artifacts,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a defect too: the test command lists tests that passed only on the second attempt.
  retries: 1,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  reporter: [["list"], ...(env.reportFile ? [["json", { outputFile: env.reportFile }] as const] : [])],
  use: {
    baseURL: env.siteUrl,
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    launchOptions: await chromiumOptions(),
    actionTimeout: EXPECT_LIMIT_MS,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "together", grepInvert: /@alone/ },
    // These stop the lake or measure time, so they run alone, after the others.
    { name: "alone", grep: /@alone/, workers: 1 },
  ],
});
