import type { Page } from "@playwright/test";

/** Has the browser lay out what is far from the screen as well (web/styles/blocks.css): axe and innerText pass over it otherwise. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-block], footer { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}
