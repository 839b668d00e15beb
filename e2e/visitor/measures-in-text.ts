import type { Page } from "@playwright/test";

/**
 * The measures of a page that have left their sentence, each as a message. In a flex or grid container, each measure beside other text
 * becomes an item of its own, because it is an element.
 */
export async function measuresOutOfText(page: Page): Promise<string[]> {
  const texts = await page.locator(".metric").evaluateAll((measures) =>
    measures
      .map(({ parentElement }) => parentElement)
      .filter((parent) => parent !== null)
      .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
      .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
      .map(({ textContent }) => textContent),
  );
  return texts.map((text) => `${page.url()}: a measure has left the text “${text}”`);
}
