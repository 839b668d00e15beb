import { english, type PricingWords } from "pricing/words.ts";

import { useUnitSystem } from "#calculators/unit-system.tsx";
import { usePackageWords } from "#locale/use-words.ts";

/** What prices say about themselves, in the language of the page and the units that the visitor chose. */
export function usePricingWords(): PricingWords {
  const units = useUnitSystem();
  return { ...(usePackageWords("pricing") ?? english), units };
}
