import type { Page, Route } from "@playwright/test";

/** What Next asks for when it changes the page without loading the document. */
const PAGE_DATA = /[?&]_rsc=/;

/** Keeps the data of every page back until `release` is called. */
export async function holdPages(page: Page) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(PAGE_DATA, async (route) => {
    held.push(route);
    if (isOpen) await route.continue();
  });
  return {
    asked: () => held.length,
    async release(): Promise<void> {
      const waiting = [...held];
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
