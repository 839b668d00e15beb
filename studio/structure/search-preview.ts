import { MAX_CAMPAIGN_LENGTH } from "contracts/endpoints.ts";
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "schemas/fields/limits.ts";
import { withBrand } from "schemas/fields/search-title.ts";
import { createSearchPreview } from "studio-preview/search-preview.tsx";

import { lakeUrl, siteUrl } from "#env.ts";

const SETTINGS = `*[_type == "settings" && _id == "settings"]`;

/** A page as a search result and as a shared card, from the same fields as the metadata of the site (web/shell/metadata.ts). */
export const SearchPreview = createSearchPreview({
  siteUrl,
  site: { query: `${SETTINGS}[0]{ brandName, "description": defaultSeo.description }`, watch: SETTINGS },
  limits: { title: SEO_TITLE_LENGTH, description: SEO_DESCRIPTION_LENGTH },
  withBrand,
  cardUrl: (path, revision) => `${siteUrl}/api/share${path}?v=${encodeURIComponent(revision)}`,
  imageUrl: lakeUrl,
  campaigns: {
    maxLength: MAX_CAMPAIGN_LENGTH,
    hint: "Quote requests → Page statistics counts its views, opened quote forms and sent requests by campaign.",
  },
});
