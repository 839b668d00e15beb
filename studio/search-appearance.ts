import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "schemas/limits.ts";
import * as v from "valibot";

const Asset = v.object({ asset: v.object({ _ref: v.string() }) });
const Text = v.pipe(v.string(), v.trim());

const Page = v.object({
  title: v.fallback(Text, ""),
  path: v.fallback(Text, "/"),
  summary: v.fallback(Text, ""),
  picture: v.fallback(v.optional(Asset), undefined),
  seo: v.fallback(
    v.object({
      title: v.fallback(Text, ""),
      description: v.fallback(Text, ""),
      picture: v.fallback(v.optional(Asset), undefined),
      noIndex: v.fallback(v.boolean(), false),
    }),
    { title: "", description: "", picture: undefined, noIndex: false },
  ),
});

/** What search engines and social networks make of a page; long texts are cut as they cut them. */
export function searchAppearance(document: unknown, siteUrl: string) {
  const { title, path, summary, picture, seo } = v.parse(Page, document ?? {});
  const { host } = new URL(siteUrl);
  const searchTitle = seo.title || title;
  const description = seo.description || summary;
  return {
    host,
    breadcrumb: [host, ...path.split("/").filter(Boolean)].join(" › "),
    title: cut(searchTitle, SEO_TITLE_LENGTH) || "No title yet",
    description:
      cut(description, SEO_DESCRIPTION_LENGTH) ||
      "No description yet. Search engines take any sentence of the page.",
    sharedTitle: searchTitle || "No title yet",
    sharedDescription: cut(description, SEO_DESCRIPTION_LENGTH),
    pictureRef: (seo.picture ?? picture)?.asset._ref,
    isHidden: seo.noIndex,
    counts: [
      { label: "Title", length: searchTitle.length, limit: SEO_TITLE_LENGTH },
      { label: "Description", length: description.length, limit: SEO_DESCRIPTION_LENGTH },
    ],
  };
}

/** Cuts between words. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), limit / 2))} …`;
}
