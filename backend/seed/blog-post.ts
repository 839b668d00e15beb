import type { SeedBlog } from "./document.ts";
import { referenceTo } from "./keyed.ts";
import { action, toPage } from "./link.ts";
import { ownPicture } from "./own-picture.ts";

interface Post {
  /** Without `blog-`: the path after /blog/. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  /** The day, as 2026-03-31. */
  readonly date: string;
  readonly lead: string;
  /** The id of the guide to read next. */
  readonly guide?: string;
  /** A page on the subject. */
  readonly next: readonly [label: string, id: string];
  readonly blocks: SeedBlog["blocks"];
}

/** One question, answered with figures. Its main heading is its title. */
export function post({ slug, title, lead, date, guide, next, blocks, ...words }: Post): SeedBlog {
  return {
    _id: `blog-${slug}`,
    _type: "blog",
    title,
    path: `/blog/${slug}`,
    publishedAt: `${date}T08:00:00Z`,
    summary: words.summary,
    ...ownPicture(`blog-${slug}`),
    ...(guide === undefined ? {} : { guide: referenceTo(guide) }),
    seo: { _type: "seo", title, description: words.description },
    blocks: [
      {
        _key: "hero",
        _type: "hero",
        eyebrow: "Blog",
        heading: title,
        lead,
        actions: [action(next[0], toPage(next[1]))],
        ...ownPicture(`blog-${slug}`),
      },
      ...blocks,
    ],
  };
}
