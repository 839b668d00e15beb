import { refusesTracking } from "./refuses-tracking.ts";
import { sendRecord } from "./send-record.ts";
import { createVisit } from "./visit.ts";

/** Counts from now on; returns what is to be called with each page the visitor arrives at. */
export function countVisit(): (address: string) => void {
  if (refusesTracking(navigator)) return () => undefined;

  const visit = createVisit({ send: sendRecord, now: () => performance.now(), width: () => innerWidth });
  const follow = () => (document.visibilityState === "visible" ? visit.show() : visit.hide());
  follow();
  document.addEventListener("visibilitychange", follow);
  // Neither `unload` nor `beforeunload`: they would keep the page out of the back/forward cache.
  addEventListener("pagehide", () => visit.hide());
  addEventListener("pageshow", follow);
  return (address) => visit.arrive(address);
}
