import type { Page, Route } from "@playwright/test";

/**
 * Handles matching requests until the returned function is called, then lets them pass. Use it instead of `page.unroute` and the
 * option `times` of `page.route`: when the last route is removed, Playwright stops intercepting, and Chromium then sometimes loses a
 * request or a reload that begins at that moment. It never gets a response.
 */
export async function intercept(
  page: Page,
  url: string | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isActive = true;
  await page.route(url, (route) => (isActive ? handle(route) : route.fallback()));
  return () => {
    isActive = false;
  };
}
