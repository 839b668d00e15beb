import { sheetBending } from "./bending.ts";
import type { Calculator, CalculatorContent, CalculatorGrade } from "./calculator.ts";
import { fits } from "./fits.ts";
import { generalTolerances } from "./general-tolerances.ts";
import { hardnessConversion } from "./hardness.ts";
import { type CalculatorKind, type KindWithGrades, usesGrades } from "./kinds.ts";
import { injectionMolding } from "./molding.ts";
import { oRing } from "./o-ring.ts";
import { plasticScrews } from "./plastic-screws.ts";
import { roughnessCalculator } from "./roughness.ts";
import { snapFitCalculator } from "./snap-fit.ts";
import { thermalExpansionCalculator } from "./thermal-expansion.ts";
import { threadedHoles } from "./threads.ts";
import { toleranceStack } from "./tolerance-stack.ts";
import { truePosition } from "./true-position.ts";
import { weightCalculator } from "./weight.ts";

const calculators: Readonly<Record<Exclude<CalculatorKind, KindWithGrades | "roughness">, Calculator>> = {
  fits,
  generalTolerances,
  threadedHoles,
  plasticScrews,
  sheetBending,
  injectionMolding,
  toleranceStack,
  truePosition,
  oRing,
  hardness: hardnessConversion,
};

const calculatorsWithGrades: Readonly<
  Record<KindWithGrades, (grades: readonly CalculatorGrade[]) => Calculator | undefined>
> = { weight: weightCalculator, snapFit: snapFitCalculator, thermalExpansion: thermalExpansionCalculator };

/** The calculator of a kind. Undefined for one that uses grades if none of `grades` has its properties. */
export function findCalculator(
  kind: CalculatorKind,
  { grades = [], roughnesses = [] }: CalculatorContent,
): Calculator | undefined {
  if (kind === "roughness") return roughnessCalculator(roughnesses);
  return usesGrades(kind) ? calculatorsWithGrades[kind](grades) : calculators[kind];
}
