import type { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

/** What every page is told in lists and in search results. */
export interface PageWords {
  readonly id: string;
  /** Only where it is not the id after a slash. */
  readonly path?: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
}

/** The first block of a page whose line above the heading follows from its kind. */
export type OpeningWords = Omit<Parameters<typeof opening>[0], "id" | "eyebrow">;

/** The fields that pages of all kinds have in common. `picture` is the name of the file, which is the id unless given. */
export function pageFields(
  { id, path = `/${id}`, title, seoTitle, description, summary }: PageWords,
  picture = id,
) {
  return {
    _id: id,
    title,
    path,
    summary,
    ...ownPicture(picture),
    seo: { _type: "seo" as const, title: seoTitle, description },
  };
}
