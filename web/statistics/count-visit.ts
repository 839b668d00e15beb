import type { PageStatistic } from "#admin-api/contract.ts";

import type { Measure } from "./measure.ts";
import { refusesTracking } from "./refuses-tracking.ts";
import { sendRecord, sendVitals } from "./send-record.ts";
import { untilActive } from "./until-active.ts";
import { createVisit } from "./visit.ts";

/** Counts from now on; returns what is to be called with each page the visitor arrives at. */
export function countVisit(): (address: string) => void {
  if (refusesTracking(navigator)) return () => undefined;

  let measure: Measure | undefined;
  void loadMeasure().then((loaded) => (measure = loaded));
  function send(record: PageStatistic): void {
    sendRecord(record);
    const { pageUrl, equipmentType } = record;
    if (measure) sendVitals({ pageUrl, equipmentType, ...measure() });
  }

  const visit = createVisit({ send, now: () => performance.now(), width: () => innerWidth });
  const follow = () => (document.visibilityState === "visible" ? visit.show() : visit.hide());
  follow();
  document.addEventListener("visibilitychange", follow);
  // Neither `unload` nor `beforeunload`: they would keep the page out of the back/forward cache.
  addEventListener("pagehide", () => visit.hide());
  addEventListener("pageshow", follow);
  return (address) => visit.arrive(address);
}

/** Late, so that no page waits for it: the browser keeps until then what has to be measured from the beginning. */
async function loadMeasure(): Promise<Measure> {
  await untilActive();
  const { startMeasure } = await import("./measure.ts");
  return startMeasure();
}
