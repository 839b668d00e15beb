import type { CalculatorKind } from "../../../schemas/blocks/calculator.ts";
import type { Calculator } from "../../../web/cms/types.generated.ts";
import { type Keyed, references } from "./keys.ts";
import { toPage } from "./links.ts";

/** The section of each calculator on the page of all calculators. */
const ANCHORS: Readonly<Record<CalculatorKind, string>> = {
  fits: "fits",
  generalTolerances: "general-tolerances",
  toleranceStack: "tolerance-stack",
  roughness: "roughness",
  threadedHoles: "threads",
  plasticScrews: "plastic-screws",
  sheetBending: "bending",
  injectionMolding: "molding",
  snapFit: "snap-fit",
  weight: "weight",
};

/** A calculator with its table of common values, for the page of all calculators. */
export function fullCalculator(kind: CalculatorKind, heading: string, lead: string): Keyed<Calculator> {
  const anchor = ANCHORS[kind];
  return { _key: anchor, _type: "calculator", anchor, heading, lead, kind };
}

/** A calculator on a page whose text refers to it. Its table is on the page of all calculators. */
export function calculator(kind: CalculatorKind, heading: string, lead: string): Keyed<Calculator> {
  const anchor = `${ANCHORS[kind]}-calculator`;
  return {
    ...fullCalculator(kind, heading, lead),
    _key: anchor,
    anchor,
    fullVersion: toPage("calculators", ANCHORS[kind]),
  };
}

type ChosenGrades = { readonly services: readonly string[] } | { readonly grades: readonly string[] };

/** A calculator with the grades of some processes, or with specific grades. The first of these is preselected. */
export function withGrades(block: Keyed<Calculator>, chosen: ChosenGrades): Keyed<Calculator> {
  return "services" in chosen
    ? { ...block, services: references(chosen.services) }
    : { ...block, grades: references(chosen.grades) };
}

/** A calculator for the weight of a part, with the grades of some processes or with specific grades. */
export function weightCalculator(chosen: ChosenGrades, heading: string, lead: string): Keyed<Calculator> {
  return withGrades(calculator("weight", heading, lead), chosen);
}
