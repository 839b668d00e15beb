import type { SeedPage } from "./document.ts";

interface GeneralPage {
  readonly id: string;
  readonly path?: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly summary: string;
  readonly blocks: SeedPage["blocks"];
}

/** A page that is neither a service nor an industry. Its path is its id. */
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
