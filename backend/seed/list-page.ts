import type { SeedPage } from "./document.ts";
import { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

interface ListPage {
  readonly id: string;
  /** Only where it is not the id after a slash. */
  readonly path?: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly summary: string;
  readonly opening: Omit<Parameters<typeof opening>[0], "id">;
  readonly blocks: SeedPage["blocks"];
}

/** A page that leads to others of a kind. */
export function listPage(page: ListPage): SeedPage {
  return {
    _id: page.id,
    _type: "page",
    kind: "general",
    title: page.title,
    path: page.path ?? `/${page.id}`,
    summary: page.summary,
    ...ownPicture(page.id),
    seo: { _type: "seo", title: page.seoTitle, description: page.description },
    blocks: [opening({ ...page.opening, id: page.id }), ...page.blocks],
  };
}
