import { english as bending, sheetBendingCalculator } from "./bending.ts";
import { type Calculator, type CalculatorContent, sharedEnglish } from "./calculator.ts";
import { english as fits, fitsCalculator } from "./fits.ts";
import { english as generalTolerances, generalTolerancesCalculator } from "./general-tolerances.ts";
import { english as hardness, hardnessCalculator } from "./hardness.ts";
import type { CalculatorKind } from "./kinds.ts";
import { english as molding, injectionMoldingCalculator } from "./molding.ts";
import { english as oRing, oRingCalculator } from "./o-ring.ts";
import { english as plasticScrews, plasticScrewsCalculator } from "./plastic-screws.ts";
import { english as roughness, roughnessCalculator } from "./roughness.ts";
import { english as snapFit, snapFitCalculator } from "./snap-fit.ts";
import { english as thermalExpansion, thermalExpansionCalculator } from "./thermal-expansion.ts";
import { english as threads, threadedHolesCalculator } from "./threads.ts";
import { english as toleranceStack, toleranceStackCalculator } from "./tolerance-stack.ts";
import { english as truePosition, truePositionCalculator } from "./true-position.ts";
import { english as weight, weightCalculator } from "./weight.ts";

/** The words of all calculators, in English. */
export const english = {
  shared: sharedEnglish,
  fits,
  generalTolerances,
  threadedHoles: threads,
  plasticScrews,
  sheetBending: bending,
  weight,
  injectionMolding: molding,
  snapFit,
  roughness,
  toleranceStack,
  truePosition,
  oRing,
  thermalExpansion,
  hardness,
};

export type CalculatorWords = typeof english;

type Create = (content: CalculatorContent, words: CalculatorWords) => Calculator | undefined;

const create: Readonly<Record<CalculatorKind, Create>> = {
  fits: (_content, words) => fitsCalculator(words.fits, words.shared),
  generalTolerances: (_content, words) => generalTolerancesCalculator(words.generalTolerances, words.shared),
  threadedHoles: (_content, words) => threadedHolesCalculator(words.threadedHoles, words.shared),
  plasticScrews: (_content, words) => plasticScrewsCalculator(words.plasticScrews, words.shared),
  sheetBending: (_content, words) => sheetBendingCalculator(words.sheetBending, words.shared),
  weight: ({ grades = [] }, words) => weightCalculator(grades, words.weight, words.shared),
  injectionMolding: (_content, words) => injectionMoldingCalculator(words.injectionMolding, words.shared),
  snapFit: ({ grades = [] }, words) => snapFitCalculator(grades, words.snapFit, words.shared),
  roughness: ({ roughnesses = [] }, words) => roughnessCalculator(roughnesses, words.roughness, words.shared),
  toleranceStack: (_content, words) => toleranceStackCalculator(words.toleranceStack, words.shared),
  truePosition: (_content, words) => truePositionCalculator(words.truePosition, words.shared),
  oRing: (_content, words) => oRingCalculator(words.oRing, words.shared),
  thermalExpansion: ({ grades = [] }, words) =>
    thermalExpansionCalculator(grades, words.thermalExpansion, words.shared),
  hardness: (_content, words) => hardnessCalculator(words.hardness, words.shared),
};

/** The calculator of a kind. Undefined for an unknown kind, and for one that uses grades if none of them has its properties. */
export function findCalculator(
  kind: CalculatorKind,
  content: CalculatorContent,
  words = english,
): Calculator | undefined {
  return Object.hasOwn(create, kind) ? create[kind](content, words) : undefined;
}
