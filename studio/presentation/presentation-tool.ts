import { PREVIEW_DATE_MESSAGE, PreviewDateMessage } from "contracts/preview-date.ts";
import { comparablePath } from "page-paths/paths.ts";
import { defineDocuments, defineLocations, presentationTool } from "sanity/presentation";
import { createPreviewHeader } from "studio-preview/preview-header.tsx";
import * as v from "valibot";

import { siteUrl } from "#env.ts";
import { mainDocumentFilter } from "#presentation/main-document.ts";

const PreviewHeader = createPreviewHeader({
  siteUrl,
  messageFor: (at) => ({ type: PREVIEW_DATE_MESSAGE, at }) satisfies PreviewDateMessage,
  readMessage: (data) => (v.is(PreviewDateMessage, data) ? data : undefined),
});

/** The locations of a document that pages list. Each page decides what it lists, so there is only a message that says where to look. */
const listLocations = defineLocations({
  message: "Shown on the pages whose blocks list it. The “Where used” tab in Content lists them.",
  tone: "positive",
});

const sectionLocations = defineLocations({
  message: "Shown on the pages that use it. The “Where used” tab in Content lists them.",
  tone: "positive",
});

/** The location of navigation and settings. */
const everyPage = defineLocations({
  message: "Shown on every page, in the header and the footer.",
  tone: "positive",
  locations: [{ title: "Home", href: "/" }],
});

/** The presentation tool, with its document and location resolvers. A page has no location: its path has a link to the preview. */
export const presentation = presentationTool({
  title: "Preview",
  previewUrl: {
    initial: siteUrl,
    previewMode: {
      enable: "/api/draft-mode/enable",
      disable: "/api/draft-mode/disable",
      shareAccess: true,
    },
  },
  allowOrigins: [siteUrl],
  components: { unstable_header: { component: PreviewHeader } },
  resolve: {
    mainDocuments: defineDocuments([
      {
        route: "/:path*",
        resolve: ({ path }) => ({
          filter: mainDocumentFilter,
          params: { path: comparablePath(path) },
        }),
      },
    ]),
    locations: {
      materialGrade: listLocations,
      finish: listLocations,
      video: listLocations,
      person: listLocations,
      glossaryTerm: listLocations,
      section: sectionLocations,
      navigation: everyPage,
      settings: everyPage,
    },
  },
});
