import { defineConfig } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";

export default defineConfig({
  testDir: ".",
  outputDir: env.artifacts,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine's bad moment is no reason to fail; what needs its second try is listed as flaky, with the reason.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ...(env.reportFile ? [["json", { outputFile: env.reportFile }] as const] : [])],
  use: {
    baseURL: env.siteUrl,
    browserName: "chromium",
    viewport: { width: 1440, height: 1000 },
    launchOptions: await chromiumOptions(),
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "together", grepInvert: /@alone/ },
    // Takes the lake away from everybody, or measures time: run by itself, after the others.
    { name: "alone", grep: /@alone/, workers: 1 },
  ],
});
