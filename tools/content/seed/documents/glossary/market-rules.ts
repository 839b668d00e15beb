import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Rules of the markets that buyers build for. */
export const marketRules: readonly SeedGlossaryTerm[] = [
  term({
    term: "Food contact",
    otherNames: ["EU 10/2011", "FDA 21 CFR 177"],
    scope: "plastics",
    explanation:
      "Rules for plastics that touch food. EU 10/2011 and FDA 21 CFR 177 limit what may migrate from the part into the food.",
  }),
  term({
    term: "PED",
    otherNames: ["2014/68/EU", "Pressure Equipment Directive"],
    scope: "pressure equipment",
    explanation:
      "The European Union's directive for equipment that holds more than 0.5 bar above atmospheric pressure.",
  }),
  term({
    term: "ATEX",
    otherNames: ["2014/34/EU"],
    scope: "explosive atmospheres",
    explanation: "The European Union's directive for equipment used where gas or dust could explode.",
  }),
];
