import { type Calculator, numberIn, sharedEnglish, textIn } from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "The axis in its tolerance zone",
  exactX: "Exact X",
  measuredX: "Measured X",
  exactY: "Exact Y",
  measuredY: "Measured Y",
  positionTolerance: "Position tolerance Ø",
  feature: "Feature",
  hole: "Hole",
  shaftOrBoss: "Shaft or boss",
  modifier: "Modifier",
  maximumMaterial: "Ⓜ maximum material",
  none: "None",
  maximumMaterialSize: "MMC size",
  measuredSize: "Measured size",
  holeTooSmall: (limit: string) =>
    `A hole smaller than ${limit} is out of its size tolerance. Correct the size first.`,
  shaftTooLarge: (limit: string) =>
    `A shaft larger than ${limit} is out of its size tolerance. Correct the size first.`,
  position: "Position, as a diameter",
  allowed: "Allowed",
  result: "Result",
  within: "Within tolerance",
  outside: "Out of tolerance",
  bonusTolerance: "Bonus tolerance",
  equalInside: "Equivalent ± tolerance in X and Y",
  formulas: [
    "Position = 2 × √((measured X − exact X)² + (measured Y − exact Y)²)",
    "Bonus at Ⓜ = hole − smallest hole, or largest shaft − shaft",
    "Inside the circle: ± tolerance ÷ (2 √2) in X and in Y",
  ],
  limits:
    "For a cylindrical zone (Ø) seen along its axis. Measure from the datums of the drawing, in their order. A datum with Ⓜ can shift the whole pattern further, which a CMM evaluates.",
  source: "ASME Y14.5-2018, ISO 5458:2018, ISO 2692:2021",
};

/** The diameter in mm of the smallest zone around the exact position that holds an axis with these offsets in mm. */
export function positionDeviation(offsetX: number, offsetY: number): number {
  return 2 * Math.hypot(offsetX, offsetY);
}

/** What a hole or a shaft may deviate further because it is not at its maximum material size, in mm. */
export function bonusTolerance(feature: string, actual: number, maximumMaterial: number): number {
  return Math.max(0, feature === "hole" ? actual - maximumMaterial : maximumMaterial - actual);
}

/** The position of a hole or a shaft against its tolerance, with the bonus at maximum material condition. */
export function truePositionCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      { name: "basicX", label: words.exactX, unit: "mm", initial: 40, min: 0.01, max: 10_000 },
      { name: "measuredX", label: words.measuredX, unit: "mm", initial: 40.06, min: 0.01, max: 10_000 },
      { name: "basicY", label: words.exactY, unit: "mm", initial: 25, min: 0.01, max: 10_000 },
      { name: "measuredY", label: words.measuredY, unit: "mm", initial: 24.97, min: 0.01, max: 10_000 },
      { name: "tolerance", label: words.positionTolerance, unit: "mm", initial: 0.1, min: 0.001, max: 50 },
      {
        name: "feature",
        label: words.feature,
        options: [
          { value: "hole", label: words.hole },
          { value: "shaft", label: words.shaftOrBoss },
        ],
        initial: "hole",
      },
      {
        name: "modifier",
        label: words.modifier,
        options: [
          { value: "mmc", label: words.maximumMaterial },
          { value: "rfs", label: words.none },
        ],
        initial: "mmc",
      },
      { name: "limit", label: words.maximumMaterialSize, unit: "mm", initial: 6.5, min: 0.01, max: 10_000 },
      { name: "actual", label: words.measuredSize, unit: "mm", initial: 6.58, min: 0.01, max: 10_000 },
    ],
    calculate(values, show) {
      const deviation = positionDeviation(
        numberIn(values, "measuredX") - numberIn(values, "basicX"),
        numberIn(values, "measuredY") - numberIn(values, "basicY"),
      );
      const feature = textIn(values, "feature");
      const [actual, limit] = [numberIn(values, "actual"), numberIn(values, "limit")];
      const hasBonus = textIn(values, "modifier") === "mmc";
      if (hasBonus && (feature === "hole" ? actual < limit : actual > limit))
        return {
          problem: (feature === "hole" ? words.holeTooSmall : words.shaftTooLarge)(show(limit)),
          input: "actual",
        };
      const bonus = hasBonus ? bonusTolerance(feature, actual, limit) : 0;
      const allowed = numberIn(values, "tolerance") + bonus;
      return {
        lines: [
          { label: words.position, value: { mm: deviation, decimals: 3 } },
          { label: words.allowed, value: { mm: allowed, decimals: 3 } },
          { label: words.result, value: deviation <= allowed ? words.within : words.outside },
          { label: words.bonusTolerance, value: { mm: bonus, decimals: 3 } },
          {
            label: words.equalInside,
            value: { mm: [-allowed / Math.sqrt(8), allowed / Math.sqrt(8)], decimals: 3, signed: true },
          },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: [0.05, 0.1, 0.2, 0.3, 0.5].map((tolerance) => ({
      basicX: 40,
      measuredX: 40.02,
      basicY: 25,
      measuredY: 25.02,
      tolerance,
      feature: "hole",
      modifier: "rfs",
      limit: 6.5,
      actual: 6.5,
    })),
  };
}
