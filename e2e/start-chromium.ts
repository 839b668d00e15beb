import { chromium } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";

/** Letters of the site, and of what editors and visitors type, that fonts for English text lack. */
const LETTERS = "µ⌀↧→≥電脑🎉";

// Starts Chromium and shows a page, so that the test command can say what the machine lacks before it runs any test.
try {
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage();
  await page.setContent(LETTERS);
  await page.screenshot();
  await browser.close();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const [, library] = /error while loading shared libraries: (\S+):/.exec(message) ?? [];
  console.log(
    library === undefined
      ? message
      : `Chromium needs the system library ${library}. Install the package that has it, or set CHROMIUM_PATH to an installed Chromium.`,
  );
  process.exitCode = 1;
}
