import { type Calculator, numberIn, textIn } from "./calculator.ts";

/** The diameter in mm of the smallest zone around the exact position that holds an axis with these offsets in mm. */
export function positionDeviation(offsetX: number, offsetY: number): number {
  return 2 * Math.hypot(offsetX, offsetY);
}

/** What a hole or a shaft may deviate further because it is not at its maximum material size, in mm. */
export function bonusTolerance(feature: string, actual: number, maximumMaterial: number): number {
  return Math.max(0, feature === "hole" ? actual - maximumMaterial : maximumMaterial - actual);
}

/** The position of a hole or a shaft against its tolerance, with the bonus at maximum material condition. */
export const truePosition: Calculator = {
  inputs: [
    { name: "basicX", label: "Exact X", unit: "mm", initial: 40, min: 0.01, max: 10_000 },
    { name: "measuredX", label: "Measured X", unit: "mm", initial: 40.06, min: 0.01, max: 10_000 },
    { name: "basicY", label: "Exact Y", unit: "mm", initial: 25, min: 0.01, max: 10_000 },
    { name: "measuredY", label: "Measured Y", unit: "mm", initial: 24.97, min: 0.01, max: 10_000 },
    { name: "tolerance", label: "Position tolerance Ø", unit: "mm", initial: 0.1, min: 0.001, max: 50 },
    {
      name: "feature",
      label: "Feature",
      options: [
        { value: "hole", label: "Hole" },
        { value: "shaft", label: "Shaft or boss" },
      ],
      initial: "hole",
    },
    {
      name: "modifier",
      label: "Modifier",
      options: [
        { value: "mmc", label: "Ⓜ maximum material" },
        { value: "rfs", label: "None" },
      ],
      initial: "mmc",
    },
    { name: "limit", label: "Maximum material size", unit: "mm", initial: 6.5, min: 0.01, max: 10_000 },
    { name: "actual", label: "Measured size", unit: "mm", initial: 6.58, min: 0.01, max: 10_000 },
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
        problem: `A ${feature === "hole" ? "hole smaller" : "shaft larger"} than ${show(limit)} is out of its size tolerance. Correct the size first.`,
        input: "actual",
      };
    const bonus = hasBonus ? bonusTolerance(feature, actual, limit) : 0;
    const allowed = numberIn(values, "tolerance") + bonus;
    return {
      lines: [
        { label: "Position, as a diameter", value: { mm: deviation, decimals: 3 } },
        { label: "Allowed", value: { mm: allowed, decimals: 3 } },
        { label: "Result", value: deviation <= allowed ? "Within tolerance" : "Out of tolerance" },
        { label: "Bonus tolerance", value: { mm: bonus, decimals: 3 } },
        {
          label: "Equal ± in X and Y that lies inside",
          value: { mm: [-allowed / Math.sqrt(8), allowed / Math.sqrt(8)], decimals: 3, signed: true },
        },
      ],
    };
  },
  formulas: [
    "Position = 2 × √((measured X − exact X)² + (measured Y − exact Y)²)",
    "Bonus at Ⓜ = hole − smallest hole, or largest shaft − shaft",
    "Inside the circle: ± tolerance ÷ (2 √2) in X and in Y",
  ],
  limits:
    "For a cylindrical zone (Ø) seen along its axis. Measure from the datums of the drawing, in their order. A datum with Ⓜ can shift the whole pattern further, which a CMM evaluates.",
  source: "ASME Y14.5-2018, ISO 5458:2018, ISO 2692:2021",
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
