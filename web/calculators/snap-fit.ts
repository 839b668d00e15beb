import { type Calculator, textIn, numberIn } from "./calculator.ts";

interface Plastic {
  readonly label: string;
  /** Strain in percent that a snap arm may see when it is opened a few times. */
  readonly strainLimit: number;
  /** Secant modulus near that strain in MPa, typical, below the tensile modulus. */
  readonly modulus: number;
  /** Friction against the same plastic or steel. */
  readonly friction: number;
}

const PLASTICS: Readonly<Record<string, Plastic>> = {
  abs: { label: "ABS", strainLimit: 2.5, modulus: 1600, friction: 0.5 },
  pc: { label: "PC", strainLimit: 3, modulus: 1700, friction: 0.45 },
  pom: { label: "POM", strainLimit: 3, modulus: 1800, friction: 0.25 },
  pp: { label: "PP", strainLimit: 5, modulus: 700, friction: 0.3 },
  pa: { label: "PA 6, PA 66, dry", strainLimit: 4, modulus: 1700, friction: 0.3 },
};

export interface SnapArm {
  /** Length from the root to the hook, mm. */
  readonly length: number;
  /** Thickness at the root, mm. */
  readonly thickness: number;
  /** mm */
  readonly width: number;
  /** How far the hook must give way, mm. */
  readonly undercut: number;
}

/** The strain at the root of a straight cantilever, in percent: 1.5 t y ÷ L². */
export function snapStrain({ length, thickness, undercut }: SnapArm): number {
  return (150 * thickness * undercut) / length ** 2;
}

/** The force in N that bends the arm open, across its length: b t² E ε ÷ (6 L). Modulus in MPa, strain in percent. */
export function deflectionForce(
  { length, thickness, width }: SnapArm,
  modulus: number,
  strain: number,
): number {
  return (width * thickness ** 2 * modulus * (strain / 100)) / (6 * length);
}

/** The force in N along the arm that pushes it over a slope, in degrees: P (μ + tan α) ÷ (1 − μ tan α). Infinite if it locks. */
export function matingForce(deflection: number, friction: number, slope: number): number {
  const tangent = Math.tan((slope * Math.PI) / 180);
  const denominator = 1 - friction * tangent;
  return denominator <= 0 ? Number.POSITIVE_INFINITY : (deflection * (friction + tangent)) / denominator;
}

/** Strain and forces of a straight cantilever snap arm. */
export const snapFit: Calculator = {
  inputs: [
    {
      name: "plastic",
      label: "Plastic",
      options: Object.entries(PLASTICS).map(([value, { label }]) => ({ value, label })),
      initial: "abs",
    },
    { name: "length", label: "Arm length L", unit: "mm", initial: 12, min: 2, max: 100 },
    { name: "thickness", label: "Thickness at the root t", unit: "mm", initial: 1.5, min: 0.4, max: 10 },
    { name: "width", label: "Width b", unit: "mm", initial: 5, min: 0.5, max: 100 },
    { name: "undercut", label: "Undercut y", unit: "mm", initial: 1, min: 0.1, max: 20 },
    { name: "slope", label: "Lead-in angle", unit: "°", initial: 30, min: 5, max: 60 },
  ],
  calculate(values) {
    const plastic = PLASTICS[textIn(values, "plastic")];
    if (plastic === undefined) return { problem: "Choose one of the listed plastics." };
    const arm = {
      length: numberIn(values, "length"),
      thickness: numberIn(values, "thickness"),
      width: numberIn(values, "width"),
      undercut: numberIn(values, "undercut"),
    };
    if (arm.length < 4 * arm.thickness)
      return { problem: "The arm must be at least four thicknesses long: the formula is for slender beams." };
    const strain = snapStrain(arm);
    const force = deflectionForce(arm, plastic.modulus, strain);
    const mating = matingForce(force, plastic.friction, numberIn(values, "slope"));
    return {
      lines: [
        {
          label: "Strain at the root",
          value: `${strain.toFixed(1)}%: ${strain <= plastic.strainLimit ? "within" : "above"} the ${plastic.strainLimit}% of ${plastic.label}`,
        },
        {
          label: "Largest undercut for this arm",
          value: { mm: (plastic.strainLimit * arm.length ** 2) / (150 * arm.thickness), decimals: 2 },
        },
        { label: "Force to deflect", value: newtons(force) },
        {
          label: "Force to assemble",
          value: Number.isFinite(mating) ? newtons(mating) : "locks at this angle",
        },
      ],
    };
  },
  formulas: [
    "Strain = 1.5 × t × y ÷ L²",
    "Force to deflect P = b × t² × E × strain ÷ (6 × L)",
    "Force to assemble = P × (μ + tan α) ÷ (1 − μ × tan α)",
  ],
  limits:
    "A straight arm of even thickness on a stiff wall, opened a few times. For one that opens often, stay below 60% of the limit.",
  source: "Bayer MaterialScience, Snap-Fit Joints for Plastics: A Design Guide; strain limits are typical",
  examples: Object.keys(PLASTICS).flatMap((plastic) =>
    [10, 15].map((length) => ({ plastic, length, thickness: 1.5, width: 5, undercut: 1, slope: 30 })),
  ),
};

function newtons(force: number): string {
  return `${force < 9.95 ? force.toFixed(1) : Math.round(force)} N`;
}
