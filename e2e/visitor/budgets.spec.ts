import { chromium } from "@playwright/test";

import { allPaths } from "#all-paths.ts";
import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { BUDGETS, HELLO_SCRIPTS, PAGES } from "#speed/budgets.ts";
import { freePort } from "#speed/free-port.ts";
import { inspect } from "#speed/lighthouse.ts";
import { gzip, PHONE, weigh } from "#speed/weigh.ts";

test.use(PHONE);

for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind}: the bytes a phone downloads for ${path} are within budget`, async ({ page }) => {
    const weight = await weigh(page, path);
    const beyondHello = weight.scripts - HELLO_SCRIPTS;
    expect.soft(weight.scripts, "scripts").toBeLessThanOrEqual(BUDGETS.scripts);
    expect.soft(beyondHello, "scripts beyond Next's own").toBeLessThanOrEqual(BUDGETS.scriptsBeyondHello);
    expect.soft(weight.html, "HTML").toBeLessThanOrEqual(BUDGETS.html);
    expect.soft(weight.styles, "styles").toBeLessThanOrEqual(BUDGETS.styles);
    expect.soft(weight.fonts, "fonts").toBeLessThanOrEqual(BUDGETS.fonts);
    expect.soft(weight.images, "images").toBeLessThanOrEqual(BUDGETS.images);
    expect.soft(weight.requests, "requests").toBeLessThanOrEqual(BUDGETS.requests);
    expect.soft(weight.layoutShift, "layout shift").toBeLessThanOrEqual(BUDGETS.layoutShift);
  });
}

test("the HTML of every page is within budget", async ({ request }) => {
  for (const path of await allPaths(request)) {
    const html = await (await request.get(path)).body();
    expect.soft(gzip(html), path).toBeLessThanOrEqual(BUDGETS.html);
  }
});

test("the home page downloads its own pictures and none of a prefetched page", async ({ page }) => {
  const { pictures } = await weigh(page, "/");
  const shown = await page
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ currentSrc }) => currentSrc).map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !shown.includes(path))).toEqual([]);
});

test("Lighthouse scores 100 for accessibility, best practices and SEO", async () => {
  const port = await freePort();
  const { args, ...options } = await chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    for (const path of [PAGES.home, PAGES.guide]) {
      const { accessibility, bestPractices, seo } = await inspect(env.siteUrl + path, port);
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
