import { type Calculator, numberIn, type ResultLine, sharedEnglish, textIn } from "./calculator.ts";
import { FINE_RANGES, MAIN_RANGES, SHAFT_DEVIATIONS, STANDARD_TOLERANCES } from "./iso-286-table.ts";
import { type Length, signedText } from "./units.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Tolerance zones of hole and shaft beside the nominal size",
  nominalSize: "Nominal size",
  otherSize: "The tables of this calculator cover no other sizes.",
  hole: "Hole",
  shaft: "Shaft",
  noFit: (hole: string, shaft: string, nominal: string) => `ISO 286 has no ${hole}/${shaft} for ${nominal}.`,
  holeOf: (hole: string) => `Hole ${hole}`,
  shaftOf: (shaft: string) => `Shaft ${shaft}`,
  deviationsOf: (toleranceClass: string) => `Deviations of ${toleranceClass}`,
  formulas: [
    "Minimum clearance = minimum hole − maximum shaft",
    "Maximum clearance = maximum hole − minimum shaft",
    "A negative clearance is interference.",
  ],
  limits: "Nominal sizes from 0.5 to 500 mm, at 20 °C, before plating or coating.",
  source: "ISO 286-1:2010, tables 1, 4 and 5; ISO 286-2:2010",
  clearanceFit: "Clearance fit",
  interferenceFit: "Interference fit",
  transitionFit: "Transition fit, clearance",
};

type Words = typeof english;

/** Limit deviations from the nominal size in µm. */
export interface Deviations {
  readonly lower: number;
  readonly upper: number;
}

const HOLES = ["C11", "D9", "D10", "E8", "F7", "F8", "G6", "G7", "H6", "H7", "H8", "H9", "H10", "H11", "H12"];
const TRANSITION_HOLES = ["JS6", "JS7", "K6", "K7", "M7", "N7", "N9", "P7", "R7", "S7", "U7"];
const SHAFTS = ["c11", "d9", "d10", "e7", "e8", "f6", "f7", "f8", "g5", "g6", "h5", "h6", "h7", "h8", "h9"];
const TRANSITION_SHAFTS = ["h11", "js5", "js6", "k5", "k6", "m6", "n6", "p6", "r6", "s6", "u6"];

/**
 * The limit deviations of a tolerance class such as H7 or g6 for a nominal size in mm, over 0 up to 500.
 * Capital letters are holes, small ones shafts. Undefined for a class that the tables do not have. Source: ISO 286-1:2010.
 */
export function deviationsOf(toleranceClass: string, nominal: number): Deviations | undefined {
  const [, letter = "", digits = ""] = /^([A-Za-z]{1,2})(\d{1,2})$/.exec(toleranceClass) ?? [];
  const grade = Number(digits);
  const tolerance = standardTolerance(grade, nominal);
  if (tolerance === undefined) return undefined;
  if (letter.toLowerCase() === "js") return { lower: -tolerance / 2, upper: tolerance / 2 };
  const fundamental = fundamentalDeviation(letter.toLowerCase(), nominal);
  if (fundamental === undefined) return undefined;
  const isHole = letter !== letter.toLowerCase();
  if (letter.toLowerCase() <= "h") {
    return isHole
      ? { lower: fundamental, upper: fundamental + tolerance }
      : { lower: -fundamental - tolerance, upper: 0 - fundamental };
  }
  if (!isHole) {
    // The table's value of k is for grades 4 to 7; coarser ones begin at the nominal size.
    const lower = letter === "k" && grade > 7 ? 0 : fundamental;
    return { lower, upper: lower + tolerance };
  }
  const upper = upperDeviationOfHole(letter, grade, fundamental, tolerance, nominal);
  return { lower: upper - tolerance, upper };
}

/**
 * ES of holes K to ZC: the shaft's deviation with its sign changed, plus Δ = ITn − IT(n−1) for K, M and N up to grade 8 and for P
 * and beyond up to grade 7, above 3 mm (ISO 286-1:2010, clause 4.3.2.5).
 */
