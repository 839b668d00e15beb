import type { Browser, Page } from "@playwright/test";

import { PHONE } from "#page-weight.ts";

/** Lighthouse's slow 4G, applied to the connection instead of simulated. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Runs `visit` in a page of a new visitor on a mid-range phone. Cookies and storage are empty. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchInteractions);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** The milliseconds of each interaction so far, from the input to the next paint. The browser reports none below 16 ms. */
export async function interactions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // The browser reports an interaction after the frame that it caused.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const durations: unknown = Reflect.get(globalThis, "interactionDurations");
    return durations instanceof Map ? [...durations.values()] : [];
  });
}

/** Interaction to next paint as web.dev defines it: the slowest interaction, without one outlier in fifty. */
export function inpOf(durations: readonly number[]): number {
  return durations.toSorted((left, right) => right - left)[Math.floor(durations.length / 50)] ?? 0;
}

/** Runs in the page, before its scripts. */
function watchInteractions(): void {
  const durations = new Map<number, number>();
  Reflect.set(globalThis, "interactionDurations", durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, "interactionId");
      if (typeof id === "number" && id > 0)
        durations.set(id, Math.max(entry.duration, durations.get(id) ?? 0));
    }
  }).observe(Object.assign({ type: "event", buffered: true }, { durationThreshold: 16 }));
}
