import type { Page } from "@playwright/test";
import sharp from "sharp";

import { representativePaths } from "#all-paths.ts";
import { expect, test } from "#fixtures.ts";

// What a screenshot tool, an archive or a search engine's renderer sees of a whole page.

/** Device pixels per CSS pixel. Chromium paints captures of at most 16,384 device pixels, and few pixels are compared fast. */
const SCALE = 0.5;

/** The most rows of one color in a section, in CSS px: its padding and the space between its parts. */
const MOST_EMPTY = 160;

/** Pixels of one row whose brightness differs by less than this are of one color: JPEG is not exact. */
const NOISE = 12;

test.use({ deviceScaleFactor: SCALE });

for (const width of [360, 768, 1440])
  test(`a capture of any whole page at ${width} px, right after it has loaded, shows every section`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const empty: string[] = [];
    for (const path of await representativePaths(request)) {
      await page.goto(path);
      empty.push(...(await emptySections(page)));
    }
    expect(empty).toEqual([]);
  });

test("a capture after scrolling to the end of a page and back shows every section", async ({ page }) => {
  await page.goto("/molding01");
  for (const top of [100_000, 0]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await expect.poll(() => page.evaluate(() => scrollY > 0)).toBe(top > 0);
    expect(await emptySections(page)).toEqual([]);
  }
});

test("a capture after the quote dialog has been closed shows every section", async ({ page }) => {
  await page.goto("/molding01", { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Request A Quote" });
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  await expect(dialog).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => emptySections(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a capture shows every section", async ({ page }) => {
    await page.goto("/molding01");
    expect(await emptySections(page)).toEqual([]);
  });
});

/** The sections of the page with a band that is higher than `MOST_EMPTY` and of one color in a full-page capture. */
async function emptySections(page: Page): Promise<string[]> {
  const capture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 70 });
  const { data, info } = await sharp(capture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const sections = await page.locator("main [data-block], footer").evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("data-block") ?? "footer";
      return { name: `${name} ${element.id}`, left, top: top + scrollY, width, height };
    }),
  );
  const isEmpty = (row: number, left: number, right: number) => {
    const start = row * info.width;
    const pixels = data.subarray(start + Math.max(0, left), start + Math.min(info.width, right));
    return Math.max(...pixels) - Math.min(...pixels) < NOISE;
  };
  return sections.flatMap(({ name, left, top, width, height }) => {
    const [from, to] = [left * SCALE, (left + width) * SCALE].map(Math.round);
    let rows = 0;
    let most = 0;
    for (let row = Math.round(top * SCALE); row < Math.min(info.height, (top + height) * SCALE); row += 1) {
      rows = isEmpty(row, from ?? 0, to ?? 0) ? rows + 1 : 0;
      most = Math.max(most, rows);
    }
    const band = Math.round(most / SCALE);
    return band > MOST_EMPTY ? [`${page.url()}: ${name} has ${band} empty px of ${Math.round(height)}`] : [];
  });
}
