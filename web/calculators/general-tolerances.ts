import { type Calculator, textIn, numberIn, type ResultLine } from "./calculator.ts";

type ToleranceClass = "f" | "m" | "c" | "v";

/** Of a molded part: formed by one half of the mold, or by parts of the mold that move against each other. */
type MoldedClass = "tg6-w" | "tg6-nw";

const CLASSES: Readonly<Record<ToleranceClass, string>> = {
  f: "ISO 2768 f, fine",
  m: "ISO 2768 m, medium",
  c: "ISO 2768 c, coarse",
  v: "ISO 2768 v, very coarse",
};

const MOLDED_CLASSES: Readonly<Record<MoldedClass, string>> = {
  "tg6-w": "DIN 16742 TG6, within one mold half",
  "tg6-nw": "DIN 16742 TG6, across mold parts",
};

/** Tolerance group 6, DIN 16742:2013, table 2: upper limits of the ranges in mm, the first over 1, and ± in mm. */
const GROUP_6 = [
  { upTo: 3, within: 0.07, across: 0.12 },
  { upTo: 6, within: 0.12, across: 0.18 },
  { upTo: 10, within: 0.18, across: 0.22 },
  { upTo: 18, within: 0.22, across: 0.26 },
  { upTo: 30, within: 0.26, across: 0.31 },
  { upTo: 50, within: 0.31, across: 0.37 },
  { upTo: 80, within: 0.37, across: 0.57 },
  { upTo: 120, within: 0.57, across: 0.8 },
  { upTo: 180, within: 0.8, across: 0.93 },
  { upTo: 250, within: 0.93, across: 1.05 },
  { upTo: 315, within: 1.05, across: 1.15 },
  { upTo: 400, within: 1.15, across: 1.6 },
  { upTo: 500, within: 1.6, across: 2.2 },
  { upTo: 630, within: 2.2, across: 2.5 },
  { upTo: 800, within: 2.5, across: 2.8 },
  { upTo: 1000, within: 2.8, across: 3.1 },
];

interface Row {
  /** The upper limit of the range in mm. The first range starts at 0.5 mm. */
  readonly upTo: number;
  /** ± in mm, in the order f, m, c, v. Undefined where the standard gives none. */
  readonly linear: Readonly<Partial<Record<ToleranceClass, number>>>;
}

/** Linear dimensions, ISO 2768-1:1989, table 1. */
const LINEAR: readonly Row[] = [
  { upTo: 3, linear: { f: 0.05, m: 0.1, c: 0.2 } },
  { upTo: 6, linear: { f: 0.05, m: 0.1, c: 0.3, v: 0.5 } },
  { upTo: 30, linear: { f: 0.1, m: 0.2, c: 0.5, v: 1 } },
  { upTo: 120, linear: { f: 0.15, m: 0.3, c: 0.8, v: 1.5 } },
  { upTo: 400, linear: { f: 0.2, m: 0.5, c: 1.2, v: 2.5 } },
  { upTo: 1000, linear: { f: 0.3, m: 0.8, c: 2, v: 4 } },
  { upTo: 2000, linear: { f: 0.5, m: 1.2, c: 3, v: 6 } },
  { upTo: 4000, linear: { m: 2, c: 4, v: 8 } },
];

/** External radii and chamfer heights, ISO 2768-1:1989, table 2: ± in mm. */
const BROKEN_EDGES = [
  { upTo: 3, finer: 0.2, coarser: 0.4 },
  { upTo: 6, finer: 0.5, coarser: 1 },
  { upTo: Infinity, finer: 1, coarser: 2 },
];

/** Angles by the length of the shorter leg, ISO 2768-1:1989, table 3: ± in minutes of arc. */
const ANGLES: readonly { upTo: number; minutes: Readonly<Record<ToleranceClass, number>> }[] = [
  { upTo: 10, minutes: { f: 60, m: 60, c: 90, v: 180 } },
  { upTo: 50, minutes: { f: 30, m: 30, c: 60, v: 120 } },
  { upTo: 120, minutes: { f: 20, m: 20, c: 30, v: 60 } },
  { upTo: 400, minutes: { f: 10, m: 10, c: 15, v: 30 } },
  { upTo: Infinity, minutes: { f: 5, m: 5, c: 10, v: 20 } },
];

const isClass = (value: string): value is ToleranceClass => Object.hasOwn(CLASSES, value);
const isMoldedClass = (value: string): value is MoldedClass => Object.hasOwn(MOLDED_CLASSES, value);

