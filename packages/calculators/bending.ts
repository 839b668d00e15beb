import { type Calculator, forceText, numberIn, numberText, sharedEnglish, textIn } from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Section through the bent sheet",
  materials: {
    "mild-steel": "Mild steel",
    stainless: "Stainless steel 304 and 316",
    aluminum: "Aluminum 5052-H32",
  },
  sheetMaterial: "Sheet material",
  thickness: "Thickness t",
  otherThickness: "The table covers these thicknesses only. Ask us about others.",
  insideRadius: "Inside radius R",
  bendAngle: "Bend angle A",
  firstLeg: "First leg, outside",
  secondLeg: "Second leg, outside",
  bendLength: "Bend length",
  unknownMaterial: "Choose one of the listed materials.",
  legTooShort: (shortest: string, die: string) =>
    `Each leg must be at least ${shortest} long. A shorter one slips into the ${die} die.`,
  radiusTooLarge: (setback: string) =>
    `At this radius and angle the bend takes ${setback} of each leg. Use a smaller radius or longer legs.`,
  flatLength: "Flat length",
  bendDeduction: "Bend deduction",
  bendAllowance: "Bend allowance",
  dieWidth: "Die width V",
  formedRadius: "Radius the die forms",
  minimumFlange: "Minimum flange at 90°",
  bendingForce: "Bending force",
  tensileStrength: "For a tensile strength of",
  kFactor: "K-factor",
  formulas: [
    "Allowance BA = π/180 × A × (R + K t)",
    "Deduction BD = 2 × tan(A/2) × (R + t) − BA",
    "Flat length = first leg + second leg − BD",
    "Minimum flange at 90° = 0.7 V + t",
    "Force = 1.42 × tensile strength × t² × length ÷ V",
  ],
  limits:
    "Air bending in the standard die, about 8 t wide, which forms the radius shown in the result; another radius needs another die. Legs are measured to the corner where the outer faces would meet. K depends on the tooling: make a test bend if the flat length must be exact to 0.1 mm.",
  source: "Bend allowance as in Machinery's Handbook; die, radius and flange as on our bend data page",
};

export interface Sheet {
  /** Where the neutral line lies, as a share of the thickness from the inside of the bend. */
  readonly kFactor: number;
  /** The die width divided by the inside radius that the die forms in air bending. */
  readonly widthToRadius: number;
  /** Tensile strengths in MPa by thickness, the thinnest sheet first. The last one has no largest thickness. */
  readonly strengths: readonly { readonly upTo?: number; readonly tensileStrength: number }[];
}

/** The sheets of the calculator and of the bend tables. */
export const sheets = {
  "mild-steel": {
    kFactor: 0.44,
    widthToRadius: 6,
    // The upper limits of DC01 (EN 10130), which ends at 3 mm, and of S235 (EN 10025-2).
    strengths: [{ upTo: 3, tensileStrength: 410 }, { tensileStrength: 510 }],
  },
  stainless: {
    kFactor: 0.45,
    widthToRadius: 5,
    // Typical: ASTM A240 and B209 set no upper limit for these.
    strengths: [{ tensileStrength: 600 }],
  },
  aluminum: { kFactor: 0.38, widthToRadius: 8, strengths: [{ tensileStrength: 228 }] },
} as const satisfies Readonly<Record<string, Sheet>>;

/** The tensile strength in MPa that the press must bend in a sheet of this thickness in mm. */
export function tensileStrengthOf({ strengths }: Pick<Sheet, "strengths">, thickness: number): number {
  const found = strengths.find(({ upTo = Infinity }) => thickness <= upTo);
  if (found === undefined) throw new RangeError(`No strength for ${thickness} mm`);
  return found.tensileStrength;
}

/** The V dies in the rack, by width in mm. */
const DIE_WIDTHS = [4, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50];

/** The width in mm of the die whose width comes closest to eight sheet thicknesses. */
export function standardDie(thickness: number): number {
  const wanted = 8 * thickness;
  return DIE_WIDTHS.reduce((best, width) =>
    Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best,
  );
}

/** The inside radius in mm that a die of this width forms in air bending. */
export function formedRadius(dieWidth: number, { widthToRadius }: Pick<Sheet, "widthToRadius">): number {
  return dieWidth / widthToRadius;
}

export interface Bend {
  /** Sheet thickness in mm. */
  readonly thickness: number;
  /** Inside radius in mm. */
  readonly radius: number;
  /** How far the sheet is bent out of the flat, in degrees. */
  readonly angle: number;
  readonly kFactor: number;
}

/** The length of the neutral line in the bend, in mm: π/180 × A × (R + K t). */
export function bendAllowance({ thickness, radius, angle, kFactor }: Bend): number {
  return (Math.PI / 180) * angle * (radius + kFactor * thickness);
}

