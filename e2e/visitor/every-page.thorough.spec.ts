import type { Page } from "@playwright/test";

import { LANGUAGES, pathsIn, pathsThatShowEveryBlock, representativePaths } from "#all-paths.ts";
import { violations, WCAG_AND_BEST_PRACTICE } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

import { brokenWords } from "./broken-words.ts";
import { emptySections, SCALE } from "./empty-sections.ts";
import { measuresOutOfText } from "./measures-in-text.ts";

// These checks share one visit to each page, because loading a page takes as long as checking it.

test.use({ deviceScaleFactor: SCALE });

const PHONE = { width: 360, height: 740, withAxe: true };
const TABLET = { width: 768, height: 900, withAxe: false };
const DESKTOP = { width: 1440, height: 1000, withAxe: true };
type Window = typeof PHONE;

const title = ({ width, withAxe }: Window) =>
  `at ${width} px shows every section in a capture right after it has loaded, breaks no short word, keeps measures in their text${withAxe ? ", passes axe" : ""} and logs nothing`;

for (const window of [PHONE, DESKTOP])
  test(`a page with every block ${title(window)}`, async ({ page, lake }) => {
    test.slow();
    await visitAll(page, window, await pathsThatShowEveryBlock(lake, page.request));
  });

for (const window of [PHONE, TABLET, DESKTOP])
  // Two tests for each width, so that both workers share the pages.
  for (const half of ["first", "second"])
    test(`every page ${title(window)} (${half} half)`, { tag: "@thorough" }, async ({ page }) => {
      test.slow();
      const paths = [...(await representativePaths(page.request)), "/thankyou?Email=a%40b.example"];
      await visitAll(
        page,
        window,
        paths.filter((_, index) => index % 2 === (half === "first" ? 0 : 1)),
      );
    });

for (const window of [PHONE, TABLET, DESKTOP])
  for (const language of LANGUAGES)
    test(`every page in ${language} ${title(window)}`, { tag: "@thorough" }, async ({ page }) => {
      test.slow();
      await visitAll(page, window, await pathsIn(language, page.request));
    });

async function visitAll(
  page: Page,
  { width, height, withAxe }: Window,
  paths: readonly string[],
): Promise<void> {
  await page.setViewportSize({ width, height });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()} (${page.url()})`));
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(
      ...(await emptySections(page)),
      ...(await brokenWords(page)),
      ...(await measuresOutOfText(page)),
    );
    if (!withAxe) continue;
    const broken = await violations(page, { tags: WCAG_AND_BEST_PRACTICE });
    found.push(...broken.map((violation) => `${path}: ${violation}`));
  }
  expect(paths.length).toBeGreaterThan(2);
  expect(found).toEqual([]);
  expect(messages).toEqual([]);
}
