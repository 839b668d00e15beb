import type { Browser, Page } from "@playwright/test";

/** Lighthouse's slow 4G, as applied on the wire. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A new visitor on a middling phone; the page and what it has stored are gone afterwards. */
export async function onSlowPhone<Result>(
  browser: Browser,
  siteUrl: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchInteractions);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The ms that each interaction so far took, from the input to the next picture. What took less than 16 is not told. */
export async function interactions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Entries come with the frame after.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const kept: unknown = Reflect.get(globalThis, "keptInteractions");
    return kept instanceof Map ? [...kept.values()] : [];
  });
}

/** Runs in the page, before its scripts. */
function watchInteractions(): void {
  const kept = new Map<number, number>();
  Reflect.set(globalThis, "keptInteractions", kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, "interactionId");
      if (typeof id === "number" && id > 0) kept.set(id, Math.max(entry.duration, kept.get(id) ?? 0));
    }
  }).observe(Object.assign({ type: "event", buffered: true }, { durationThreshold: 16 }));
}
