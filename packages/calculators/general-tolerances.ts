import {
  type Calculator,
  type ChoiceInput,
  numberIn,
  type ResultLine,
  sharedEnglish,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "A dimension and its tolerance",
  classes: {
    f: "ISO 2768 f, fine",
    m: "ISO 2768 m, medium",
    c: "ISO 2768 c, coarse",
    v: "ISO 2768 v, very coarse",
  },
  withinOneHalf: (group: string) => `DIN 16742 TG${group}, within one mold half`,
  acrossParts: (group: string) => `DIN 16742 TG${group}, across mold parts`,
  dimension: "Dimension",
  otherDimension: "ISO 2768-1 covers no other dimensions. Give this one a tolerance of its own.",
  class: "Class",
  noMoldedTolerance: (
    dimension: string,
    smallest: string,
    largest: string,
    largestOf2: string,
    largestOf1: string,
  ) =>
    `DIN 16742 has no tolerance in this group for ${dimension}. Its groups 3 to 9 cover ${smallest} to ${largest}, group 2 ends at ${largestOf2} and group 1 at ${largestOf1}.`,
  unknownClass: "Choose one of the listed classes.",
  noTolerance: (toleranceClass: string, dimension: string) =>
    `ISO 2768-1 has no class ${toleranceClass} for ${dimension}. Give it a tolerance of its own.`,
  angle: "Angle with this as its shorter leg",
  edge: "As an outside radius or a chamfer",
  formulas: ["Read from the tables by dimension and class; for an angle, by the length of its shorter leg."],
  limits:
    "ISO 2768-1 covers 0.5 to 4,000 mm on parts that are cut, turned, milled or bent. DIN 16742 covers 1 to 1,000 mm on molded parts; general tolerances use its values across mold parts. Our general tolerances use group 5 for ABS and PC, group 6 for PP, PE, POM and PA, and group 7 for TPU and TPE. Agree on a finer group with us. ISO 20457 has replaced DIN 16742. Not for threads or distances between assembled parts.",
  source:
    "ISO 2768-1:1989, tables 1 to 3; DIN 16742:2013, table 2 (group 6 as OKW publishes it, the other groups from a transcription of the standard)",
  tolerance: "Tolerance",
  limitValues: "Limits",
};

type Words = typeof english;

type ToleranceClass = "f" | "m" | "c" | "v";

const CLASSES = ["f", "m", "c", "v"] as const satisfies ToleranceClass[];

/** Upper limits of the ranges of DIN 16742 in mm. The first one starts at 1 mm. */
export const MOLDED_RANGES = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500, 630, 800, 1000];

/**
 * The tolerance groups of DIN 16742:2013, table 2: ± in mm for each range, for a dimension within one mold half. Across mold parts
 * the value is that of the next range, which is why a row has one more value than it has ranges. Group 9 does not distinguish.
 */
export const GROUPS: Readonly<Record<string, readonly number[]>> = {
  1: [0.007, 0.012, 0.018, 0.022, 0.026, 0.031, 0.037, 0.044, 0.05],
  2: [0.013, 0.02, 0.029, 0.035, 0.042, 0.05, 0.06, 0.09, 0.13, 0.15, 0.16, 0.18, 0.2, 0.22],
  3: [0.02, 0.031, 0.05, 0.06, 0.07, 0.08, 0.1, 0.15, 0.2, 0.23, 0.26, 0.29, 0.4, 0.55, 0.63, 0.7, 0.77],
  4: [0.03, 0.05, 0.08, 0.09, 0.11, 0.13, 0.15, 0.23, 0.32, 0.35, 0.41, 0.45, 0.63, 0.88, 1, 1.15, 1.3],
  5: [0.05, 0.08, 0.11, 0.14, 0.17, 0.2, 0.23, 0.36, 0.5, 0.58, 0.65, 0.7, 1, 1.4, 1.6, 1.8, 2.1],
  6: [0.07, 0.12, 0.18, 0.22, 0.26, 0.31, 0.37, 0.57, 0.8, 0.93, 1.05, 1.15, 1.6, 2.2, 2.5, 2.8, 3.1],
  7: [0.13, 0.2, 0.29, 0.35, 0.42, 0.5, 0.6, 0.9, 1.25, 1.45, 1.6, 1.8, 2.6, 3.5, 4, 4.5, 5],
  8: [0.2, 0.31, 0.45, 0.55, 0.65, 0.8, 0.95, 1.4, 2, 2.3, 2.6, 2.85, 4, 5.5, 6.25, 7, 7.75],
  9: [0.3, 0.49, 0.75, 0.9, 1.05, 1.25, 1.5, 2.25, 3.15, 3.6, 4.05, 4.45, 6.2, 8.5, 10, 11.5],
};

