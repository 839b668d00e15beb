/** The fields and results of the calculators. Their formulas and sentences are words of the package. */
export const calculatorForm = {
  units: "Units of the calculators",
  mm: "mm",
  inch: "inch",
  /** After the label of a field. */
  inUnit: (unit: string) => `in ${unit}`,
  inches: "inches",
  degrees: "degrees",
  lengthsInMm: "Lengths in mm.",
  lengthsInInches: "Lengths in inches.",
  source: (source: string) => `Source: ${source}`,
  commonValues: "Common values",
  result: "Result",
};
