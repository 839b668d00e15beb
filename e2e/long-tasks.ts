import type { Page } from "@playwright/test";

/** Records the long tasks of the next pages. Browsers report tasks of more than 50 ms. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Reflect.set(globalThis, "longTasks", durations);
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
}

/** The longest task since the last call, in ms. 0 if no task took more than 50 ms. */
export async function takeLongestTask(page: Page): Promise<number> {
  // The browser reports a task shortly after its end.
  const durations = await page.evaluate(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const recorded: unknown = Reflect.get(globalThis, "longTasks");
    return Array.isArray(recorded) ? recorded.splice(0).map(Number) : [];
  });
  return Math.max(0, ...durations);
}
