import {
  type Calculator,
  type CalculatorGrade,
  fixedText,
  optionsOf,
  percentText,
  numberIn,
  numberText,
  type ResultLine,
  sharedEnglish,
  type SharedWords,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "The snap arm and its undercut",
  plastic: "Plastic",
  armLength: "Arm length L",
  rootThickness: "Root thickness t",
  width: "Width b",
  undercut: "Undercut y",
  leadInAngle: "Lead-in angle α",
  friction: "Friction μ",
  unknownPlastic: "Choose one of the listed plastics.",
  tooShort: "The arm must be at least four thicknesses long: the formula is for slender beams.",
  forceToDeflect: "Force to deflect",
  forceToAssemble: "Force to assemble",
  modulus: "Modulus E",
  formulas: [
    "Strain = 1.5 × t × y ÷ L²",
    "Force to deflect P = b × t² × E × strain ÷ (6 × L)",
    "Force to assemble = P × (μ + tan α) ÷ (1 − μ × tan α)",
  ],
  limits:
    "A straight arm of even thickness on a stiff wall, opened a few times. For one that opens often, stay below 60% of the limit. E is the flexural modulus of the grade; near the limit plastics are softer, so the forces are upper estimates.",
  source:
    "Formulas: Bayer MaterialScience, Snap-Fit Joints for Plastics: A Design Guide. Modulus and strain limit: typical values, as in the grades on this site",
  locks: "locks at this angle",
  strain: "Strain at the root",
  strainLimit: "Strain limit",
  noLimit: "none published, test a sample",
  withinLimit: (strain: string, limit: string) => `${strain}: within the limit of ${limit}%`,
  aboveLimit: (strain: string, limit: string) => `${strain}: above the limit of ${limit}%`,
  almostNothing: "less than 0.1 N",
  largestUndercut: "Largest undercut for this arm",
};

type Words = typeof english;

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
export function snapStrain({ length, thickness, undercut }: Omit<SnapArm, "width">): number {
  return (150 * thickness * undercut) / length ** 2;
}

/** The undercut in mm at which the strain at the root reaches `strain` in percent. */
export function undercutAt(strain: number, { length, thickness }: Omit<SnapArm, "undercut" | "width">) {
  return (strain * length ** 2) / (150 * thickness);
}

/** The force in N that bends the arm open, across its length: b t² E ε ÷ (6 L). Modulus in MPa, strain in percent. */
export function deflectionForce(
  { length, thickness, width }: SnapArm,
  modulus: number,
  strain: number,
): number {
  return (width * thickness ** 2 * modulus * (strain / 100)) / (6 * length);
}

/** Below this, 1 − μ tan α is a rounding error of zero, where the slope locks. */
const LOCKED = 1e-9;

/** The force in N along the arm that pushes it over a slope, in degrees: P (μ + tan α) ÷ (1 − μ tan α). Infinite if it locks. */
export function matingForce(deflection: number, friction: number, slope: number): number {
  const tangent = Math.tan((slope * Math.PI) / 180);
  const denominator = 1 - friction * tangent;
  return denominator < LOCKED ? Number.POSITIVE_INFINITY : (deflection * (friction + tangent)) / denominator;
}

/**
 * Strain and forces of a straight cantilever snap arm in one of the grades of the site. For a grade without a
 * strain limit, the result has strain and forces but no verdict. Undefined if no grade has a modulus.
 */
export function snapFitCalculator(
  all: readonly CalculatorGrade[],
  words = english,
  shared = sharedEnglish,
): Calculator | undefined {
  const grades = all.flatMap(({ modulus, ...grade }) =>
    modulus === undefined ? [] : [{ ...grade, modulus }],
  );
  const limited = grades.filter(({ strainLimit }) => strainLimit !== undefined);
  const [first = grades[0]] = limited;
  if (first === undefined) return undefined;
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "grade",
        label: words.plastic,
        options: optionsOf(grades),
        initial: first.id,
      },
      { name: "length", label: words.armLength, unit: "mm", initial: 12, min: 2, max: 100 },
      { name: "thickness", label: words.rootThickness, unit: "mm", initial: 1.5, min: 0.4, max: 10 },
      { name: "width", label: words.width, unit: "mm", initial: 5, min: 0.5, max: 100 },
      { name: "undercut", label: words.undercut, unit: "mm", initial: 1, min: 0.1, max: 20 },
      { name: "slope", label: words.leadInAngle, unit: "°", initial: 30, min: 5, max: 60 },
      { name: "friction", label: words.friction, initial: 0.4, min: 0.05, max: 1 },
    ],
    calculate(values) {
      const grade = grades.find(({ id }) => id === textIn(values, "grade"));
      if (grade === undefined) return { problem: words.unknownPlastic };
      const arm = {
        length: numberIn(values, "length"),
        thickness: numberIn(values, "thickness"),
        width: numberIn(values, "width"),
        undercut: numberIn(values, "undercut"),
      };
      if (arm.length < 4 * arm.thickness)
        return {
          problem: words.tooShort,
          input: "length",
        };
      const strain = snapStrain(arm);
      const force = deflectionForce(arm, grade.modulus, strain);
      const mating = matingForce(force, numberIn(values, "friction"), numberIn(values, "slope"));
      return {
        lines: [
          ...strainLines(strain, arm, grade, words, shared),
          { label: words.forceToDeflect, value: newtons(force, words, shared) },
          {
            label: words.forceToAssemble,
            value: Number.isFinite(mating) ? newtons(mating, words, shared) : words.locks,
          },
          { label: words.modulus, value: `${numberText(grade.modulus, shared)} MPa` },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: (limited.length > 0 ? limited : grades.slice(0, 6)).flatMap(({ id }) =>
      [10, 15].map((length) => ({
        grade: id,
        length,
        thickness: 1.5,
        width: 5,
        undercut: 1,
        slope: 30,
        friction: 0.4,
      })),
    ),
  };
}

function strainLines(
  strain: number,
  arm: SnapArm,
  { strainLimit }: CalculatorGrade,
  words: Words,
  shared: SharedWords,
): [ResultLine, ...ResultLine[]] {
  const label = words.strain;
  // Two decimals, so that 1.84% is not shown as 1.8% above a limit of 1.8%.
  const percent = percentText(strain, 2, shared);
  if (strainLimit === undefined)
    return [
      { label, value: percent },
      { label: words.strainLimit, value: words.noLimit },
    ];
  return [
    {
      label,
      value: (strain <= strainLimit ? words.withinLimit : words.aboveLimit)(
        percent,
        numberText(strainLimit, shared),
      ),
    },
    { label: words.largestUndercut, value: { mm: undercutAt(strainLimit, arm), decimals: 2 } },
  ];
}

function newtons(force: number, words: Words, shared: SharedWords): string {
  if (force < 0.05) return words.almostNothing;
  return `${force < 9.95 ? fixedText(force, 1, shared) : numberText(Math.round(force), shared)} N`;
}
