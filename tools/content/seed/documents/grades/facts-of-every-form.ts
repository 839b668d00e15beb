import type { Environment, resistances } from "../../../../../schemas/quantities/material-properties.ts";
import type { SeedMaterialGrade } from "../../document-types.ts";

/** Properties that a material has in each form in which it is offered. */
export type FactsOfEveryForm = Pick<
  SeedMaterialGrade,
  | "dielectricStrength"
  | "electricalConductivity"
  | "environmentNotes"
  | "impactStrength"
  | "modulus"
  | "resistance"
  | "thermalConductivity"
  | "thermalExpansion"
  | "waterAbsorption"
>;

type Rating = keyof typeof resistances;

/** The stored ratings of a grade, from the environments that have each rating. */
export function resists(
  rated: Readonly<Partial<Record<Rating, readonly Environment[]>>>,
): NonNullable<SeedMaterialGrade["resistance"]> {
  const ratings: Partial<Record<Environment, Rating>> = {};
  for (const rating of ["good", "limited", "poor"] as const)
    for (const environment of rated[rating] ?? []) ratings[environment] = rating;
  return ratings;
}
