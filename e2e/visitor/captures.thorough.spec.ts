import { expect, test } from "#fixtures.ts";

import { emptySections, SCALE } from "./empty-sections.ts";

// Full-page captures show what screenshot tools, archives and search engines see. every-page.spec.ts captures all pages.

test.use({ deviceScaleFactor: SCALE });

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
