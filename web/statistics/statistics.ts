import { STATISTIC_PATH, VITALS_PATH } from "contracts/endpoints.ts";
import type { PageStatistic, PageVitals } from "contracts/statistics.ts";

import { tokenHeader } from "#admin-api/token.ts";
import { untilIdle } from "#ui/until.ts";

import type { AnalyticsTags } from "./analytics.ts";
import { createPageViews } from "./page-views.ts";

/**
 * Starts everything that counts visits, once per document. Returns the function to call with the address of each page,
 * including the first one. A visitor whose browser opts out of tracking is not counted at all.
 */
export function startStatistics(tags: AnalyticsTags): (address: string) => void {
  if (optsOut(navigator)) return () => undefined;

  const views = watchPageViews();
  let sendToAnalytics: ((address: string) => void) | undefined;
  void loadAnalytics(tags).then((sendPageView) => (sendToAnalytics = sendPageView));
  return (address) => {
    views.open(address);
    sendToAnalytics?.(address);
  };
}

interface TrackingPreferences {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function optsOut({ globalPrivacyControl, doNotTrack }: TrackingPreferences): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Reports each page view to the admin API, and its vitals where they are measured already. */
function watchPageViews() {
  let takeVitals: Awaited<ReturnType<typeof loadVitals>> | undefined;
  void loadVitals().then((take) => (takeVitals = take));

  const views = createPageViews({
    report(statistic) {
      send(STATISTIC_PATH, statistic);
      const { pageUrl, equipmentType } = statistic;
      // A separate request, because the specification fixes the fields of the first one.
      if (takeVitals) send(VITALS_PATH, { pageUrl, equipmentType, ...takeVitals() });
    },
    now: () => performance.now(),
    width: () => innerWidth,
  });
  const update = () => (document.visibilityState === "visible" ? views.show() : views.hide());
  update();
  document.addEventListener("visibilitychange", update);
  // Not `unload` or `beforeunload`: their listeners keep the page out of the back/forward cache.
  addEventListener("pagehide", () => views.hide());
  addEventListener("pageshow", update);
  return views;
}

/** Late, so that the page does not wait for it. The browser buffers what happened before. */
async function loadVitals() {
  await untilActive();
  const { watchPageVitals } = await import("./page-vitals.ts");
  return watchPageVitals();
}

/** Loads nothing while the settings name no tag, which is the case for most visitors. */
async function loadAnalytics(tags: AnalyticsTags) {
  if (!(tags.measurementId ?? tags.tagManagerId)) return undefined;
  await untilIdle();
  const { startAnalytics } = await import("./analytics.ts");
  return startAnalytics(tags);
}

const ACTIVITY = ["pointermove", "pointerdown", "scroll", "keydown"];
const INACTIVE_MS = 5000;

/** Resolves when the visitor has been active or stayed for five seconds, and the browser is idle. */
async function untilActive(): Promise<void> {
  await new Promise<void>((resolve) => {
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, INACTIVE_MS);
    for (const type of ACTIVITY) {
      document.addEventListener(type, end, { passive: true, signal: listeners.signal });
    }
  });
  await untilIdle();
}

/** `keepalive` sends it while the page is being left. The referrer must not reveal more than the body does. */
function send(path: string, body: PageStatistic | PageVitals): void {
  void fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...tokenHeader() },
    body: JSON.stringify(body),
    keepalive: true,
    referrerPolicy: "origin",
  }).catch(() => {
    // A lost statistic does not concern the visitor.
  });
}
