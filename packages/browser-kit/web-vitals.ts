// Replaces the web-vitals library, which restarts after a route change only if the browser reports soft navigations (Chromium 151),
// and which has 3.1 kB gzip, four times as much as this file.

/** Of a page view. Null is what the browser does not report, or what did not happen. */
interface WebVitals {
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
}

/** A performance entry. TypeScript's DOM types have only some of these fields. */
type Entry = PerformanceEntry &
  Partial<Record<"value" | "interactionId", number>> & { hadRecentInput?: boolean };

/** Browsers do not report shorter events. */
const MIN_EVENT_MS = 16;

/** Observes the browser's performance entries, including earlier ones. `take` returns the vitals since its last call. */
export function watchWebVitals(): { take(): WebVitals } {
  const supported = PerformanceObserver.supportedEntryTypes;
  const flushes: (() => void)[] = [];
  const vitals = createWebVitals({ supportsLayoutShift: supported.includes("layout-shift") });

  function observe(
    type: string,
    handle: (entry: Entry) => void,
    options: { durationThreshold?: number } = {},
  ): void {
    if (!supported.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle));
    flushes.push(() => observer.takeRecords().forEach(handle));
    observer.observe({ type, buffered: true, ...options });
  }

  // Ignores background tabs: they paint late, and nobody waits for them.
  if (document.visibilityState === "visible") {
    observe("largest-contentful-paint", ({ startTime }) =>
      vitals.addLargestPaint(startTime - activationStart()),
    );
  }
  observe("layout-shift", ({ startTime, value = 0, hadRecentInput = false }) =>
    vitals.addLayoutShift({ startTime, value, hadRecentInput }),
  );
  observe("event", ({ interactionId = 0, duration }) => vitals.addEvent({ interactionId, duration }), {
    durationThreshold: MIN_EVENT_MS,
  });
  return {
    take() {
      // Includes entries that have not been delivered yet, such as the click that leaves the page.
      for (const flush of flushes) flush();
      return vitals.take();
    },
  };
}

/** A prerendered page starts when it is shown. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const start: unknown = navigation && Reflect.get(navigation, "activationStart");
  return typeof start === "number" ? start : 0;
}

/** https://web.dev/articles/cls: shifts less than a second apart form a session window of at most five seconds. */
const SESSION_GAP_MS = 1000;
const MAX_SESSION_MS = 5000;
/** https://web.dev/articles/inp: for every 50 interactions the slowest one is ignored. */
const INTERACTIONS_PER_OUTLIER = 50;

/** The vitals of a page view. CLS is null in a browser that does not report layout shifts. Times are in ms. */
export function createWebVitals({ supportsLayoutShift }: { supportsLayoutShift: boolean }) {
  let lcpMs: number | null = null;
  let isFirstPage = true;
  let interactions = new Map<number, number>();
  let cls = 0;
  let session = { start: 0, end: Number.NEGATIVE_INFINITY, value: 0 };

  return {
    /** Each entry is larger than the one before. Only the page that was loaded has an LCP, not later routes. */
    addLargestPaint(ms: number): void {
      if (isFirstPage) lcpMs = Math.round(ms);
    },
    addLayoutShift(shift: { startTime: number; value: number; hadRecentInput: boolean }): void {
      const { startTime, value, hadRecentInput } = shift;
      if (hadRecentInput) return;
      const isSameSession =
        startTime - session.end < SESSION_GAP_MS && startTime - session.start < MAX_SESSION_MS;
      session = isSameSession
        ? { start: session.start, end: startTime, value: session.value + value }
        : { start: startTime, end: startTime, value };
      cls = Math.max(cls, session.value);
    },
    /** One interaction consists of several events; the longest one counts. */
    addEvent({ interactionId, duration }: { interactionId: number; duration: number }): void {
      if (interactionId === 0) return;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    /** The vitals since the last call. */
    take(): WebVitals {
      const slowestFirst = [...interactions.values()].toSorted((left, right) => right - left);
      const inp = slowestFirst[Math.floor(slowestFirst.length / INTERACTIONS_PER_OUTLIER)];
      const taken = {
        lcpMs,
        inpMs: inp === undefined ? null : Math.round(inp),
        cls: supportsLayoutShift ? Math.round(cls * 10_000) / 10_000 : null,
      };
      lcpMs = null;
      isFirstPage = false;
      interactions = new Map();
      cls = 0;
      session = { start: 0, end: Number.NEGATIVE_INFINITY, value: 0 };
      return taken;
    },
  };
}
