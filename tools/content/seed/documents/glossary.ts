import type { SeedGlossaryTerm } from "../document-types.ts";
import { fieldTerms } from "./glossary/field-terms.ts";
import { marketRules } from "./glossary/market-rules.ts";
import { moreFieldTerms } from "./glossary/more-field-terms.ts";
import { moreStandards } from "./glossary/more-standards.ts";
import { standards } from "./glossary/standards.ts";

/** What texts explain where a reader points at a word. */
export const glossary: readonly SeedGlossaryTerm[] = [
  ...standards,
  ...moreStandards,
  ...marketRules,
  ...fieldTerms,
  ...moreFieldTerms,
];
