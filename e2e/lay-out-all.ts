import type { Page } from "@playwright/test";

/** Lays out the sections far from the screen too, which `content-visibility` skips: axe and innerText ignore them otherwise. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-block], footer { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}
