import type { PageStatistic } from "#admin-api/contract.ts";

import { recordOf } from "./record.ts";
import { createResidence } from "./residence.ts";

interface Surroundings {
  readonly send: (record: PageStatistic) => void;
  readonly now: () => number;
  /** Of the window, in px. */
  readonly width: () => number;
}

/** Spec §4: one record for each stay on a page in view. A stay that nobody saw is none. */
export function createVisit({ send, now, width }: Surroundings) {
  const residence = createResidence(now);
  let address: string | undefined;

  function report(): void {
    const ms = residence.take();
    if (address !== undefined && ms > 0) send(recordOf(address, ms, width()));
  }

  return {
    /** On the first page, and after each change of the route. */
    arrive(at: string): void {
      report();
      address = at;
    },
    show(): void {
      residence.resume();
    },
    /** When the tab is hidden or the page goes away: both happen, one reports. */
    hide(): void {
      residence.pause();
      report();
    },
  };
}
