import type { SeedPage } from "./document.ts";
import type { PageWords } from "./page-fields.ts";

interface GeneralPage extends PageWords {
  readonly blocks: SeedPage["blocks"];
}

/** A page of no particular kind, without a picture of its own in lists. */
export function generalPage({ id, path = `/${id}`, seoTitle, description, ...page }: GeneralPage): SeedPage {
  return {
    _id: id,
    _type: "page",
    kind: "general",
    path,
    ...page,
    seo: { _type: "seo", title: seoTitle, description },
  };
}