/** "tg6-w" within one mold half, "tg6-nw" across mold parts, and "tg9". */
function moldedClasses(words: Words): ChoiceInput["options"] {
  return Object.keys(GROUPS).flatMap((group) =>
    group === "9"
      ? [{ value: "tg9", label: "DIN 16742 TG9" }]
      : [
          { value: `tg${group}-w`, label: words.withinOneHalf(group) },
          { value: `tg${group}-nw`, label: words.acrossParts(group) },
        ],
  );
}

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

const isClass = (value: string): value is ToleranceClass => CLASSES.some((name) => name === value);
const isMoldedClass = (value: string) => moldedClasses(english).some((molded) => molded.value === value);

/** The tolerance of a molded dimension in mm, from 1 to 1,000; undefined where DIN 16742 has none. */
export function moldedTolerance(dimension: number, toleranceClass: string): number | undefined {
  const [, group = "", across] = /^tg(\d)(-nw)?/.exec(toleranceClass) ?? [];
  const row = GROUPS[group] ?? [];
  const range = MOLDED_RANGES.findIndex((upTo) => dimension <= upTo);
  if (dimension < 1 || range < 0) return undefined;
  if (group === "9") return row[range];
  // The first groups end before the last range. Their last value is for dimensions across mold parts only.
  return range < row.length - 1 ? row[across === undefined ? range : range + 1] : undefined;
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
export function generalTolerancesCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "dimension",
        label: words.dimension,
        unit: "mm",
        initial: 50,
        min: 0.5,
        max: 4000,
        reason: words.otherDimension,
      },
      {
        name: "class",
        label: words.class,
        options: [
          ...CLASSES.map((value) => ({ value, label: words.classes[value] })),
          ...moldedClasses(words),
        ],
        initial: "m",
      },
    ],
    calculate(values, show) {
      const dimension = numberIn(values, "dimension");
      const toleranceClass = textIn(values, "class");
      if (isMoldedClass(toleranceClass)) {
        const molded = moldedTolerance(dimension, toleranceClass);
        return molded === undefined
          ? {
              problem: words.noMoldedTolerance(show(dimension), show(1), show(1000), show(500), show(120)),
              input: "dimension",
            }
          : { lines: linesOf(dimension, molded, words) };
      }
      if (!isClass(toleranceClass)) return { problem: words.unknownClass };
      const linear = linearTolerance(dimension, toleranceClass);
      if (linear === undefined)
        return {
          problem: words.noTolerance(toleranceClass, show(dimension)),
          input: "dimension",
        };
      const minutes = angleTolerance(dimension, toleranceClass);
      const lines = linesOf(dimension, linear, words);
      lines.push({ label: words.angle, value: `±${degreesAndMinutes(minutes)}` });
      const edge = edgeTolerance(dimension, toleranceClass);
      // An edge cannot be broken by less than nothing.
      if (edge < dimension)
        lines.push({
          label: words.edge,
          value: { mm: [-edge, edge], decimals: 1, signed: true },
        });
      return { lines };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: [
      ...LINEAR.slice(1).map(({ upTo }) => ({ dimension: upTo, class: "m" })),
      ...[6, 30, 120, 400].map((dimension) => ({ dimension, class: "tg6-w" })),
    ],
  };
}

function linesOf(dimension: number, tolerance: number, words: Words): [ResultLine, ...ResultLine[]] {
  // The finest groups have thousandths of a millimeter.
  const decimals = tolerance.toFixed(3).endsWith("0") ? 2 : 3;
  return [
    { label: words.tolerance, value: { mm: [-tolerance, tolerance], decimals, signed: true } },
    { label: words.limitValues, value: { mm: [dimension - tolerance, dimension + tolerance], decimals } },
  ];
}

/** 90 → "1°30′" */
function degreesAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
