import type { BrowserContext, Page } from "@playwright/test";

import { env } from "#env.ts";
import { test as base } from "#fixtures.ts";
import { openStudio, type Studio } from "#studio.ts";

export { expect } from "#fixtures.ts";

/**
 * For tests in which an editor works in a Studio that is already open. All tests of a worker share its page, because loading the
 * Studio takes seconds of processor time. Tests that load or reload it, sign in, replace the clock, or close the page use
 * `#fixtures.ts`.
 */
export const test = base.extend<
  { context: BrowserContext; page: Page; studio: Studio; leaveStudio: () => Promise<void> },
  { sharedPage: Page }
>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: env.siteUrl });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  studio: async ({ page }, use) => {
    await use(openStudio(page, { isShared: true }));
  },
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  leaveStudio: async ({ sharedPage, context }, use) => {
    await use(async () => {
      const others = context.pages().filter((page) => page !== sharedPage);
      await Promise.all(others.map((page) => page.close()));
      await openStudio(sharedPage).leave();
    });
  },
  page: async ({ sharedPage, context, leaveStudio, viewport, permissions }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await context.grantPermissions(permissions ?? []);
    await use(sharedPage);
    await leaveStudio();
    sharedPage.removeAllListeners("request");
    await sharedPage.unrouteAll();
    await context.clearPermissions();
    // Ends draft mode.
    await context.clearCookies();
  },
});
