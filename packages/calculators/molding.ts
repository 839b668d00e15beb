import { type Calculator, forceText, numberIn, textIn } from "./calculator.ts";

interface Resin {
  readonly label: string;
  /** Linear mold shrinkage in percent, typical. */
  readonly shrinkage: number;
  /** Thermal diffusivity of the melt in mm²/s, typical. */
  readonly diffusivity: number;
  /** °C: of the melt, of the mold, and at which the part can be ejected. */
  readonly temperatures: Cooling;
  /** Mean cavity pressure in MPa for general parts. */
  readonly pressure: number;
  /** How many wall thicknesses the melt flows. */
  readonly flowRatio: number;
}

const createResin = (
  label: string,
  shrinkage: number,
  diffusivity: number,
  [melt, mold, ejection]: readonly [melt: number, mold: number, ejection: number],
  pressure: number,
  flowRatio: number,
): Resin => ({ label, shrinkage, diffusivity, temperatures: { melt, mold, ejection }, pressure, flowRatio });

/** Name, shrinkage, diffusivity, temperatures of melt, mold and ejection, cavity pressure, flow ratio. */
export const RESINS: Readonly<Record<string, Resin>> = {
  abs: createResin("ABS", 0.55, 0.08, [240, 60, 90], 40, 160),
  pc: createResin("PC", 0.6, 0.1, [300, 90, 125], 50, 100),
  pp: createResin("PP", 1.5, 0.07, [230, 40, 90], 35, 250),
  pa: createResin("PA 6, PA 66 (unfilled)", 1.3, 0.08, [280, 80, 130], 45, 200),
  "pc-abs": createResin("PC/ABS", 0.6, 0.09, [265, 75, 105], 45, 130),
  pom: createResin("POM", 2, 0.07, [205, 90, 125], 50, 150),
  pmma: createResin("PMMA", 0.5, 0.1, [240, 75, 95], 50, 110),
  "pe-hd": createResin("PE-HD", 2, 0.1, [220, 30, 80], 35, 220),
};

interface Cooling {
  readonly melt: number;
  readonly mold: number;
  readonly ejection: number;
}

/**
 * The time in s until the middle of a wall is cold enough to eject (Menges, How to Make Injection Molds: one-dimensional cooling
 * of a plate). Wall in mm, diffusivity in mm²/s, temperatures in °C with mold < ejection < melt.
 */
export function coolingTime(wall: number, diffusivity: number, { melt, mold, ejection }: Cooling): number {
  return (
    (wall ** 2 / (Math.PI ** 2 * diffusivity)) * Math.log((4 / Math.PI) * ((melt - mold) / (ejection - mold)))
  );
}

/** The clamp force in kN that holds a mold closed: projected area in cm², cavity pressure in MPa. */
export function clampForce(projectedArea: number, pressure: number): number {
  return (projectedArea * 100 * pressure) / 1000;
}

/** The dimension in mm to cut into the mold, for a part dimension in mm and a shrinkage in percent. */
export function moldDimension(partDimension: number, shrinkage: number): number {
  return partDimension / (1 - shrinkage / 100);
}

/** First estimates for an injection-molded part: mold size, cooling, clamp force and how far the melt flows. */
export const injectionMolding: Calculator = {
  inputs: [
    {
      name: "resin",
      label: "Resin",
      options: Object.entries(RESINS).map(([value, { label }]) => ({ value, label })),
      initial: "abs",
    },
    { name: "wall", label: "Wall", unit: "mm", initial: 2.5, min: 0.5, max: 6 },
    { name: "dimension", label: "Part dimension", unit: "mm", initial: 100, min: 1, max: 1000 },
    { name: "area", label: "Projected area", unit: "cm²", initial: 80, min: 0.1, max: 5000 },
    { name: "flow", label: "Longest flow path", unit: "mm", initial: 150, min: 1, max: 2000 },
  ],
  calculate(values, show) {
    const resin = RESINS[textIn(values, "resin")];
    if (resin === undefined) return { problem: "Choose one of the listed resins." };
    const wall = numberIn(values, "wall");
    const flow = numberIn(values, "flow");
    const reach = wall * resin.flowRatio;
    if (flow > reach)
      return {
        input: "flow",
        problem: `${resin.label} flows about ${show(reach)} in a wall of ${show(wall)}. Use a wall of ${show(flow / resin.flowRatio)} or more, or a second gate.`,
      };
    const dimension = numberIn(values, "dimension");
    return {
      lines: [
        {
          label: "Cooling time",
          value: secondsText(coolingTime(wall, resin.diffusivity, resin.temperatures)),
        },
        {
          label: `Mold dimension at ${resin.shrinkage}% shrinkage`,
          value: { mm: moldDimension(dimension, resin.shrinkage), decimals: 2 },
        },
        {
          label: "Clamp force",
          value: forceText(clampForce(numberIn(values, "area"), resin.pressure)),
        },
        { label: "Flow length at this wall", value: { mm: reach, decimals: 0 } },
        { label: "Melt, mold, ejection", value: temperaturesText(resin.temperatures) },
        { label: "Mean cavity pressure", value: `${resin.pressure} MPa` },
      ],
    };
  },
  formulas: [
    "Cooling time = t² ÷ (π² a) × ln(4/π × (melt − mold) ÷ (ejection − mold)), temperatures in °C",
    "Mold dimension = part dimension ÷ (1 − shrinkage)",
    "Clamp force = projected area × mean cavity pressure",
    "Flow length = wall × flow ratio of the resin",
  ],
  limits:
    "First estimates with typical values of unfilled resins. Published diffusivity values for the same resin differ by up to a factor of two, and so does the cooling time. Shrinkage depends on the wall, the gate and packing; the toolmaker decides the final figure.",
  source:
    "Formula of the cooling time: G. Menges, W. Michaeli, P. Mohren, How to Make Injection Molds, 3rd edition. Typical values for the resins",
  examples: Object.keys(RESINS).flatMap((resin) =>
    [2, 3].map((wall) => ({ resin, wall, dimension: 100, area: 80, flow: 150 })),
  ),
};

/** "5.9 s", "16 s" */
function secondsText(seconds: number): string {
  return `${seconds.toFixed(seconds < 9.95 ? 1 : 0)} s`;
}

/** "240, 60, 90 °C" */
function temperaturesText({ melt, mold, ejection }: Cooling): string {
  return `${melt}, ${mold}, ${ejection} °C`;
}
