// The words of packages that browser code uses.
export { calculators } from "./of-packages/calculators.ts";
export { partCheck } from "./of-packages/part-check.ts";
export { partView } from "./of-packages/part-view.ts";
export { pricing } from "./of-packages/pricing.ts";
export { quantities } from "./of-packages/quantities.ts";
