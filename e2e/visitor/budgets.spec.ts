import { chromium } from "@playwright/test";
import { freePorts } from "process-stack/testing/ports.ts";

import { allPaths, languageOf } from "#all-paths.ts";
import { BUDGETS, HELLO_WORLD_SCRIPTS, PAGES, TRANSLATED_PAGES } from "#budgets.ts";
import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { auditPage, STEADY_CATEGORIES } from "#lighthouse.ts";
import { gzipLength, measurePageWeight, PHONE, splitStyles } from "#page-weight.ts";

test.use(PHONE);

function htmlBudget(path: string): number {
  return languageOf(path) === "en" ? BUDGETS.html : BUDGETS.translatedHtml;
}

for (const [kind, path] of Object.entries({ ...PAGES, ...TRANSLATED_PAGES })) {
  const words = languageOf(path) === "en" ? 0 : BUDGETS.words;

  test(`${kind}: the bytes a phone downloads for ${path} are within budget`, async ({ page }) => {
    const weight = await measurePageWeight(page, path);
    const beyondHello = weight.scripts - HELLO_WORLD_SCRIPTS;
    expect.soft(weight.scripts, "scripts").toBeLessThanOrEqual(BUDGETS.scripts + words);
    expect
      .soft(beyondHello, "scripts beyond Next's own")
      .toBeLessThanOrEqual(BUDGETS.scriptsBeyondHelloWorld + words);
    expect.soft(weight.html, "HTML").toBeLessThanOrEqual(htmlBudget(path));
    expect.soft(weight.styles, "styles").toBeLessThanOrEqual(BUDGETS.styles);
    expect.soft(weight.fonts, "fonts").toBeLessThanOrEqual(BUDGETS.fonts);
    expect.soft(weight.images, "images").toBeLessThanOrEqual(BUDGETS.images);
    expect.soft(weight.requests, "requests").toBeLessThanOrEqual(BUDGETS.requests);
    expect.soft(weight.layoutShift, "layout shift").toBeLessThanOrEqual(BUDGETS.layoutShift);
  });
}

// Not one of the pages above: its links to guides are in view, so it loads their stylesheets ahead.
test("the bytes of scripts and HTML that a phone downloads for the confirmation are within budget", async ({
  page,
}) => {
  const { scripts, html } = await measurePageWeight(page, "/thankyou");
  expect.soft(scripts, "scripts").toBeLessThanOrEqual(BUDGETS.confirmationScripts);
  expect.soft(html, "HTML").toBeLessThanOrEqual(BUDGETS.html);
});

test("the HTML of every page is within budget", { tag: "@thorough" }, async ({ request }) => {
  test.slow();
  for (const path of await allPaths(request)) {
    const { html } = splitStyles(await (await request.get(path)).body());
    expect.soft(gzipLength(html), path).toBeLessThanOrEqual(htmlBudget(path));
  }
});

test("the home page downloads its own pictures and none of a prefetched page", async ({ page }) => {
  const { imagePaths } = await measurePageWeight(page, "/");
  const shown = await page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ currentSrc }) => currentSrc).map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
  expect(imagePaths.length).toBeGreaterThan(0);
  expect(imagePaths.filter((path) => !shown.includes(path))).toEqual([]);
});

test("Lighthouse scores 100 for accessibility, best practices and SEO", { tag: "@thorough" }, async () => {
  const [port = 0] = await freePorts(1);
  const { args, ...options } = await chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    for (const path of [PAGES.home, PAGES.guide]) {
      const { accessibility, bestPractices, seo } = await auditPage(
        env.siteUrl + path,
        port,
        STEADY_CATEGORIES,
      );
      expect.soft({ path, accessibility, bestPractices, seo }).toEqual({
        path,
        accessibility: 100,
        bestPractices: 100,
        seo: 100,
      });
    }
  } finally {
    await browser.close();
  }
});
