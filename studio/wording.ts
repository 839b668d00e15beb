import { defineLocaleResourceBundle } from "sanity";
import { PICTURE_FILES } from "schemas/fields.ts";

/** Where the Studio's own words send an editor to the browser's console, mislead, or are missing. */
export const wording = [
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "studio",
    resources: {
      "asset-sources.common.uploader.upload-failed.title": "The file was not stored",
      "asset-sources.common.uploader.upload-failed.description": `Pictures: ${PICTURE_FILES} Other files: at most 500 MB. If yours is one of these, try again.`,
    },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "structure",
    resources: { "changes.action.close-label": "Close history" },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "presentation",
    // Above the form of a page, also of one that thirteen others lead to.
    resources: { "locations-banner.locations-count_one": "See it on the site" },
  }),
];
