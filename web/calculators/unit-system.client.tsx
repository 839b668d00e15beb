import { useSyncExternalStore } from "react";

import { INCH, UNITS } from "#hydration/protocol.ts";

import type { UnitSystem } from "./length-text.ts";

/** The units that the visitor chose for the page, with the unit switch. */
export function useUnitSystem(): UnitSystem {
  return useSyncExternalStore(subscribe, current, () => "metric");
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [`data-${UNITS}`] });
  return () => observer.disconnect();
}

function current(): UnitSystem {
  return document.documentElement.dataset[UNITS] === INCH ? "imperial" : "metric";
}
