import { type Calculator, type CalculatorGrade, numberIn, textIn } from "./calculator.ts";

/** How much longer a part gets, in mm: its length in mm, the expansion in µm/(m·K) and the change of temperature in K. */
export function lengthChange(length: number, expansion: number, kelvins: number): number {
  return (length * expansion * kelvins) / 1_000_000;
}

/** The growth of two parts with temperature, and the difference between them. Undefined if no grade has a thermal expansion. */
export function thermalExpansionCalculator(all: readonly CalculatorGrade[]): Calculator | undefined {
  const grades = all.flatMap(({ expansion, ...grade }) =>
    expansion === undefined ? [] : [{ ...grade, expansion }],
  );
  const [first] = grades;
  if (first === undefined) return undefined;
  const options = grades.map(({ id, name }) => ({ value: id, label: name }));
  const other = grades.at(-1) ?? first;
  return {
    inputs: [
      { name: "grade", label: "Part", options, initial: first.id },
      { name: "other", label: "Part that it is joined to", options, initial: other.id },
      {
        name: "length",
        label: "Length at room temperature",
        unit: "mm",
        initial: 100,
        min: 0.1,
        max: 10_000,
      },
      {
        name: "change",
        label: "Change of temperature",
        unit: "K",
        initial: 40,
        min: 0.1,
        max: 300,
        reason: "The coefficients are those near room temperature.",
      },
    ],
    calculate(values) {
      const grade = grades.find(({ id }) => id === textIn(values, "grade"));
      const joined = grades.find(({ id }) => id === textIn(values, "other"));
      if (grade === undefined || joined === undefined) return { problem: "Choose two of the listed grades." };
      const [length, change] = [numberIn(values, "length"), numberIn(values, "change")];
      const own = lengthChange(length, grade.expansion, change);
      const others = lengthChange(length, joined.expansion, change);
      return {
        lines: [
          { label: "The part grows by", value: { mm: own, decimals: 3 } },
          { label: "The other part grows by", value: { mm: others, decimals: 3 } },
          { label: "Difference", value: { mm: Math.abs(own - others), decimals: 3 } },
          { label: "Expansion of the part", value: `${grade.expansion} µm/(m·K)` },
        ],
      };
    },
    formulas: ["Change of length = length × expansion × change of temperature"],
    limits:
      "Heated parts grow and cooled parts shrink by the same amount. Where a grade has a range, the calculation uses its middle. Filled plastics grow more across their fibers, and nylon grows further as it absorbs water.",
    source: "Thermal expansion of the grades on this site",
    examples: grades.map(({ id }) => ({ grade: id, other: other.id, length: 100, change: 40 })).slice(0, 12),
  };
}
