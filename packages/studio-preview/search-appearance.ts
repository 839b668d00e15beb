import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import { storedField } from "stored-values/stored-value.ts";
import * as v from "valibot";

const CropSide = v.fallback(v.number(), 0);
const Picture = v.object({
  asset: v.object({ _ref: v.string() }),
  crop: v.fallback(
    v.optional(v.object({ left: CropSide, right: CropSide, top: CropSide, bottom: CropSide })),
    undefined,
  ),
  hotspot: v.fallback(
    v.optional(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
    undefined,
  ),
});

/** What a site says about its pages. */
export interface SiteMetadata {
  readonly siteUrl: string;
  /** The longest texts that search results show whole. */
  readonly limits: { readonly title: number; readonly description: number };
  /** An SEO title with the brand where the editor wants it. */
  readonly withBrand: (title: string, brandName: string) => string;
  /** The URL of the card that the site draws for a published page without a picture. */
  readonly cardUrl: (path: string, revision: string) => string;
}

interface Site extends SiteMetadata {
  /** Appended to the title of a page without an SEO title. */
  readonly brandName: string;
  /** Used for a page that has neither an SEO description nor a summary. */
  readonly description: string;
}

/**
 * How search engines and social networks show a page. Long texts are truncated as in search results. Accepts any document, however
 * incomplete.
 */
export function searchAppearance(document: unknown, { siteUrl, brandName, limits, ...site }: Site) {
  const { host } = new URL(siteUrl);
  const seo = storedField(document, "seo");
  const title = textIn(document, "title");
  const path = textIn(document, "path") || "/";
  const sharedTitle = site.withBrand(textIn(seo, "title"), brandName) || title;
  const isWithBrand = textIn(seo, "title") === "" && title !== "" && brandName !== "";
  const shownTitle = isWithBrand ? `${title} – ${brandName}` : sharedTitle;
  const description = textIn(seo, "description") || textIn(document, "summary") || site.description;
  const sharedPicture = pictureIn(seo) ?? pictureIn(document);
  return {
    host,
    breadcrumb: [host, ...path.split("/").filter(Boolean)].join(" › "),
    title: truncate(shownTitle, limits.title) || "No title yet",
    isWithBrand,
    description:
      truncate(description, limits.description) ||
      "No description yet. Search engines will pick a sentence from the page.",
    sharedTitle: sharedTitle || "No title yet",
    sharedDescription: truncate(description, limits.description),
    picture: sharedPicture,
    /** URL of the card that the site draws for a published page without a picture. */
    drawnPicture:
      sharedPicture === undefined ? site.cardUrl(path.toLowerCase(), textIn(document, "_rev")) : undefined,
    isHidden: storedField(seo, "noIndex") === true,
    counts: [
      { label: "Title", length: shownTitle.length, limit: limits.title },
      { label: "Description", length: description.length, limit: limits.description },
    ],
  };
}

function textIn(value: unknown, field: string): string {
  const text = storedField(value, field);
  return typeof text === "string" ? text.trim() : "";
}

function pictureIn(value: unknown) {
  return v.parse(v.fallback(v.optional(Picture), undefined), storedField(value, "picture"));
}

/** Truncates between words, or within one that is longer than half the limit. */
function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), limit / 2))} …`;
}

interface Dataset {
  projectId?: string | undefined;
  dataset?: string | undefined;
  /** Instead of Sanity's CDN for images. */
  baseUrl?: string | undefined;
}

/** The URL of a picture with the editor's crop and hotspot applied, 960 × 504 px: the aspect ratio of a shared card. */
export function pictureUrl(
  picture: SanityImageSource,
  { projectId = "", dataset = "", baseUrl }: Dataset,
): string {
  const builder = createImageUrlBuilder({ projectId, dataset });
  const ownBuilder = baseUrl === undefined ? builder : builder.withOptions({ baseUrl });
  return ownBuilder.image(picture).width(960).height(504).url();
}