function upperDeviationOfHole(
  letter: string,
  grade: number,
  fundamental: number,
  tolerance: number,
  nominal: number,
): number {
  if (letter === "N" && grade > 8) return nominal > 3 ? 0 : -fundamental;
  if (letter === "K" && grade > 8) return 0;
  const coarsest = letter <= "N" ? 8 : 7;
  if (nominal <= 3 || grade > coarsest) return -fundamental;
  const finer = standardTolerance(grade - 1, nominal);
  if (finer === undefined) return -fundamental;
  // The standard's one exception.
  if (letter === "M" && grade === 6 && nominal > 250 && nominal <= 315) return -9;
  return -fundamental + tolerance - finer;
}

function standardTolerance(grade: number, nominal: number): number | undefined {
  return STANDARD_TOLERANCES[grade]?.[rangeOf(nominal, MAIN_RANGES)];
}

function fundamentalDeviation(letter: string, nominal: number): number | undefined {
  const values = SHAFT_DEVIATIONS[letter];
  if (values === undefined) return undefined;
  return values[rangeOf(nominal, values.length === FINE_RANGES.length ? FINE_RANGES : MAIN_RANGES)];
}

function rangeOf(nominal: number, upperLimits: readonly number[]): number {
  return upperLimits.findIndex((limit) => nominal <= limit);
}

const options = (classes: readonly string[]) => classes.map((value) => ({ value, label: value }));

/** Limits of a hole and a shaft with ISO tolerance classes, and the clearance or interference between them. */
export function fitsCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "size",
        label: words.nominalSize,
        unit: "mm",
        initial: 25,
        min: 0.5,
        max: 500,
        reason: words.otherSize,
      },
      { name: "hole", label: words.hole, options: options([...HOLES, ...TRANSITION_HOLES]), initial: "H7" },
      {
        name: "shaft",
        label: words.shaft,
        options: options([...SHAFTS, ...TRANSITION_SHAFTS]),
        initial: "g6",
      },
    ],
    calculate(values, show) {
      const nominal = numberIn(values, "size");
      const [hole, shaft] = [textIn(values, "hole"), textIn(values, "shaft")];
      const [inHole, onShaft] = [deviationsOf(hole, nominal), deviationsOf(shaft, nominal)];
      if (inHole === undefined || onShaft === undefined)
        return { problem: words.noFit(hole, shaft, show(nominal)) };
      const smallest = (inHole.lower - onShaft.upper) / 1000;
      const largest = (inHole.upper - onShaft.lower) / 1000;
      return {
        lines: [
          fitBetween(smallest, largest, words),
          { label: words.holeOf(hole), value: limits(nominal, inHole) },
          { label: words.shaftOf(shaft), value: limits(nominal, onShaft) },
          { label: words.deviationsOf(hole), value: deviationText(inHole) },
          { label: words.deviationsOf(shaft), value: deviationText(onShaft) },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: [
      { size: 10, hole: "H7", shaft: "g6" },
      { size: 10, hole: "H7", shaft: "h6" },
      { size: 10, hole: "H7", shaft: "p6" },
      { size: 20, hole: "H7", shaft: "f7" },
      { size: 20, hole: "H8", shaft: "h9" },
      { size: 25, hole: "H7", shaft: "k6" },
      { size: 50, hole: "H7", shaft: "g6" },
      { size: 50, hole: "H7", shaft: "s6" },
    ],
  };
}

function fitBetween(smallest: number, largest: number, words: Words): ResultLine {
  if (smallest >= 0) return { label: words.clearanceFit, value: range(smallest, largest) };
  if (largest <= 0) return { label: words.interferenceFit, value: range(-largest, -smallest) };
  return {
    label: words.transitionFit,
    value: { ...range(smallest, largest), signed: true },
  };
}

function range(low: number, high: number): Length {
  return { mm: [low, high], decimals: 3 };
}

function limits(nominal: number, { lower, upper }: Deviations): Length {
  return range(nominal + lower / 1000, nominal + upper / 1000);
}

/** "+21 / 0 µm" */
function deviationText({ lower, upper }: Deviations): string {
  return `${signedText(upper)} / ${signedText(lower)} µm`;
}
