// The words of packages. Their own code has them in English, so browser code imports them from there. A page in another language loads
// those of its catalog.
import { english as englishPricing, type PricingWords } from "pricing/words.ts";

export { english as calculators } from "calculators/find-calculator.ts";
export { english as dataTable } from "data-table/words.ts";
export { english as partCheck } from "part-check/words.ts";
export { english as partView } from "part-view/words.ts";
export { english as quantities } from "quantities/words.ts";

export const pricing: PricingWords = englishPricing;
