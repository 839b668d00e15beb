import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "schemas/limits.ts";
import * as v from "valibot";

const Text = v.pipe(v.string(), v.trim());
const Share = v.fallback(v.number(), 0);
const Picture = v.object({
  asset: v.object({ _ref: v.string() }),
  crop: v.fallback(v.optional(v.object({ left: Share, right: Share, top: Share, bottom: Share })), undefined),
  hotspot: v.fallback(
    v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
    undefined,
  ),
});
const OwnPicture = v.fallback(v.optional(Picture), undefined);

const Page = v.object({
  _rev: v.fallback(v.string(), ""),
  title: v.fallback(Text, ""),
  path: v.fallback(Text, "/"),
  summary: v.fallback(Text, ""),
  picture: OwnPicture,
  seo: v.fallback(
    v.object({
      title: v.fallback(Text, ""),
      description: v.fallback(Text, ""),
      picture: OwnPicture,
      noIndex: v.fallback(v.boolean(), false),
    }),
    { title: "", description: "", picture: undefined, noIndex: false },
  ),
});

interface Site {
  siteUrl: string;
  /** Follows the title of a page that has none of its own for search engines. */
  brandName: string;
  /** For a page that says nothing about itself. */
  description: string;
}

/**
 * What search engines and social networks make of a page; long texts are cut as they cut them. The site sends them the same:
 * web/site/metadata.ts.
 */
export function searchAppearance(document: unknown, { siteUrl, brandName, ...site }: Site) {
  const { _rev, title, path, summary, picture, seo } = v.parse(Page, document ?? {});
  const { host } = new URL(siteUrl);
  const sharedTitle = seo.title || title;
  const isWithBrand = seo.title === "" && title !== "" && brandName !== "";
  const searchTitle = isWithBrand ? `${title} – ${brandName}` : sharedTitle;
  const description = seo.description || summary || site.description;
  const own = seo.picture ?? picture;
  return {
    host,
    breadcrumb: [host, ...path.split("/").filter(Boolean)].join(" › "),
    title: cut(searchTitle, SEO_TITLE_LENGTH) || "No title yet",
    isWithBrand,
    description:
      cut(description, SEO_DESCRIPTION_LENGTH) ||
      "No description yet. Search engines take any sentence of the page.",
    sharedTitle: sharedTitle || "No title yet",
    sharedDescription: cut(description, SEO_DESCRIPTION_LENGTH),
    picture: own,
    /** The site draws it for a page that is published and has no picture. */
    drawnPicture:
      own === undefined
        ? `${siteUrl}/api/share${path.toLowerCase()}?v=${encodeURIComponent(_rev)}`
        : undefined,
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
