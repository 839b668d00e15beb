import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

const WIDTHS = [360, 768, 1440];

for (const [tone, tag] of [
  ["light", []],
  ["sheet", ["@thorough"]],
  ["dark", ["@thorough"]],
  // From right to left.
  ["arabic", []],
] as const) {
  test.describe(`every block of the gallery “${tone}”`, { tag: [...tag] }, () => {
    test("is visible and causes no horizontal scrolling", async ({ page }) => {
      await page.goto(`/block-gallery/${tone}`);
      const samples = page.locator("[data-sample]");
      expect(await samples.count()).toBeGreaterThanOrEqual(29);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await flaws(page), `at ${width} px`).toEqual([]);
      }
    });

    test("passes axe", async ({ page }) => {
      await page.goto(`/block-gallery/${tone}`);
      expect(await violations(page, { tags: WCAG })).toEqual([]);
    });

    test("causes no layout shift while loading", async ({ page }) => {
      await page.addInitScript(recordShifts);
      await page.goto(`/block-gallery/${tone}`, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate("window.shifts")).toBeLessThan(0.01);
    });
  });
}

test("from right to left, phone numbers and ranges of figures keep their order, also without a unit", async ({
  page,
}) => {
  await page.goto("/block-gallery/arabic");
  for (const value of [
    page.locator('[data-sample="keyFigures"] b').filter({ hasText: /^2–4/ }),
    page.locator('[data-sample="priceIndication"] dd').filter({ hasText: /^\d+–\d+$/ }),
  ])
    expect(await value.first().evaluate(isFromLeftToRight)).toBe(true);
  await expect(page.locator('[data-sample="contactDetails"] [href^="tel:"]')).toHaveCSS("direction", "ltr");
});

/** Whether the first digit of an element is at the left of the one after its dash. */
function isFromLeftToRight(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: number[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index } of (node.textContent ?? "").matchAll(/\d+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      places.push(range.getBoundingClientRect().left);
    }
  const [first = 0, second = 0] = places;
  return places.length === 2 && first < second;
}

test("the design gallery passes axe in every tone", async ({ page }) => {
  await page.goto("/block-gallery");
  expect(await violations(page, { tags: WCAG })).toEqual([]);
});

test("section views in the drawings of calculators are filled except for their holes", async ({ page }) => {
  await page.goto("/calculators");
  await expect(page.locator(".dw-ground").first()).toHaveCSS("fill-rule", "evenodd");
  await expect(page.locator(".dw-cut").first()).toHaveCSS("fill-rule", "evenodd");
});

test("the galleries are not in the sitemap and not indexed", async ({ page, request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("block-gallery");
  await page.goto("/block-gallery/light");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("the unit switch shows every quantity on the page in inches, and the next page remembers it", async ({
  page,
}) => {
  await page.goto("/block-gallery/light");
  const tolerance = page
    .locator('[data-sample="specificationTable"]')
    .getByRole("row", { name: /General tolerance/ });
  await expect(tolerance).toContainText("±0.1 mm", { useInnerText: true });

  await page.getByRole("group", { name: "Units", exact: true }).getByText("inch").click();
  await expect(tolerance).toContainText("±0.004 in", { useInnerText: true });

  await page.goto("/block-gallery/sheet");
  await expect(
    page.getByRole("group", { name: "Units", exact: true }).getByRole("radio", { name: "inch" }),
  ).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("quantities can be read in inches and questions opened", async ({ page }) => {
    await page.goto("/block-gallery/light");
    await page.getByRole("group", { name: "Units", exact: true }).getByText("inch").click();
    await expect(page.locator('[data-sample="specificationTable"]')).toContainText("±0.004 in", {
      useInnerText: true,
    });
    await page.getByText("A question in a buyer’s words?").click();
    await expect(page.getByText("Answer first, then give the reason.")).toBeVisible();
  });
});

/** Names of blocks that are empty or wider than the window. */
function flaws(page: Page): Promise<string[]> {
  return page.locator("[data-sample]").evaluateAll((samples) =>
    samples.flatMap((sample) => {
      const name = sample.getAttribute("data-sample") ?? "";
      const { width, height } = sample.getBoundingClientRect();
      return [
        ...(height > 0 && width > 0 ? [] : [`${name} is empty`]),
        ...(sample.scrollWidth <= innerWidth ? [] : [`${name} is ${sample.scrollWidth} px wide`]),
      ];
    }),
  );
}

/** Runs in the page: sums layout shifts without user input. */
function recordShifts(): void {
  let sum = 0;
  Object.defineProperty(window, "shifts", { get: () => sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") !== true) sum += Number(Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}
