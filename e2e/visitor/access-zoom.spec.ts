import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { layOutAll } from "#lay-out-all.ts";

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

interface Reader {
  paths: readonly string[];
  widths: readonly number[];
  /** The reader's own styles: the browser allows its users what the site's own policy allows no page. */
  styles?: string;
}

async function cutOff(page: Page, { paths, widths, styles = "" }: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await page.goto(path);
    await layOutAll(page);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await outOfReach(page)).map((flaw) => `${path} at ${width} px: ${flaw}`));
    }
    // oxlint-enable no-await-in-loop
  }
  return found;
}

test("zoomed to 200 % and 400 %, and at every width of the desk, nothing is cut off", async ({ page }) => {
  expect(await cutOff(page, { paths: PATHS, widths: WIDTHS })).toEqual([]);
});

test("text spaced out as a reader needs it is not cut off", async ({ page }) => {
  // WCAG 1.4.12
  const styles =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
  expect(await cutOff(page, { paths: ["/", "/cnc01", "/contact-us"], widths: [360, 1440], styles })).toEqual(
    [],
  );
});

test("letters of twice their size are not cut off on a phone and a tablet", async ({ page }) => {
  // WCAG 1.4.4
  const styles = ":root { font-size: 200% }";
  expect(await cutOff(page, { paths: PATHS, widths: [412, 768], styles })).toEqual([]);
});