/** The tolerance of a molded dimension in mm, over 1 up to 1,000; undefined where DIN 16742 has none. */
export function moldedTolerance(dimension: number, toleranceClass: MoldedClass): number | undefined {
  const row = dimension > 1 ? GROUP_6.find(({ upTo }) => dimension <= upTo) : undefined;
  return toleranceClass === "tg6-w" ? row?.within : row?.across;
}

/** The tolerance of a linear dimension in mm, 0.5 to 4,000; undefined where ISO 2768-1 has none. */
export function linearTolerance(dimension: number, toleranceClass: ToleranceClass): number | undefined {
  return LINEAR.find(({ upTo }) => dimension <= upTo)?.linear[toleranceClass];
}

/** The tolerance in mm of a dimension in one of the classes to choose from; undefined where its standard has none. */
export function toleranceOf(dimension: number, toleranceClass: string): number | undefined {
  if (isMoldedClass(toleranceClass)) return moldedTolerance(dimension, toleranceClass);
  return isClass(toleranceClass) ? linearTolerance(dimension, toleranceClass) : undefined;
}

/** The tolerance of an external radius or a chamfer height in mm. */
export function edgeTolerance(dimension: number, toleranceClass: ToleranceClass): number {
  const row = BROKEN_EDGES.find(({ upTo }) => dimension <= upTo);
  if (row === undefined) throw new RangeError(`${dimension} mm is no length`);
  return toleranceClass === "f" || toleranceClass === "m" ? row.finer : row.coarser;
}

/** The tolerance of an angle in minutes of arc, by the length of its shorter leg in mm. */
export function angleTolerance(shorterLeg: number, toleranceClass: ToleranceClass): number {
  const row = ANGLES.find(({ upTo }) => shorterLeg <= upTo);
  if (row === undefined) throw new RangeError(`${shorterLeg} mm is no length`);
  return row.minutes[toleranceClass];
}

/** General tolerances for dimensions that have none of their own on the drawing. */
export const generalTolerances: Calculator = {
  inputs: [
    { name: "dimension", label: "Dimension", unit: "mm", initial: 50, min: 0.5, max: 4000 },
    {
      name: "class",
      label: "Class",
      options: Object.entries({ ...CLASSES, ...MOLDED_CLASSES }).map(([value, label]) => ({ value, label })),
      initial: "m",
    },
  ],
  calculate(values, show) {
    const dimension = numberIn(values, "dimension");
    const toleranceClass = textIn(values, "class");
    if (isMoldedClass(toleranceClass)) {
      const molded = moldedTolerance(dimension, toleranceClass);
      return molded === undefined
        ? { problem: `DIN 16742 has tolerances over ${show(1)} up to ${show(1000)}.` }
        : { lines: linesOf(dimension, molded) };
    }
    if (!isClass(toleranceClass)) return { problem: "Choose one of the listed classes." };
    const linear = linearTolerance(dimension, toleranceClass);
    if (linear === undefined)
      return {
        problem: `ISO 2768-1 has no class ${toleranceClass} for ${show(dimension)}. Give it a tolerance of its own.`,
      };
    const minutes = angleTolerance(dimension, toleranceClass);
    const lines = linesOf(dimension, linear);
    lines.push({ label: "Angle with this as its shorter leg", value: `±${degreesAndMinutes(minutes)}` });
    const edge = edgeTolerance(dimension, toleranceClass);
    // An edge cannot be broken by less than nothing.
    if (edge < dimension)
      lines.push({
        label: "As an outside radius or a chamfer",
        value: { mm: [-edge, edge], decimals: 1, signed: true },
      });
    return { lines };
  },
  formulas: ["Read from the tables by dimension and class; for an angle, by the length of its shorter leg."],
  limits:
    "ISO 2768-1 covers 0.5 to 4,000 mm on parts that are cut, turned, milled or bent. DIN 16742 covers 1 to 1,000 mm on molded parts; group 6 is the usual one. ISO 20457 is its successor. Agree on a finer group with us. Not for threads or distances between assembled parts.",
  source: "ISO 2768-1:1989, tables 1 to 3; DIN 16742:2013, tolerance group 6",
  examples: [
    ...LINEAR.slice(1).map(({ upTo }) => ({ dimension: upTo, class: "m" })),
    ...[6, 30, 120, 400].map((dimension) => ({ dimension, class: "tg6-w" })),
  ],
};

function linesOf(dimension: number, tolerance: number): [ResultLine, ...ResultLine[]] {
  return [
    { label: "Tolerance", value: { mm: [-tolerance, tolerance], decimals: 2, signed: true } },
    { label: "Limits", value: { mm: [dimension - tolerance, dimension + tolerance], decimals: 2 } },
  ];
}

/** 90 → "1°30′" */
function degreesAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
