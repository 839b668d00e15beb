import { type Calculator, textIn, numberIn } from "./calculator.ts";

interface Sheet {
  readonly label: string;
  /** Where the neutral line lies, as a share of the thickness from the inside, for air bending with an inside radius near t. */
  readonly kFactor: number;
  /** MPa, typical */
  readonly tensileStrength: number;
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  steel: { label: "Cold-rolled steel DC01, 1008", kFactor: 0.44, tensileStrength: 330 },
  galvanized: { label: "Galvanized steel DX51D", kFactor: 0.44, tensileStrength: 360 },
  stainless: { label: "Stainless steel 304", kFactor: 0.46, tensileStrength: 600 },
  aluminum5052: { label: "Aluminum 5052-H32", kFactor: 0.4, tensileStrength: 228 },
  aluminum6061: { label: "Aluminum 6061-T6", kFactor: 0.4, tensileStrength: 310 },
};

export interface Bend {
  /** Sheet thickness in mm. */
  readonly thickness: number;
  /** Inside radius in mm. */
  readonly radius: number;
  /** How far the sheet is bent out of the flat, in degrees. */
  readonly angle: number;
  readonly kFactor: number;
}

/** The length of the neutral line in the bend, in mm (Machinery's Handbook, bend allowance). */
export function bendAllowance({ thickness, radius, angle, kFactor }: Bend): number {
  return (Math.PI / 180) * angle * (radius + kFactor * thickness);
}

/** The distance in mm from the start of the bend to the corner where the outer faces would meet. For angles below 180°. */
export function outsideSetback({ thickness, radius, angle }: Bend): number {
  return Math.tan((Math.PI / 360) * angle) * (radius + thickness);
}

/** What the outside lengths of two legs are longer together than their flat pattern, in mm. */
export function bendDeduction(bend: Bend): number {
  return 2 * outsideSetback(bend) - bendAllowance(bend);
}

/** The shortest flange in mm that still lies on both edges of a V die of this width. */
export function smallestFlange(dieWidth: number, thickness: number): number {
  return 0.7 * dieWidth + thickness;
}

/** The force in kN to air bend a line of this length in mm; strength in MPa (1.42 × Rm × t² × L ÷ V). */
export function bendForce(
  tensileStrength: number,
  thickness: number,
  length: number,
  dieWidth: number,
): number {
  return (1.42 * tensileStrength * thickness ** 2 * length) / dieWidth / 1000;
}

/** How many thicknesses wide the V die is. */
const DIE_RATIO = 8;

/** Flat length, bend allowance and deduction of one bend, with the flange and the force that it takes. */
export const sheetBending: Calculator = {
  inputs: [
    {
      name: "material",
      label: "Sheet",
      options: Object.entries(SHEETS).map(([value, { label }]) => ({ value, label })),
      initial: "steel",
    },
    { name: "thickness", label: "Thickness t", unit: "mm", initial: 1.5, min: 0.4, max: 6 },
    { name: "radius", label: "Inside radius R", unit: "mm", initial: 1.5, min: 0.2, max: 50 },
    { name: "angle", label: "Bend angle A", unit: "°", initial: 90, min: 1, max: 170 },
    { name: "first", label: "First leg, outside", unit: "mm", initial: 30, min: 1, max: 3000 },
    { name: "second", label: "Second leg, outside", unit: "mm", initial: 20, min: 1, max: 3000 },
    { name: "length", label: "Bend length", unit: "mm", initial: 200, min: 1, max: 3000 },
  ],
  calculate(values) {
    const sheet = SHEETS[textIn(values, "material")];
    if (sheet === undefined) return { problem: "Choose one of the listed sheets." };
    const thickness = numberIn(values, "thickness");
    const bend = {
      thickness,
      radius: numberIn(values, "radius"),
      angle: numberIn(values, "angle"),
      kFactor: sheet.kFactor,
    };
    const dieWidth = DIE_RATIO * thickness;
    const shortest = smallestFlange(dieWidth, thickness);
    const [first, second] = [numberIn(values, "first"), numberIn(values, "second")];
    if (Math.min(first, second) < shortest)
      return {
        problem: `A leg must be at least ${shortest.toFixed(1)} mm: a shorter one slips into the V die (0.7 V + t, V = ${DIE_RATIO} t).`,
      };
    const deduction = bendDeduction(bend);
    const force = bendForce(sheet.tensileStrength, thickness, numberIn(values, "length"), dieWidth);
    return {
      lines: [
        { label: "Flat length", value: { mm: first + second - deduction, decimals: 2 } },
        { label: "Bend deduction", value: { mm: deduction, decimals: 2 } },
        { label: "Bend allowance", value: { mm: bendAllowance(bend), decimals: 2 } },
        { label: `Shortest flange, V = ${DIE_RATIO} t`, value: { mm: shortest, decimals: 1 } },
        { label: "Bending force", value: `${force < 10 ? force.toFixed(1) : Math.round(force)} kN` },
        { label: "K factor", value: String(sheet.kFactor) },
      ],
    };
  },
  formulas: [
    "Allowance BA = π/180 × A × (R + K t)",
    "Deduction BD = 2 × tan(A/2) × (R + t) − BA",
    "Flat length = first leg + second leg − BD",
    "Shortest flange = 0.7 V + t",
    "Force = 1.42 × tensile strength × t² × length ÷ V",
  ],
  limits:
    "Air bending in a V die 8 t wide. K depends on tooling: make a trial bend where the flat length must be exact to 0.1 mm.",
  source: "Machinery's Handbook, bend allowances; DIN 6935 for cold bending",
  examples: [
    ["steel", 1],
    ["steel", 1.5],
    ["steel", 2],
    ["steel", 3],
    ["stainless", 1.5],
    ["stainless", 2],
    ["aluminum5052", 1.5],
    ["aluminum5052", 2],
    ["aluminum5052", 3],
  ].map(([material = "", thickness = 0]) => ({
    material,
    thickness,
    radius: thickness,
    angle: 90,
    first: 30,
    second: 30,
    length: 100,
  })),
};
