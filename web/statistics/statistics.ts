import { untilIdle } from "browser-kit/until.ts";
import { untilActive } from "browser-kit/watch-near.ts";

import type { AnalyticsTags } from "./analytics.ts";
import { optsOut } from "./opt-out.ts";
import type { PageViews } from "./page-views.ts";

/**
 * Starts page views, web vitals and analytics, once per document. Returns the function to call with the address of each page,
 * including the first one. A visitor whose browser opts out of tracking is not counted at all.
 */
export function startStatistics(tags: AnalyticsTags): (address: string) => void {
  if (optsOut(navigator)) return () => undefined;

  let views: Promise<PageViews> | undefined;
  let sendToAnalytics: ((address: string) => void) | undefined;
  void loadAnalytics(tags).then((sendPageView) => (sendToAnalytics = sendPageView));
  return (address) => {
    if (views) void openPage(views, address);
    else void addVitals((views = loadPageViews(address)));
    sendToAnalytics?.(address);
  };
}

/**
 * The page views that the page script has started. Drafts and servers without deferred hydration have none, so they are started here.
 */
async function loadPageViews(address: string): Promise<PageViews> {
  if (globalThis.pageViews) return globalThis.pageViews;
  const { startPageViews } = await import("./page-views.ts");
  return startPageViews(address);
}

async function openPage(views: Promise<PageViews>, address: string): Promise<void> {
  const started = await views;
  // The thank-you page removes the email from its own address. That is still the same page view.
  const isCleared = started.page.endsWith("/thankyou2") && address.endsWith("/thankyou");
  if (!isCleared) started.open(address);
}

/** Adds web vitals late, so that they do not delay the page. The browser buffers earlier performance entries. */
async function addVitals(views: Promise<PageViews>): Promise<void> {
  await untilQuiet();
  const { watchPageVitals } = await import("./page-vitals.ts");
  (await views).onRecord = watchPageVitals();
}

/** Loads Google's tags, if the settings contain any. */
async function loadAnalytics(tags: AnalyticsTags) {
  if (!(tags.measurementId ?? tags.tagManagerId)) return undefined;
  await untilIdle();
  const { startAnalytics } = await import("./analytics.ts");
  return startAnalytics(tags);
}

const ACTIVITY_TIMEOUT_MS = 5000;

/** Resolves when the visitor has been active or stayed for five seconds, and the browser is idle. */
async function untilQuiet(): Promise<void> {
  await Promise.race([untilActive(), new Promise((resolve) => setTimeout(resolve, ACTIVITY_TIMEOUT_MS))]);
  await untilIdle();
}
