import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

/** A window of 1280 px at 200 % and at 400 % is laid out as one of these widths; the others are where layouts change. */
const WIDTHS = [320, 640, 1100, 1180, 1440];

const PATHS = [
  "/block-gallery/light",
  "/",
  "/cnc01",
  "/cnc-machining-materials",
  "/surface-finish",
  "/contact-us",
  "/blog",
];

/** What of the page cannot be reached: it is wider than the window, or cut off by what it stands in. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      if (element instanceof SVGElement || element.clientWidth < 2) return false;
      // The last step of the breadcrumbs is the page's own title, which stands below it in full.
      if (element.matches("[aria-label=Breadcrumbs] [aria-current]")) return false;
      const { overflowX, contentVisibility } = getComputedStyle(element);
      const clips = overflowX === "hidden" || overflowX === "clip" || contentVisibility === "auto";
      return clips && element.scrollWidth > element.clientWidth + 1;
    });
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cut.map((element) => `${element.tagName} ${element.className} is cut off`),
    ];
  });
}

test("zoomed to 200 % and 400 %, and at every width of the desk, nothing is cut off", async ({ page }) => {
  const found: string[] = [];
  for (const path of PATHS) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path);
    for (const width of WIDTHS) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop -- as above
      found.push(...(await outOfReach(page)).map((flaw) => `${path} at ${width} px: ${flaw}`));
    }
  }
  expect(found).toEqual([]);
});

test("text spaced out as a reader needs it is not cut off", async ({ page }) => {
  const found: string[] = [];
  for (const path of ["/", "/cnc01", "/contact-us"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path);
    // WCAG 1.4.12; the browser allows its users what the site's own policy allows no page.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of [360, 1440]) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.setViewportSize({ width, height: 800 });
      // oxlint-disable-next-line no-await-in-loop -- as above
      found.push(...(await outOfReach(page)).map((flaw) => `${path} at ${width} px: ${flaw}`));
    }
  }
  expect(found).toEqual([]);
});
