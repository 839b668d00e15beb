import type { Page } from "@playwright/test";

import { LANGUAGES, pathsIn } from "#all-paths.ts";
import { expect, test } from "#fixtures.ts";

/** Layout widths of a 1280 px window at 200 % and 400 % zoom, and the widths at which layouts change. */
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

/** Content that overflows the window or is clipped by its container. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      if (element instanceof SVGElement || element.clientWidth < 2) return false;
      // The last breadcrumb may be truncated: the full title follows below it.
      if (element.matches(".breadcrumbs [aria-current]")) return false;
      const { overflowX } = getComputedStyle(element);
      const clips = overflowX === "hidden" || overflowX === "clip";
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
  /** Styles that the visitor adds. The page's content security policy does not apply to them. */
  styles?: string;
}

async function cutOff(page: Page, { paths, widths, styles = "" }: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await outOfReach(page)).map((flaw) => `${path} at ${width} px: ${flaw}`));
    }
  }
  return found;
}

test(
  "nothing is cut off at 200 % and 400 % zoom or at any desktop width",
  { tag: "@thorough" },
  async ({ page }) => {
    expect(await cutOff(page, { paths: PATHS, widths: WIDTHS })).toEqual([]);
  },
);

for (const language of LANGUAGES)
  test(`no word of a page in ${language} is cut off at any width`, { tag: "@thorough" }, async ({ page }) => {
    test.slow();
    const paths = await pathsIn(language, page.request);
    expect(await cutOff(page, { paths, widths: [...WIDTHS, 360, 768] })).toEqual([]);
  });

test("text with increased spacing is not cut off", async ({ page }) => {
  // WCAG 1.4.12
  const styles =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
  expect(await cutOff(page, { paths: ["/", "/cnc01", "/contact-us"], widths: [360, 1440], styles })).toEqual(
    [],
  );
});

test(
  "text at twice its size is not cut off on phones and tablets",
  { tag: "@thorough" },
  async ({ page }) => {
    // WCAG 1.4.4
    const styles = ":root { font-size: 200% }";
    expect(await cutOff(page, { paths: PATHS, widths: [412, 768], styles })).toEqual([]);
  },
);
