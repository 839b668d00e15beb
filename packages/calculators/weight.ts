import {
  type Calculator,
  type CalculatorGrade,
  optionsOf,
  numberIn,
  numberText,
  sharedEnglish,
  type SharedWords,
  textIn,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "A cube with the volume of the part",
  grade: "Grade",
  volume: "Volume",
  quantity: "Quantity",
  unknownGrade: "Choose one of the listed grades.",
  onePart: "One part",
  allParts: "All parts",
  density: "Density",
  formulas: ["Weight = volume × density"],
  limits:
    "Solid parts with typical densities. Your CAD program shows the volume of a model; 1 in³ is 16.39 cm³.",
  source: "Densities of the grades on this site",
};

const GRAMS_PER_POUND = 453.59237;

/** The weight in g of a volume in cm³. */
export function weightOf(volume: number, density: number): number {
  return volume * density;
}

/** The weight of a part in one of the grades of the site. Undefined if no grade has a density. */
export function weightCalculator(
  all: readonly CalculatorGrade[],
  words = english,
  shared = sharedEnglish,
): Calculator | undefined {
  const grades = all.flatMap(({ density, ...grade }) =>
    density === undefined ? [] : [{ ...grade, density }],
  );
  const [first] = grades;
  if (first === undefined) return undefined;
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      {
        name: "grade",
        label: words.grade,
        options: optionsOf(grades),
        initial: first.id,
      },
      { name: "volume", label: words.volume, unit: "cm³", initial: 10, min: 0.001, max: 1_000_000 },
      { name: "quantity", label: words.quantity, initial: 1, min: 1, max: 1_000_000, isWhole: true },
    ],
    calculate(values) {
      const grade = grades.find(({ id }) => id === textIn(values, "grade"));
      if (grade === undefined) return { problem: words.unknownGrade };
      const weight = weightOf(numberIn(values, "volume"), grade.density);
      const quantity = numberIn(values, "quantity");
      return {
        lines: [
          { label: words.onePart, value: weightText(weight, shared) },
          { label: words.allParts, value: weightText(weight * quantity, shared) },
          { label: words.density, value: `${numberText(grade.density, shared)} g/cm³` },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: lightToHeavy(grades).map(({ id }) => ({ grade: id, volume: 10, quantity: 1 })),
  };
}

const EXAMPLES = 12;

/** Grades at even steps from the lightest to the heaviest. */
function lightToHeavy<Grade extends { readonly density: number }>(grades: readonly Grade[]): Grade[] {
  const sorted = grades.toSorted((a, b) => a.density - b.density);
  if (sorted.length <= EXAMPLES) return sorted;
  const step = (sorted.length - 1) / (EXAMPLES - 1);
  return Array.from({ length: EXAMPLES }, (_, index) => sorted[Math.round(index * step)]).filter(
    (grade) => grade !== undefined,
  );
}

/** "13.7 g · 0.0302 lb", "2.70 kg · 5.95 lb" */
function weightText(grams: number, { locale }: SharedWords): string {
  const metric = grams < 1000 ? `${significant(grams, locale)} g` : `${significant(grams / 1000, locale)} kg`;
  return `${metric} · ${significant(grams / GRAMS_PER_POUND, locale)} lb`;
}

function significant(value: number, locale: string): string {
  return value.toLocaleString(locale, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
}
