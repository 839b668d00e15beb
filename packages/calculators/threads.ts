import { type Calculator, fixedText, numberIn, percentText, sharedEnglish, textIn } from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Section through a threaded hole",
  thread: "Thread",
  screwStrength: "Tensile strength of the screw",
  partStrength: "Tensile strength of the part",
  unknownThread: "Choose one of the listed threads.",
  tooLong: "Longer than 2.5 × D",
  useInsert: "Use a wire insert or a larger screw",
  tapDrillNamed: (drillName: string) => `Tap drill ${drillName}`,
  tapDrillSize: "Tap drill",
  formingHole: "Hole for a forming tap",
  threadPercentage: "Thread percentage",
  engagement: "Engagement, screw breaks first",
  engagementInDiameters: "Engagement in diameters",
  blindDepth: "Depth of a blind hole, 3 pitches runout",
  insertHole: "Minor diameter for a wire insert",
  clearanceHole: "Clearance hole for the screw",
  formulas: [
    "Thread % = (D − drill) ÷ (1.299 × P) × 100",
    "Hole for a forming tap = D − 0.0068 × 65 × P",
    "Engagement = 2 A ÷ (½ π (D − 0.6495 P)) × (screw strength ÷ part strength, at least 1)",
    "A = π/4 × (D − 0.9382 P)²",
  ],
  limits:
    "60° threads. Forming taps need a ductile metal. The strength ratio ignores the larger shear area of the internal thread, so the length is conservative.",
  source:
    "ISO 261 and ISO 2306 (metric), ASME B1.1 (inch), FED-STD-H28/2B (engagement), DIN 8140-2 (inserts), ISO 273 medium and ASME B18.2.8 normal (clearance holes)",
};

interface Thread {
  readonly name: string;
  /** Nominal (major) diameter in mm. */
  readonly diameter: number;
  /** mm */
  readonly pitch: number;
  /** Tap drill for cut threads in mm: ISO 2306 for metric threads, ASME B94.9 sizes for inch ones. */
  readonly drill: number;
  /** The number, letter or fraction that names the drill, if it has one. */
  readonly drillName?: string;
  /** The hole in mm through which the screw passes freely. */
  readonly clearanceHole: number;
}

/**
 * The threads of one diameter: the hole for the screw (ISO 273, medium series), then the pitch and the tap drill of the coarse thread
 * and of the fine ones. All in mm.
 */
const metric = (
  diameter: number,
  clearanceHole: number,
  ...threadsOfSize: readonly (readonly [pitch: number, drill: number])[]
) =>
  threadsOfSize.map(([pitch, drill], index): Thread => {
    const name = index === 0 ? `M${diameter}` : `M${diameter} × ${pitch}`;
    return { name, diameter, pitch, drill, clearanceHole };
  });

const metricSizes = [
  metric(1.6, 1.8, [0.35, 1.25]),
  metric(2, 2.4, [0.4, 1.6]),
  metric(2.5, 2.9, [0.45, 2.05]),
  metric(3, 3.4, [0.5, 2.5]),
  metric(4, 4.5, [0.7, 3.3]),
  metric(5, 5.5, [0.8, 4.2]),
  metric(6, 6.6, [1, 5], [0.75, 5.2]),
  metric(8, 9, [1.25, 6.8], [1, 7]),
  metric(10, 11, [1.5, 8.5], [1, 9], [1.25, 8.8]),
  metric(12, 13.5, [1.75, 10.2], [1.25, 10.8], [1.5, 10.5]),
  metric(14, 15.5, [2, 12], [1.5, 12.5]),
  metric(16, 17.5, [2, 14], [1.5, 14.5]),
  metric(18, 20, [2.5, 15.5]),
  metric(20, 22, [2.5, 17.5], [1.5, 18.5]),
  metric(22, 24, [2.5, 19.5]),
  metric(24, 26, [3, 21], [2, 22]),
  metric(27, 30, [3, 24]),
  metric(30, 33, [3.5, 26.5]),
];

const INCH = 25.4;
/**
 * The UNC and the UNF thread of one size: the diameter and the hole for the screw (ASME B18.2.8, normal fit) in inches, then the threads
 * per inch and the tap drill with its name.
 */
const inch = (
  size: string,
  diameter: number,
  clearanceHole: number,
  ...threadsOfSize: readonly (readonly [perInch: number, drillName: string, drill: number])[]
) =>
  threadsOfSize.map(([perInch, drillName, drill], index): Thread => ({
    name: `${size}-${perInch} ${index === 0 ? "UNC" : "UNF"}`,
    diameter: diameter * INCH,
    pitch: INCH / perInch,
    drill: drill * INCH,
    drillName,
    clearanceHole: clearanceHole * INCH,
  }));

