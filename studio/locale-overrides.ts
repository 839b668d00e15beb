import { defineLocaleResourceBundle } from "sanity";
import { PICTURE_FILES } from "schemas/fields/common-fields.ts";

import { validationMessages } from "#check/validation-messages.ts";

/** Replaces texts of the Studio that are missing or misleading, or that send editors to the browser's console. */
export const localeOverrides = [
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "studio",
    resources: {
      "asset-sources.common.uploader.upload-failed.title": "The file was not stored",
      "asset-sources.common.uploader.upload-failed.description": `Pictures: ${PICTURE_FILES} Other files: at most 500 MB. If yours is one of these, try again.`,
      // The default, “Your draft is already up to date”, is also shown for a schedule that was paused and changed. Deleting it copies its
      // changes into the draft (kept-changes.ts of packages/studio-publishing).
      "release.dialog.delete-schedule-draft.body-already-current":
        "Delete this scheduled draft? The draft stays, with everything that was changed in the scheduled draft.",
    },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "releases",
    // The default, “no issues found”, is also shown when there are warnings.
    resources: { "summary.all-documents-validated": "No errors. Warnings are listed before it goes live" },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "structure",
    resources: {
      "changes.action.close-label": "Close history",
      // The default says “Schedule”, but the button is called “Schedule publish”.
      "banners.paused-scheduled-draft.text":
        "Paused. It does not go live until you press Schedule publish and choose a time.",
    },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "validation",
    resources: validationMessages,
  }),
];
