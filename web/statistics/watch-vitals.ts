import { createVitals, type Vitals } from "./vitals.ts";

/** As PerformanceObserver gives them; the types of the DOM know only some of the fields. */
type Entry = PerformanceEntry &
  Partial<Record<"value" | "interactionId", number>> & { hadRecentInput?: boolean };

/** The shortest that browsers report. */
const EVENT_MS_LEAST = 16;

/** Listens to the browser from now on, and to what it kept from before. */
export function watchVitals(): { take(): Vitals } {
  const supported = PerformanceObserver.supportedEntryTypes;
  const flushes: (() => void)[] = [];
  const vitals = createVitals({ measuresShifts: supported.includes("layout-shift") });

  /** `leastMs`: the shortest event to be told of. */
  function observe(type: string, each: (entry: Entry) => void, leastMs?: number): void {
    if (!supported.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    flushes.push(() => observer.takeRecords().forEach(each));
    const wanted = { type, buffered: true, ...(leastMs === undefined ? {} : { durationThreshold: leastMs }) };
    observer.observe(wanted);
  }

  // A tab that was opened in the background paints late, and nobody waited.
  if (document.visibilityState === "visible") {
    observe("largest-contentful-paint", ({ startTime }) => vitals.painted(startTime - shownAt()));
  }
  observe("layout-shift", ({ startTime, value = 0, hadRecentInput = false }) =>
    vitals.shifted({ startTime, value, hadRecentInput }),
  );
  observe(
    "event",
    ({ interactionId = 0, duration }) => vitals.interacted({ interactionId, duration }),
    EVENT_MS_LEAST,
  );
  return {
    take() {
      // What is not told yet, as a page is left right after a click.
      for (const flush of flushes) flush();
      return vitals.take();
    },
  };
}

/** A page that was loaded ahead begins when it is shown. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const at: unknown = navigation && Reflect.get(navigation, "activationStart");
  return typeof at === "number" ? at : 0;
}
