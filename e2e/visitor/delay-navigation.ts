import type { Page, Route } from "@playwright/test";

/** Matches Next's requests for client-side navigation. */
const PAGE_DATA = /[?&]_rsc=/;

/** Delays the data of every client-side navigation until `release` is called. */
export async function delayNavigation(page: Page) {
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
