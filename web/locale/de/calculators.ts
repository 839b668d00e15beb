import type { Words } from "../catalog-type.ts";

/** The fields and results of the calculators. Their formulas and sentences are words of the package. */
export const calculatorForm: Words["calculatorForm"] = {
  units: "Einheiten der Rechner",
  mm: "mm",
  inch: "Zoll",
  inUnit: (unit) => `in ${unit}`,
  inches: "Zoll",
  degrees: "Grad",
  lengthsInMm: "Längen in mm.",
  lengthsInInches: "Längen in Zoll.",
  source: (source) => `Quelle: ${source}`,
  commonValues: "Übliche Werte",
  result: "Ergebnis",
};
