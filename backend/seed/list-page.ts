import type { SeedPage } from "./document.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";

interface ListPage extends PageWords {
  readonly opening: OpeningWords & { readonly eyebrow: string };
  readonly blocks: SeedPage["blocks"];
}

/** A page that leads to others of a kind. */
export function listPage(page: ListPage): SeedPage {
  return {
    ...pageFields(page),
    _type: "page",
    kind: "general",
    blocks: [opening({ ...page.opening, id: page.id }), ...page.blocks],
  };
}
