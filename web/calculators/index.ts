import type { CalculatorKind } from "schemas/blocks/calculator.ts";

import { sheetBending } from "./bending.ts";
import type { Calculator } from "./calculator.ts";
import { fits } from "./fits.ts";
import { generalTolerances } from "./general-tolerances.ts";
import { injectionMolding } from "./molding.ts";
import { plasticScrews } from "./plastic-screws.ts";
import { roughness } from "./roughness.ts";
import { snapFit } from "./snap-fit.ts";
import { threadedHoles } from "./threads.ts";
import { toleranceStack } from "./tolerance-stack.ts";
import { type DenseGrade, weightCalculator } from "./weight.ts";

const calculators: Readonly<Record<Exclude<CalculatorKind, "weight">, Calculator>> = {
  fits,
  generalTolerances,
  threadedHoles,
  plasticScrews,
  sheetBending,
  injectionMolding,
  snapFit,
  roughness,
  toleranceStack,
};

/** The calculator of a kind. Undefined for the weight if the site has no grade with a density. */
export function findCalculator(kind: CalculatorKind, grades: readonly DenseGrade[]): Calculator | undefined {
  if (kind !== "weight") return calculators[kind];
  const [first, ...others] = grades;
  return first === undefined ? undefined : weightCalculator([first, ...others]);
}
