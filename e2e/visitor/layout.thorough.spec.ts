import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

const GRID = { left: 80, right: 1360 };

async function boxOf(page: Page, selector: string) {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { top: box.y, left: box.x, right: box.x + box.width };
}

for (const width of [768, 1440])
  test(`a gallery of three leaves no gap in its row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/cnc-machining");
    const first = await boxOf(page, '[data-block="gallery"] figure >> nth=0');
    const last = await boxOf(page, '[data-block="gallery"] figure >> nth=2');
    expect(await page.locator('[data-block="gallery"] figure').count()).toBe(3);
    expect(last.left).toBeGreaterThan(first.right);
  });

test("eight industries fill two rows", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[data-block="industries"] li')).toHaveCount(8);
  expect((await boxOf(page, '[data-block="industries"] li >> nth=7')).right).toBe(GRID.right);
});

test("a chart is next to its heading, and both align with the grid", async ({ page }) => {
  await page.goto("/");
  const heading = await boxOf(page, '[data-block="capabilityChart"] h2');
  const chart = await boxOf(page, '[data-block="capabilityChart"] .drawing-wide svg');
  expect(heading.left).toBe(GRID.left);
  expect(chart.left).toBeGreaterThan(heading.right);
  expect(Math.abs(chart.right - GRID.right)).toBeLessThan(1);
});

test("timeline entries start at the left edge", async ({ page }) => {
  await page.goto("/yellow-robot");
  const label = page.getByText("Days 2–5", { exact: true });
  expect(await label.evaluate((place) => getComputedStyle(place).textAlign)).toBe("start");
});

test("the rule below a table's header continues under the sticky name column", async ({ page }) => {
  await page.goto("/cnc-machining-materials");
  const name = page.locator(".table-scroll thead th").first();
  await expect(name).toHaveCSS("position", "sticky");
  // The header cell draws its own rule on top, because the cell below it would cover a fraction of a pixel.
  await expect(page.locator(".table-scroll table")).toHaveCSS("border-collapse", "separate");
  await expect(name).toHaveCSS("z-index", "1");
});

for (const path of [
  "/calculators",
  "/materials",
  "/surface-finish",
  "/case-studies",
  "/contact-us",
  "/search",
])
  test(`on a phone the fields of ${path} have text of 16 px, so that iOS does not zoom into them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const fields = page.locator(
      "main :is(select, textarea, input:not([type=file], [type=radio], [type=checkbox]))",
    );
    await expect(fields).not.toHaveCount(0);
    const sizes = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
    expect(new Set(sizes)).toEqual(new Set(["16px"]));
  });

for (const path of [
  "/cnc-machining-materials",
  "/injection-molding-materials",
  "/urethane-casting-materials",
])
  test(`on a phone every value of ${path} has its label above it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const labels = await page
      .locator(".data-table:not(.figures) td:not(:empty)")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels.length).toBeGreaterThan(50);
    expect(labels.filter((label) => !/^".+"$/.test(label))).toEqual([]);
  });

test("on a phone a table of figures keeps its columns, and scrolls by keyboard while its names stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/standard-features");
  const region = page.getByRole("region", { name: "Counterbores for socket head cap screws" });
  const name = region.getByRole("rowheader", { name: "M2.5" });
  await expect(region.getByRole("columnheader", { name: "Counterbore depth" })).toBeVisible();
  await region.focus();
  const { x } = (await name.boundingBox()) ?? {};
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(10);
  expect((await name.boundingBox())?.x).toBe(x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("a table that overflows to the right still shows it", async ({ page }) => {
    await page.goto("/cnc-machining-materials");
    await expect(page.locator(".table-scroll").first()).not.toHaveCSS("mask-image", "none");
  });
});

for (const width of [768, 820, 1024, 1440])
  test(`the callouts on the first picture are legible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/");
    const sizes = await page.locator(".hero-picture svg text").evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility())
        .map((text) => {
          const { a = 0, b = 0 } = (text instanceof SVGGraphicsElement && text.getScreenCTM()) || {};
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        }),
    );
    expect(sizes).toHaveLength(8);
    expect(Math.min(...sizes)).toBeGreaterThan(10.5);
  });

test("sections far from the screen are in the layout, except while a dialog is open", async ({ page }) => {
  await page.goto("/cnc-machining");
  const isLaidOut = () =>
    page
      .getByRole("contentinfo")
      .locator("section")
      .first()
      .evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
  const quote = quoteForm(page);
  await quote.open();
  expect(await isLaidOut()).toBe(false);
  await quote.dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(isLaidOut).toBe(true);
});