/** Coarse metric threads, then fine ones, then inch threads. */
export const threads: readonly Thread[] = [
  ...metricSizes.flatMap(([coarse]) => coarse ?? []),
  ...metricSizes.flatMap(([, ...fine]) => fine),
  ...inch("#2", 0.086, 0.1015, [56, "#50", 0.07]),
  ...inch("#4", 0.112, 0.1285, [40, "#43", 0.089], [48, "#42", 0.0935]),
  ...inch("#6", 0.138, 0.1695, [32, "#36", 0.1065], [40, "#33", 0.113]),
  ...inch("#8", 0.164, 0.196, [32, "#29", 0.136], [36, "#29", 0.136]),
  ...inch("#10", 0.19, 0.221, [24, "#25", 0.1495], [32, "#21", 0.159]),
  ...inch("1/4", 0.25, 9 / 32, [20, "#7", 0.201], [28, "#3", 0.213]),
  ...inch("5/16", 0.3125, 11 / 32, [18, "F", 0.257], [24, "I", 0.272]),
  ...inch("3/8", 0.375, 13 / 32, [16, "5/16", 0.3125], [24, "Q", 0.332]),
  ...inch("7/16", 0.4375, 15 / 32, [14, "U", 0.368], [20, "25/64", 0.3906]),
  ...inch("1/2", 0.5, 9 / 16, [13, "27/64", 0.4219], [20, "29/64", 0.4531]),
  ...inch("9/16", 0.5625, 5 / 8, [12, "31/64", 0.4844], [18, "33/64", 0.5156]),
  ...inch("5/8", 0.625, 11 / 16, [11, "17/32", 0.5313], [18, "37/64", 0.5781]),
  ...inch("3/4", 0.75, 13 / 16, [10, "21/32", 0.6563], [16, "11/16", 0.6875]),
  ...inch("7/8", 0.875, 15 / 16, [9, "49/64", 0.7656], [14, "13/16", 0.8125]),
  ...inch("1", 1, 1 + 3 / 32, [8, "7/8", 0.875], [12, "59/64", 0.9219]),
];

/** The height of a full thread on both sides is 1.299 times the pitch: 2 × 5/8 × 0.866 P × 1.2 (Machinery's Handbook). */
const FULL_THREAD = 1.299;

/** The share of a full thread that remains in a drilled hole, in percent. Both lengths and the pitch in mm. */
export function threadPercentage(diameter: number, pitch: number, drill: number): number {
  return ((diameter - drill) / (FULL_THREAD * pitch)) * 100;
}

/** The tensile stress area of an external 60° thread in mm² (ISO 898-1, clause 9.1.6.1). Lengths in mm. */
export function stressArea(diameter: number, pitch: number): number {
  return (Math.PI / 4) * (diameter - 0.9382 * pitch) ** 2;
}

/**
 * The length of engagement in mm at which the screw breaks before the thread in the part strips, for parts as strong as the
 * screw (FED-STD-H28/2B); longer in proportion for weaker ones. Lengths in mm.
 */
export function engagementLength(diameter: number, pitch: number, strengthRatio: number): number {
  const sameStrength = (2 * stressArea(diameter, pitch)) / (0.5 * Math.PI * (diameter - 0.64952 * pitch));
  return sameStrength * Math.max(1, strengthRatio);
}

/** In diameters. The first turns carry most of the load, so that a longer thread is hardly stronger. */
const MAX_ENGAGEMENT = 2.5;

/**
 * The hole in mm for a thread-forming tap, which displaces the metal instead of cutting it, for 65% of a thread: D − 0.0068 × 65 × P
 * (Machinery's Handbook). Lengths in mm.
 */
export function formingHole(diameter: number, pitch: number): number {
  return diameter - 0.0068 * 65 * pitch;
}

/** The smallest minor diameter in mm of the hole for a wire thread insert, after tapping with an STI tap (DIN 8140-2). */
export function insertHole(diameter: number, pitch: number): number {
  return diameter + 0.2165 * pitch;
}

/** Tap drill, thread percentage and depth for a threaded hole. */
export function threadedHolesCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "thread",
        label: words.thread,
        options: threads.map(({ name }) => ({ value: name, label: name })),
        initial: "M6",
      },
      { name: "screw", label: words.screwStrength, unit: "MPa", initial: 800, min: 50, max: 2000 },
      { name: "part", label: words.partStrength, unit: "MPa", initial: 310, min: 10, max: 2000 },
    ],
    calculate(values) {
      const thread = threads.find(({ name }) => name === textIn(values, "thread"));
      if (thread === undefined) return { problem: words.unknownThread };
      const { diameter, pitch, drill, drillName, clearanceHole } = thread;
      const ratio = numberIn(values, "screw") / numberIn(values, "part");
      const engagement = engagementLength(diameter, pitch, ratio);
      const advice = { label: words.tooLong, value: words.useInsert };
      return {
        lines: [
          {
            label: drillName ? words.tapDrillNamed(drillName) : words.tapDrillSize,
            value: { mm: drill, decimals: 2 },
          },
          { label: words.formingHole, value: { mm: formingHole(diameter, pitch), decimals: 2 } },
          {
            label: words.threadPercentage,
            value: percentText(threadPercentage(diameter, pitch, drill), 0, shared),
          },
          { label: words.engagement, value: { mm: engagement, decimals: 1 } },
          {
            label: words.engagementInDiameters,
            value: `${fixedText(engagement / diameter, 1, shared)} × D`,
          },
          {
            label: words.blindDepth,
            value: { mm: engagement + 3 * pitch, decimals: 1 },
          },
          {
            label: words.insertHole,
            value: { mm: insertHole(diameter, pitch), decimals: 2 },
          },
          { label: words.clearanceHole, value: { mm: clearanceHole, decimals: 2 } },
          ...(engagement > MAX_ENGAGEMENT * diameter ? [advice] : []),
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: ["M3", "M4", "M5", "M6", "M8", "M10", "M12", "#4-40 UNC", "1/4-20 UNC"].map((thread) => ({
      thread,
      screw: 800,
      part: 310,
    })),
  };
}
