import type { SeedPage } from "./document.ts";
import { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

interface Industry {
  readonly id: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  readonly opening: Omit<Parameters<typeof opening>[0], "id" | "eyebrow">;
  readonly blocks: SeedPage["blocks"];
}

/** The page of an industry: what its buyers order, and why it is made as it is. */
export function industry(page: Industry): SeedPage {
  return {
    _id: page.id,
    _type: "page",
    kind: "industry",
    title: page.title,
    path: `/${page.id}`,
    summary: page.summary,
    ...ownPicture(page.id),
    seo: { _type: "seo", title: page.seoTitle, description: page.description },
    blocks: [opening({ eyebrow: "Industry", ...page.opening, id: page.id }), ...page.blocks],
  };
}
