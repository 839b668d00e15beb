import type { SeedPage } from "./document.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";

interface Industry extends PageWords {
  readonly opening: OpeningWords;
  readonly blocks: SeedPage["blocks"];
}

/** The page of an industry: what its buyers order, and why it is made as it is. */
export function industry(page: Industry): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "industry",
    blocks: [opening({ eyebrow: "Industry", ...page.opening, id: page.id }), ...page.blocks],
  };
}
