import type { Page } from "@playwright/test";

import { allPaths } from "#all-paths.ts";
import { BUDGETS } from "#budgets.ts";
import { expect, test } from "#fixtures.ts";
import { measurePageWeight } from "#page-weight.ts";

const PAGE = "/cnc-machining";

async function chooseInch(page: Page): Promise<void> {
  await page
    .getByRole("group", { name: "Units", exact: true })
    .first()
    .getByText("inch", { exact: true })
    .click();
}

async function expectInches(page: Page): Promise<void> {
  await expect(page.locator(".imperial").first()).toBeVisible();
  await expect(page.locator(".metric").first()).toBeHidden();
}

test("quantities are in millimeters until the visitor chooses inches, which is remembered", async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(page.locator(".metric").first()).toBeVisible();
  await expect(page.locator(".imperial").first()).toBeHidden();
  await chooseInch(page);
  await expectInches(page);
  await page.reload();
  await expectInches(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the unit switch works", async ({ page }) => {
    await page.goto(PAGE);
    await chooseInch(page);
    await expectInches(page);
  });
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US", timezoneId: "America/Chicago" });

  for (const path of [PAGE, "/calculators", "/design-guideinfo"])
    test(`a visitor of ${path} starts in inches, and nothing moves`, async ({ page }) => {
      const { layoutShift } = await measurePageWeight(page, path);
      await expectInches(page);
      await expect(page.getByRole("radio", { name: "inch" }).first()).toBeChecked();
      expect(layoutShift).toBeLessThanOrEqual(BUDGETS.layoutShift);
    });

  test("millimeters stay once they are chosen", async ({ page }) => {
    await page.goto(PAGE);
    await page
      .getByRole("group", { name: "Units", exact: true })
      .first()
      .getByText("mm", { exact: true })
      .click();
    await page.goto("/sheet-metal-fabrication");
    await expect(page.locator(".metric").first()).toBeVisible();
    await expect(page.locator(".imperial").first()).toBeHidden();
  });
});

test(
  "in inches, no text of any page is left in millimeters, degrees Celsius or megapascals",
  { tag: "@thorough" },
  async ({ page }) => {
    test.slow();
    const found: string[] = [];
    await page.goto("/");
    for (const path of await allPaths(page.request)) {
      const html = await (await page.request.get(path)).text();
      found.push(...(await page.evaluate(metricTexts, html)).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
  },
);

/**
 * The texts of a page that stay in metric units when a visitor chooses inches. Drawings have their dimensions in millimeters, a
 * calculator converts its values itself, the head of a table names a test load, and a text that compares both
 * systems or has a formula stays as it is.
 */
function metricTexts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const excepted =
    "script, style, svg, template, option, thead, .metric, .imperial, .drawing-title-block, [data-block=calculator]";
  for (const element of page.querySelectorAll(excepted)) element.remove();
  const texts = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const block = node.parentElement?.closest(
      "p, li, td, th, dd, dt, figcaption, summary, h1, h2, h3, small",
    );
    const around = block?.textContent ?? text;
    const isMetric = /\d[ \u00a0](?:mm|°C|MPa)(?![\w²³/·])/.test(text);
    if (isMetric && !/ = |\binch|\bZoll\b|\d[ \u00a0]?(?:in|µin|ft|mil|psi|ksi|°F|lb)\b/.test(around))
      found.push(around);
  }
  return found;
}
