import {
  type Calculator,
  fixedText,
  forceText,
  numberIn,
  numberText,
  sharedEnglish,
  type SharedWords,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "A wall between the halves of the mold",
  resins: {
    abs: "ABS",
    pc: "PC",
    pp: "PP",
    pa: "PA 6, PA 66 (unfilled)",
    "pc-abs": "PC/ABS",
    pom: "POM",
    pmma: "PMMA",
    "pe-hd": "PE-HD",
  },
  resin: "Resin",
  wall: "Wall",
  partDimension: "Part dimension",
  projectedArea: "Projected area",
  longestFlowPath: "Longest flow path",
  unknownResin: "Choose one of the listed resins.",
  flowTooLong: (resin: string, reach: string, wall: string, needed: string) =>
    `${resin} flows about ${reach} in a wall of ${wall}. Use a wall of ${needed} or more, or a second gate.`,
  coolingTime: "Cooling time",
  moldDimension: (shrinkage: string) => `Mold dimension at ${shrinkage}% shrinkage`,
  clampForce: "Clamp force",
  flowLength: "Flow length at this wall",
  temperatures: "Melt, mold, ejection",
  pressure: "Mean cavity pressure",
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
};

interface Resin {
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
  shrinkage: number,
  diffusivity: number,
  [melt, mold, ejection]: readonly [melt: number, mold: number, ejection: number],
  pressure: number,
  flowRatio: number,
): Resin => ({ shrinkage, diffusivity, temperatures: { melt, mold, ejection }, pressure, flowRatio });

/** Shrinkage, diffusivity, temperatures of melt, mold and ejection, cavity pressure, flow ratio. */
export const RESINS = {
  abs: createResin(0.55, 0.08, [240, 60, 90], 40, 160),
  pc: createResin(0.6, 0.1, [300, 90, 125], 50, 100),
  pp: createResin(1.5, 0.07, [230, 40, 90], 35, 250),
  pa: createResin(1.3, 0.08, [280, 80, 130], 45, 200),
  "pc-abs": createResin(0.6, 0.09, [265, 75, 105], 45, 130),
  pom: createResin(2, 0.07, [205, 90, 125], 50, 150),
  pmma: createResin(0.5, 0.1, [240, 75, 95], 50, 110),
  "pe-hd": createResin(2, 0.1, [220, 30, 80], 35, 220),
} as const satisfies Readonly<Record<string, Resin>>;

const isResin = (name: string): name is keyof typeof RESINS => Object.hasOwn(RESINS, name);

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
export function injectionMoldingCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "resin",
        label: words.resin,
        options: Object.entries(words.resins).map(([value, label]) => ({ value, label })),
        initial: "abs",
      },
      { name: "wall", label: words.wall, unit: "mm", initial: 2.5, min: 0.5, max: 6 },
      { name: "dimension", label: words.partDimension, unit: "mm", initial: 100, min: 1, max: 1000 },
      { name: "area", label: words.projectedArea, unit: "cm²", initial: 80, min: 0.1, max: 5000 },
      { name: "flow", label: words.longestFlowPath, unit: "mm", initial: 150, min: 1, max: 2000 },
    ],
    calculate(values, show) {
      const name = textIn(values, "resin");
      if (!isResin(name)) return { problem: words.unknownResin };
      const resin = RESINS[name];
      const wall = numberIn(values, "wall");
      const flow = numberIn(values, "flow");
      const reach = wall * resin.flowRatio;
      if (flow > reach)
        return {
          input: "flow",
          problem: words.flowTooLong(
            words.resins[name],
            show(reach),
            show(wall),
            show(flow / resin.flowRatio),
          ),
        };
      const dimension = numberIn(values, "dimension");
      return {
        lines: [
          {
            label: words.coolingTime,
            value: secondsText(coolingTime(wall, resin.diffusivity, resin.temperatures), shared),
          },
          {
            label: words.moldDimension(numberText(resin.shrinkage, shared)),
            value: { mm: moldDimension(dimension, resin.shrinkage), decimals: 2 },
          },
          {
            label: words.clampForce,
            value: forceText(clampForce(numberIn(values, "area"), resin.pressure), shared),
          },
          { label: words.flowLength, value: { mm: reach, decimals: 0 } },
          { label: words.temperatures, value: temperaturesText(resin.temperatures) },
          { label: words.pressure, value: `${resin.pressure} MPa` },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: Object.keys(RESINS).flatMap((resin) =>
      [2, 3].map((wall) => ({ resin, wall, dimension: 100, area: 80, flow: 150 })),
    ),
  };
}

/** "5.9 s", "16 s" */
function secondsText(seconds: number, shared: SharedWords): string {
  return `${fixedText(seconds, seconds < 9.95 ? 1 : 0, shared)} s`;
}

/** "240, 60, 90 °C" */
function temperaturesText({ melt, mold, ejection }: Cooling): string {
  return `${melt}, ${mold}, ${ejection} °C`;
}
