import {
  type Calculator,
  type CalculatorGrade,
  optionsOf,
  numberIn,
  numberText,
  sharedEnglish,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "Two joined parts and how far they grow apart",
  part: "Part",
  otherPart: "Part that it is joined to",
  length: "Length at room temperature",
  changeOfTemperature: "Temperature change",
  otherChange: "The coefficients are those near room temperature.",
  unknownGrades: "Choose two of the listed grades.",
  growth: "The part grows by",
  otherGrowth: "The other part grows by",
  difference: "Difference",
  expansion: "Expansion of the part",
  formulas: ["Change of length = length × expansion × change of temperature"],
  limits:
    "Heated parts grow and cooled parts shrink by the same amount. Where a grade has a range, the calculation uses its middle. Filled plastics grow more across their fibers, and nylon grows further as it absorbs water.",
  source: "Thermal expansion of the grades on this site",
};

/** How much longer a part gets, in mm: its length in mm, the expansion in µm/(m·K) and the change of temperature in K. */
export function lengthChange(length: number, expansion: number, kelvins: number): number {
  return (length * expansion * kelvins) / 1_000_000;
}

/** The growth of two parts with temperature, and the difference between them. Undefined if no grade has a thermal expansion. */
export function thermalExpansionCalculator(
  all: readonly CalculatorGrade[],
  words = english,
  shared = sharedEnglish,
): Calculator | undefined {
  const grades = all.flatMap(({ expansion, ...grade }) =>
    expansion === undefined ? [] : [{ ...grade, expansion }],
  );
  const [first] = grades;
  if (first === undefined) return undefined;
  const options = optionsOf(grades);
  const other = grades.at(-1) ?? first;
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      { name: "grade", label: words.part, options, initial: first.id },
      { name: "other", label: words.otherPart, options, initial: other.id },
      {
        name: "length",
        label: words.length,
        unit: "mm",
        initial: 100,
        min: 0.1,
        max: 10_000,
      },
      {
        name: "change",
        label: words.changeOfTemperature,
        unit: "K",
        initial: 40,
        min: 0.1,
        max: 300,
        reason: words.otherChange,
      },
    ],
    calculate(values) {
      const grade = grades.find(({ id }) => id === textIn(values, "grade"));
      const joined = grades.find(({ id }) => id === textIn(values, "other"));
      if (grade === undefined || joined === undefined) return { problem: words.unknownGrades };
      const [length, change] = [numberIn(values, "length"), numberIn(values, "change")];
      const own = lengthChange(length, grade.expansion, change);
      const others = lengthChange(length, joined.expansion, change);
      return {
        lines: [
          { label: words.growth, value: { mm: own, decimals: 3 } },
          { label: words.otherGrowth, value: { mm: others, decimals: 3 } },
          { label: words.difference, value: { mm: Math.abs(own - others), decimals: 3 } },
          { label: words.expansion, value: `${numberText(grade.expansion, shared)} µm/(m·K)` },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: grades.map(({ id }) => ({ grade: id, other: other.id, length: 100, change: 40 })).slice(0, 12),
  };
}
