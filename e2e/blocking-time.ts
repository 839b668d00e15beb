import type { Browser, BrowserContextOptions } from "@playwright/test";
import * as v from "valibot";

/** How much slower than this machine a visitor's phone is. Lighthouse assumes the same. */
const CPU_SLOWDOWN = 4;
/** A task that takes longer delays what the visitor does. */
const LONG_TASK_MS = 50;
/** Leaves time for what a page does after the last download. */
const SETTLE_MS = 500;

const PAINT = "firstContentfulPaint";
const TASK = "RunTask";

/** The events of Chromium's trace that matter here. Durations are in microseconds, `tdur` in time of the thread. */
const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.number(),
      tdur: v.optional(v.number(), 0),
    }),
  ),
});

/** What the main thread does after the first paint, in ms of a phone. */
export interface BlockingTime {
  /** The part of each task beyond 50 ms, added up. */
  readonly blockingMs: number;
  readonly longestMs: number;
  readonly totalMs: number;
}

/**
 * Loads a page as a new visitor, who touches nothing. Counts the processor time of the thread, because the duration of a task also
 * depends on what else the machine does: Lighthouse's total blocking time varies by a factor of four.
 */
export async function measureBlockingTime(
  browser: Browser,
  address: string,
  device: BrowserContextOptions,
): Promise<BlockingTime> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["loading", "disabled-by-default-devtools.timeline"] });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);
    const { traceEvents } = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
    const paint = traceEvents.find(({ name }) => name === PAINT);
    if (!paint) throw new Error(`${address} paints nothing.`);
    const tasks = traceEvents
      .filter(({ name, ph, pid, tid, ts }) => {
        const isOnMainThread = pid === paint.pid && tid === paint.tid;
        return name === TASK && ph === "X" && isOnMainThread && ts >= paint.ts;
      })
      .map(({ tdur }) => (tdur / 1000) * CPU_SLOWDOWN);
    return {
      blockingMs: sumOf(tasks.map((task) => Math.max(0, task - LONG_TASK_MS))),
      longestMs: Math.max(...tasks),
      totalMs: sumOf(tasks),
    };
  } finally {
    await context.close();
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
