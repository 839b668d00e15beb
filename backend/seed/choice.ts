import type { Comparison, ComparisonOption, KeyFigure } from "../../web/cms/types.generated.ts";
import { type Keyed, keyed } from "./keyed.ts";
import { toPage } from "./link.ts";

interface Option {
  readonly name: string;
  readonly verdict: string;
  readonly reasons: string[];
  readonly limits: string[];
  readonly figures?: Keyed<KeyFigure>[];
}

/** The process that the page is about. */
export function thisOne(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", isThis: true, ...choice };
}

/** A choice that has no page of its own. */
export function option(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", ...choice };
}

/** Another process, with the page to read about it. */
export function another(id: string, choice: Option): ComparisonOption {
  return { _type: "comparisonOption", ...choice, link: toPage(id) };
}

export function comparison(heading: string, lead: string, ...options: ComparisonOption[]): Keyed<Comparison> {
  return {
    _key: "choose",
    _type: "comparison",
    anchor: "choose",
    heading,
    lead,
    options: keyed(options, ({ name }) => name),
  };
}
