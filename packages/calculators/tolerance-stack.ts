import { type Calculator, numberText, sharedEnglish, textIn } from "./calculator.ts";
import { readTyped, systemOf } from "./units.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "The chain of dimensions and the gap at its end",
  dimensions: "Dimensions with tolerances, one on each line",
  unreadableLine: (line: number) => `Line ${line} is not a dimension with a tolerance, such as 25 ±0.1.`,
  lineTooLong: (line: number) => `Line ${line} is longer than 10,000 mm (394 in), which is the limit.`,
  tooFew: "Enter at least two dimensions, each on its own line.",
  tooMany: (most: number) => `A chain has at most ${most} dimensions.`,
  worstCase: "Worst case",
  rootSumSquare: "Root sum square",
  nominal: "Nominal",
  worstCaseTolerance: "Worst-case tolerance",
  rootSumSquareTolerance: "Root-sum-square tolerance",
  formulas: [
    "Worst case = sum of all tolerances",
    "Root sum square = square root of the sum of their squares",
  ],
  limits:
    "Write “in” after a length in inches, and a minus before one that points the other way. Tolerances are symmetrical. Root sum square assumes independent, centered, normally distributed dimensions whose tolerances are ±3 standard deviations: about 99.7% of assemblies lie within it.",
  source:
    "Worst case: R. G. Budynas, J. K. Nisbett, Shigley's Mechanical Engineering Design, 9th edition, chapter 1. Root sum square: F. Scholz, Tolerance Stack Analysis Methods, Boeing 1995",
};

interface Link {
  /** mm; negative for a dimension that points the other way. */
  readonly nominal: number;
  /** ± mm */
  readonly tolerance: number;
}

const MAX_LINKS = 20;
/** mm */
const MAX_LENGTH = 10_000;
/** The sign between a dimension and its tolerance. */
const PLUS_MINUS = /±|\+\/[-−]|\+[-−]/;

/** Reads one dimension for each line. Returns a message with the number of the line that it cannot read. */
export function readChain(text: string, words = english): Link[] | string {
  const lines = text.split("\n").map((line) => line.trim());
  const links: Link[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const link = readLink(line);
    if (link === undefined) return words.unreadableLine(index + 1);
    if (Math.abs(link.nominal) > MAX_LENGTH || link.tolerance > MAX_LENGTH)
      return words.lineTooLong(index + 1);
    links.push(link);
  }
  if (links.length < 2) return words.tooFew;
  if (links.length > MAX_LINKS) return words.tooMany(MAX_LINKS);
  return links;
}

/** Reads "25 ±0.1", "-10 +/- 0,05" or "1.25 ±0.005 in". A unit written once applies to both numbers. */
function readLink(line: string): Link | undefined {
  const parts = line.split(PLUS_MINUS).map((part) => part.trim());
  const [nominalUnit, toleranceUnit] = parts.map((part) =>
    systemOf(/\D*$/.exec(part)?.[0].trim() ?? "", "mm"),
  );
  const nominal = readTyped(parts[0] ?? "", "mm", toleranceUnit ?? "metric");
  const tolerance = readTyped(parts[1] ?? "", "mm", nominalUnit ?? "metric");
  return parts.length === 2 && !Number.isNaN(nominal) && tolerance >= 0 ? { nominal, tolerance } : undefined;
}

/** The worst case and the root sum square of a chain of dimensions, in mm. */
export function stackUp(links: readonly Link[]): {
  nominal: number;
  worstCase: number;
  rootSumSquare: number;
} {
  return {
    nominal: links.reduce((sum, { nominal }) => sum + nominal, 0),
    worstCase: links.reduce((sum, { tolerance }) => sum + tolerance, 0),
    rootSumSquare: Math.hypot(...links.map(({ tolerance }) => tolerance)),
  };
}

const EXAMPLES: readonly (readonly Link[])[] = [
  [
    { nominal: 60, tolerance: 0.1 },
    { nominal: -59.5, tolerance: 0.1 },
  ],
  [
    { nominal: 60, tolerance: 0.1 },
    { nominal: -30, tolerance: 0.1 },
    { nominal: -29.5, tolerance: 0.1 },
  ],
  [
    { nominal: 60, tolerance: 0.1 },
    { nominal: -20, tolerance: 0.05 },
    { nominal: -20, tolerance: 0.05 },
    { nominal: -19.5, tolerance: 0.1 },
  ],
];

/** The gap at the end of a chain of dimensions. */
export function toleranceStackCalculator(words = english, shared = sharedEnglish): Calculator {
  const number = (value: number) => numberText(value, shared);
  const examples = EXAMPLES.map((links) => ({
    chain: links.map(({ nominal, tolerance }) => `${number(nominal)} ±${number(tolerance)}`).join("\n"),
  }));
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "chain",
        label: words.dimensions,
        lines: 5,
        initial: examples.at(-1)?.chain ?? "",
      },
    ],
    calculate(values) {
      const links = readChain(textIn(values, "chain"), words);
      if (typeof links === "string") return { problem: links, input: "chain" };
      const { nominal, worstCase, rootSumSquare } = stackUp(links);
      return {
        lines: [
          { label: words.worstCase, value: { mm: [nominal - worstCase, nominal + worstCase], decimals: 3 } },
          {
            label: words.rootSumSquare,
            value: { mm: [nominal - rootSumSquare, nominal + rootSumSquare], decimals: 3 },
          },
          { label: words.nominal, value: { mm: nominal, decimals: 3 } },
          {
            label: words.worstCaseTolerance,
            value: { mm: [-worstCase, worstCase], decimals: 3, signed: true },
          },
          {
            label: words.rootSumSquareTolerance,
            value: { mm: [-rootSumSquare, rootSumSquare], decimals: 3, signed: true },
          },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples,
  };
}