/** The distance in mm from the start of the bend to the corner where the outer faces would meet. For angles below 180°. */
export function outsideSetback({ thickness, radius, angle }: Bend): number {
  return Math.tan((Math.PI / 360) * angle) * (radius + thickness);
}

/** How much longer the two outside legs are together than their flat pattern, in mm. */
export function bendDeduction(bend: Bend): number {
  return 2 * outsideSetback(bend) - bendAllowance(bend);
}

/**
 * The shortest outside flange in mm that still rests on both edges of a V die at a bend of 90°: 0.7 V + t, from V ÷ (2 cos 45°). A sharper
 * bend draws the sheet deeper into the die and needs more; how much depends on the tooling.
 */
export function shortestFlange(dieWidth: number, thickness: number): number {
  return 0.7 * dieWidth + thickness;
}

/** The force in kN to air bend a line of this length in mm, with the strength in MPa: 1.42 × Rm × t² × L ÷ V. */
export function bendForce(
  tensileStrength: number,
  thickness: number,
  length: number,
  dieWidth: number,
): number {
  return (1.42 * tensileStrength * thickness ** 2 * length) / dieWidth / 1000;
}

const findSheet = (key: string): Sheet | undefined =>
  Object.entries<Sheet>(sheets).find(([name]) => name === key)?.[1];

/** Flat length, bend deduction and allowance of one bend, with its die, shortest flange and force. */
export function sheetBendingCalculator(words = english, shared = sharedEnglish): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "material",
        label: words.sheetMaterial,
        options: Object.entries(words.materials).map(([value, label]) => ({ value, label })),
        initial: "mild-steel",
      },
      {
        name: "thickness",
        label: words.thickness,
        unit: "mm",
        initial: 1.5,
        min: 0.4,
        max: 6,
        reason: words.otherThickness,
      },
      { name: "radius", label: words.insideRadius, unit: "mm", initial: 2, min: 0.2, max: 50 },
      { name: "angle", label: words.bendAngle, unit: "°", initial: 90, min: 1, max: 170 },
      { name: "first", label: words.firstLeg, unit: "mm", initial: 30, min: 1, max: 3000 },
      { name: "second", label: words.secondLeg, unit: "mm", initial: 20, min: 1, max: 3000 },
      { name: "length", label: words.bendLength, unit: "mm", initial: 200, min: 1, max: 3000 },
    ],
    calculate(values, show) {
      const sheet = findSheet(textIn(values, "material"));
      if (sheet === undefined) return { problem: words.unknownMaterial };
      const thickness = numberIn(values, "thickness");
      const die = standardDie(thickness);
      const shortest = shortestFlange(die, thickness);
      const [first, second] = [numberIn(values, "first"), numberIn(values, "second")];
      if (Math.min(first, second) < shortest)
        return {
          problem: words.legTooShort(show(shortest), show(die)),
          input: first < second ? "first" : "second",
        };
      const bend = {
        thickness,
        radius: numberIn(values, "radius"),
        angle: numberIn(values, "angle"),
        kFactor: sheet.kFactor,
      };
      const setback = outsideSetback(bend);
      if (Math.min(first, second) < setback)
        return {
          problem: words.radiusTooLarge(show(setback)),
          input: "radius",
        };
      const deduction = bendDeduction(bend);
      const tensileStrength = tensileStrengthOf(sheet, thickness);
      const force = bendForce(tensileStrength, thickness, numberIn(values, "length"), die);
      return {
        lines: [
          { label: words.flatLength, value: { mm: first + second - deduction, decimals: 2 } },
          { label: words.bendDeduction, value: { mm: deduction, decimals: 2 } },
          { label: words.bendAllowance, value: { mm: bendAllowance(bend), decimals: 2 } },
          { label: words.dieWidth, value: { mm: die, decimals: 0 } },
          { label: words.formedRadius, value: { mm: formedRadius(die, sheet), decimals: 1 } },
          { label: words.minimumFlange, value: { mm: shortest, decimals: 1 } },
          { label: words.bendingForce, value: forceText(force, shared) },
          { label: words.tensileStrength, value: `${numberText(tensileStrength, shared)} MPa` },
          { label: words.kFactor, value: numberText(sheet.kFactor, shared) },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: Object.entries<Sheet>(sheets).flatMap(([material, sheet]) =>
      [1, 1.5, 2, 3].map((thickness) => ({
        material,
        thickness,
        radius: Number(formedRadius(standardDie(thickness), sheet).toFixed(2)),
        angle: 90,
        first: 30,
        second: 30,
        length: 100,
      })),
    ),
  };
}
