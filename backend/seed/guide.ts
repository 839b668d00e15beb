import type { DesignRule, DesignValue, Quantity } from "../../web/cms/types.generated.ts";
import type { SeedGuide } from "./document.ts";
import { type Keyed, keyed, references } from "./keyed.ts";
import { toPage } from "./link.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";
import { written } from "./written.ts";

interface GuidePage extends PageWords {
  readonly services: readonly string[];
  readonly opening: OpeningWords;
  readonly blocks: SeedGuide["blocks"];
}

/** A design guide: its opening, then one rule after the other. */
export function guide(page: GuidePage): SeedGuide {
  return {
    ...pageFields(page),
    _type: "guide",
    services: references(page.services),
    blocks: [opening({ eyebrow: "Design guide", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Limits {
  readonly good?: Quantity;
  readonly limit?: Quantity;
  readonly note?: string;
}

/** What is good and what can just be made, for one case. */
export function value(label: string, { good, limit, note }: Limits): DesignValue {
  return {
    _type: "designValue",
    label,
    ...(good === undefined ? {} : { recommended: good }),
    ...(limit === undefined ? {} : { minimum: limit }),
    ...(note === undefined ? {} : { note }),
  };
}

interface Rule {
  readonly key: string;
  readonly heading: string;
  /** What to do, in one or two sentences. */
  readonly rule: string;
  readonly values: readonly DesignValue[];
  /** What goes wrong otherwise, in lines as `written` takes them. */
  readonly reason: readonly string[];
  readonly drawing?: DesignRule["drawing"];
  /** The id of the page to read on. */
  readonly readOn?: string;
}

export function rule({ key, heading, rule: what, values, reason, drawing, readOn }: Rule): Keyed<DesignRule> {
  return {
    _key: key,
    _type: "designRule",
    anchor: key,
    heading,
    rule: what,
    values: keyed(values, ({ label }) => label),
    reason: written(...reason),
    ...(drawing === undefined ? {} : { drawing }),
    ...(readOn === undefined ? {} : { link: toPage(readOn) }),
  };
}
