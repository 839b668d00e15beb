import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import * as v from "valibot";

/** How much slower than this machine a visitor's phone is. Lighthouse assumes the same. */
const CPU_SLOWDOWN = 4;
/** A task that takes longer delays what the visitor does. */
const LONG_TASK_MS = 50;
/** Leaves time for what a page does after the last download. */
const SETTLE_MS = 500;

const PAINT = "firstContentfulPaint";
const CHANGE = "change-of-a-test";
const SHOWN = "shown-to-a-test";
const TASK = "RunTask";
const CATEGORIES = ["loading", "blink.user_timing", "disabled-by-default-devtools.timeline"];

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
    const tasks = await tasksAfter(browser, page, [PAINT], async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.waitForTimeout(SETTLE_MS);
    });
    return {
      blockingMs: sumOf(tasks.map((task) => Math.max(0, task - LONG_TASK_MS))),
      longestMs: Math.max(...tasks),
      totalMs: sumOf(tasks),
    };
  } finally {
    await context.close();
  }
}

/**
 * The processor time, in ms of a phone, from a change until the new text of `selector` is laid out. `change` runs in the page, in a task
 * of its own. What the page draws after that task does not count. Throws an Error if the text has not changed by its end.
 */
export async function measureReaction(page: Page, change: () => void, selector: string): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser that can trace.");
  // The page gets the function as text.
  const script = `(async () => {
    const text = () => document.querySelector("${selector}")?.textContent;
    const before = text();
    await new Promise(requestAnimationFrame);
    performance.mark("${CHANGE}");
    await new Promise((resolve) => setTimeout(resolve));
    (${change.toString()})();
    await new Promise(queueMicrotask);
    if (text() === before) throw new Error("The text is still " + before);
    document.body.getBoundingClientRect();
    performance.mark("${SHOWN}");
  })()`;
  return sumOf(await tasksAfter(browser, page, [CHANGE, SHOWN], () => page.evaluate(script)));
}

/**
 * The processor time, in ms of a phone, of each task that starts between two marks, on the thread of the first. Without a second mark,
 * until `act` ends.
 */
async function tasksAfter(
  browser: Browser,
  page: Page,
  [from, until]: readonly [from: string, until?: string],
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
  const find = (name: string) => {
    const mark = traceEvents.find((event) => event.name === name);
    if (!mark) throw new Error(`${page.url()} has no ${name} in its trace.`);
    return mark;
  };
  const first = find(from);
  const end = until === undefined ? Number.POSITIVE_INFINITY : find(until).ts;
  return traceEvents
    .filter(({ name, ph, pid, tid, ts }) => {
      const isOnMainThread = pid === first.pid && tid === first.tid;
      return name === TASK && ph === "X" && isOnMainThread && ts >= first.ts && ts <= end;
    })
    .map(({ tdur }) => (tdur / 1000) * CPU_SLOWDOWN);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
