import type { PageStatistic } from "contracts/statistics.ts";

import { createPageStatistic } from "./page-statistic.ts";

interface PageViewOptions {
  readonly report: (statistic: PageStatistic) => void;
  /** A monotonic clock in ms. */
  readonly now: () => number;
  /** Width of the window in px. */
  readonly width: () => number;
}

/** Reports one statistic for each page view (docs/behavior.md §9.1), and none for a page that was never visible. */
export function createPageViews({ report, now, width }: PageViewOptions) {
  const stopwatch = createStopwatch(now);
  let current: string | undefined;

  function end(): void {
    const residenceTime = stopwatch.take();
    if (current !== undefined && residenceTime > 0) {
      report(createPageStatistic(current, residenceTime, width()));
    }
  }

  return {
    /** Call it for the first page and after each route change. */
    open(address: string): void {
      end();
      current = address;
    },
    /** Call it when the tab becomes visible. */
    show(): void {
      stopwatch.start();
    },
    /** Call it when the tab is hidden and when the page is left. Often both happen, and only the first one reports. */
    hide(): void {
      stopwatch.stop();
      end();
    },
  };
}

/** Adds up the time between `start` and `stop`. */
export function createStopwatch(now: () => number) {
  let since: number | undefined;
  let total = 0;

  function stop(): void {
    if (since !== undefined) total += now() - since;
    since = undefined;
  }

  return {
    start(): void {
      since ??= now();
    },
    stop,
    /** Whole ms since the last call. A running stopwatch continues. */
    take(): number {
      const isRunning = since !== undefined;
      stop();
      const taken = Math.round(total);
      total = 0;
      if (isRunning) since = now();
      return taken;
    },
  };
}
