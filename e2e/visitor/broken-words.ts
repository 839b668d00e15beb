import type { Page } from "@playwright/test";

/**
 * The short words of a page that continue on the next line, each as a message. Browsers hyphenate only longer words
 * (web/locale/language-style.ts), so such a word is broken without a hyphen.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const shortWord = /(?<=^|\s)\p{Script=Latin}{2,9}(?=[\s.,;:!?]|$)/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(shortWord)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });
  return words.map((word) => `${page.url()}: “${word}” is broken`);
}
