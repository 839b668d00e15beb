import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Rules of the markets that buyers build for. */
export const marketRules: readonly SeedGlossaryTerm[] = [
  term({
    term: "Food contact",
    otherNames: ["EU 10/2011", "FDA 21 CFR 177"],
    scope: "plastics",
    explanation:
      "Rules for plastics that touch food: EU 10/2011 and FDA 21 CFR 177 limit what may pass from the part into the food.",
  }),
  term({
    term: "PED",
    otherNames: ["2014/68/EU", "Pressure Equipment Directive"],
    scope: "pressure equipment",
    explanation:
      "The European Union's directive for equipment under more than 0.5 bar of pressure above the air's.",
  }),
  term({
    term: "ATEX",
    otherNames: ["2014/34/EU"],
    scope: "explosive atmospheres",
    explanation: "The European Union's directive for equipment that is used where gas or dust could explode.",
  }),
];
