import {
  type Calculator,
  percentText,
  numberIn,
  sharedEnglish,
  type SharedWords,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Section through the ring in its groove",
  seals: { radial: "Static, radial", face: "Static, face", moving: "Moving, hydraulic" },
  seal: "Seal",
  cord: "Cross section",
  insideDiameter: "Inside diameter of the ring",
  seat: "Diameter that it sits on",
  grooveDepth: "Groove depth with the gap",
  grooveWidth: "Groove width",
  unknownSeal: "Choose one of the listed seals.",
  tooDeep: "The groove is deeper than the cross section of the ring, so it does not seal.",
  squeeze: "Squeeze",
  fill: "Gland fill",
  stretch: "Stretch",
  stretchedCord: "Cross section, stretched",
  usualSqueeze: "Usual squeeze",
  advice: "Advice",
  tooLittleSqueeze: "Too little squeeze: make the groove shallower",
  tooMuchSqueeze: "Too much squeeze: make the groove deeper",
  tooFull: "Too full: make the groove wider",
  stretchedTooFar: "Stretched too far: use a larger ring",
  tooLarge: "Too large: use a smaller ring",
  allUsual: "All values are within the usual range",
  formulas: [
    "Squeeze = (cross section − depth) ÷ cross section",
    "Gland fill = π/4 × cross section² ÷ (depth × width), at most 85%",
    "Stretch = seat ÷ inside diameter − 1, at most 5%",
    "Stretched cross section = cross section ÷ √(1 + stretch)",
  ],
  limits:
    "For nominal sizes, rubber of about 70 Shore A, and grooves without backup rings. Add the tolerances of ring and groove: the smallest cross section in the deepest groove must still be squeezed. Heat and fluids swell rubber, which is why a groove is never full.",
  source: "Parker O-Ring Handbook ORD 5700, sections 3 to 5; sizes of rings: ISO 3601-1, AS568",
};

/** The cord of a ring that is stretched by a share of its diameter. Its volume stays the same. Lengths in mm. */
export function stretchedCord(cord: number, stretch: number): number {
  return cord / Math.sqrt(1 + Math.max(0, stretch));
}

/** The share by which a groove presses the cord. Lengths in mm. */
export function squeezeOf(cord: number, depth: number): number {
  return (cord - depth) / cord;
}

/** The share of the section of the groove that the cord takes. Lengths in mm. */
export function fillOf(cord: number, depth: number, width: number): number {
  return ((Math.PI / 4) * cord ** 2) / (depth * width);
}

/** The usual squeeze of each kind of seal, as shares (Parker O-Ring Handbook, design charts 4-2, 4-3 and 5-2). */
const SEALS = [
  { value: "radial", from: 0.15, to: 0.32 },
  { value: "face", from: 0.19, to: 0.32 },
  { value: "moving", from: 0.09, to: 0.25 },
] as const;

const MAX_FILL = 0.85;
const MAX_STRETCH = 0.05;

/** Squeeze, fill and stretch of an O-ring in its groove. */
export function oRingCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "seal",
        label: words.seal,
        options: SEALS.map(({ value }) => ({ value, label: words.seals[value] })),
        initial: "radial",
      },
      { name: "cord", label: words.cord, unit: "mm", initial: 2.62, min: 0.5, max: 20 },
      { name: "inside", label: words.insideDiameter, unit: "mm", initial: 24.99, min: 0.5, max: 1000 },
      { name: "seat", label: words.seat, unit: "mm", initial: 25.5, min: 0.5, max: 1000 },
      { name: "depth", label: words.grooveDepth, unit: "mm", initial: 2.08, min: 0.2, max: 20 },
      { name: "width", label: words.grooveWidth, unit: "mm", initial: 3.6, min: 0.5, max: 40 },
    ],
    calculate(values) {
      const seal = SEALS.find(({ value }) => value === textIn(values, "seal"));
      if (seal === undefined) return { problem: words.unknownSeal };
      const stretch = numberIn(values, "seat") / numberIn(values, "inside") - 1;
      const cord = stretchedCord(numberIn(values, "cord"), stretch);
      const [depth, width] = [numberIn(values, "depth"), numberIn(values, "width")];
      if (depth >= cord)
        return {
          problem: words.tooDeep,
          input: "depth",
        };
      const [squeeze, fill] = [squeezeOf(cord, depth), fillOf(cord, depth, width)];
      const advice = [
        ...(squeeze < seal.from ? [words.tooLittleSqueeze] : []),
        ...(squeeze > seal.to ? [words.tooMuchSqueeze] : []),
        ...(fill > MAX_FILL ? [words.tooFull] : []),
        ...(stretch > MAX_STRETCH ? [words.stretchedTooFar] : []),
        ...(stretch < -MAX_STRETCH ? [words.tooLarge] : []),
      ];
      return {
        lines: [
          { label: words.squeeze, value: percent(squeeze, shared) },
          { label: words.fill, value: percent(fill, shared) },
          { label: words.stretch, value: percent(stretch, shared) },
          { label: words.stretchedCord, value: { mm: cord, decimals: 2 } },
          {
            label: words.usualSqueeze,
            value: shared.range(percent(seal.from, shared), percent(seal.to, shared)),
          },
          { label: words.advice, value: advice.join(". ") || words.allUsual },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: [
      { cord: 1.78, depth: 1.3, width: 2.4 },
      { cord: 2.62, depth: 2.08, width: 3.6 },
      { cord: 3.53, depth: 2.85, width: 4.8 },
      { cord: 5.33, depth: 4.36, width: 7.2 },
      { cord: 6.99, depth: 5.78, width: 9.6 },
    ].map(({ cord, depth, width }) => ({ seal: "radial", cord, inside: 25, seat: 25.5, depth, width })),
  };
}

function percent(share: number, shared: SharedWords): string {
  return percentText(share * 100, 1, shared);
}
