import type { PageVitals } from "#admin-api/contract.ts";

import { watchQuoteUse } from "./quote-use.ts";
import { watchVitals } from "./watch-vitals.ts";

/** How the stay went that ends now. */
export type Measure = () => Omit<PageVitals, "pageUrl" | "equipmentType">;

export function startMeasure(): Measure {
  const vitals = watchVitals();
  const quote = watchQuoteUse();
  return () => ({ ...vitals.take(), ...quote.take() });
}
