import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "schemas/fields/limits.ts";
import { withBrand } from "schemas/fields/search-title.ts";
import { storedField } from "schemas/fields/stored-field.ts";
import * as v from "valibot";

import { lakeUrl } from "#env.ts";

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

interface Site {
  siteUrl: string;
  /** Appended to the title of a page without an SEO title. */
  brandName: string;
  /** Used for a page that has neither an SEO description nor a summary. */
  description: string;
}

/**
 * How search engines and social networks show a page, based on the same fields as the site's metadata (web/shell/metadata.ts). Long texts
 * are truncated as in search results. Accepts any document, however incomplete.
 */
export function searchAppearance(document: unknown, { siteUrl, brandName, ...site }: Site) {
  const { host } = new URL(siteUrl);
  const seo = storedField(document, "seo");
  const title = textIn(document, "title");
  const path = textIn(document, "path") || "/";
  const sharedTitle = withBrand(textIn(seo, "title"), brandName) || title;
  const isWithBrand = textIn(seo, "title") === "" && title !== "" && brandName !== "";
  const shownTitle = isWithBrand ? `${title} – ${brandName}` : sharedTitle;
  const description = textIn(seo, "description") || textIn(document, "summary") || site.description;
  const sharedPicture = pictureIn(seo) ?? pictureIn(document);
  return {
    host,
    breadcrumb: [host, ...path.split("/").filter(Boolean)].join(" › "),
    title: truncate(shownTitle, SEO_TITLE_LENGTH) || "No title yet",
    isWithBrand,
    description:
      truncate(description, SEO_DESCRIPTION_LENGTH) ||
      "No description yet. Search engines will pick a sentence from the page.",
    sharedTitle: sharedTitle || "No title yet",
    sharedDescription: truncate(description, SEO_DESCRIPTION_LENGTH),
    picture: sharedPicture,
    /** URL of the card that the site draws for a published page without a picture. */
    drawnPicture:
      sharedPicture === undefined
        ? `${siteUrl}/api/share${path.toLowerCase()}?v=${encodeURIComponent(textIn(document, "_rev"))}`
        : undefined,
    isHidden: storedField(seo, "noIndex") === true,
    counts: [
      { label: "Title", length: shownTitle.length, limit: SEO_TITLE_LENGTH },
      { label: "Description", length: description.length, limit: SEO_DESCRIPTION_LENGTH },
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
  projectId: string | undefined;
  dataset: string | undefined;
}

/** The URL of a picture with the editor's crop and hotspot applied, 960 × 504 px: the aspect ratio of a shared card. */
export function pictureUrl(picture: SanityImageSource, { projectId = "", dataset = "" }: Dataset): string {
  const builder = createImageUrlBuilder({ projectId, dataset });
  const lakeBuilder = lakeUrl === undefined ? builder : builder.withOptions({ baseUrl: lakeUrl });
  return lakeBuilder.image(picture).width(960).height(504).url();
}
