import { PREVIEW_DATE_MESSAGE, PreviewDateMessage } from "contracts/preview-date.ts";
import { comparablePath } from "page-paths/paths.ts";
import { defineDocuments, defineLocations, presentationTool } from "sanity/presentation";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { createPreviewHeader } from "studio-preview/preview-header.tsx";
import * as v from "valibot";

import { siteUrl } from "#env.ts";
import { mainDocumentFilter } from "#presentation/main-document.ts";

const PreviewHeader = createPreviewHeader({
  siteUrl,
  messageFor: (at) => ({ type: PREVIEW_DATE_MESSAGE, at }) satisfies PreviewDateMessage,
  readMessage: (data) => (v.is(PreviewDateMessage, data) ? data : undefined),
});

/** The location of a page: its own path. */
const pageLocation = defineLocations({
  select: { title: "title", path: "path" },
  resolve: (page) =>
    page?.path
      ? { locations: [{ title: page.title ?? "Page without a title", href: page.path }] }
      : {
          message: "This page has no path yet. Once it does, this line links to it on the site.",
          tone: "caution",
        },
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

/** The presentation tool, with its document and location resolvers. */
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
      ...Object.fromEntries(routableTypes.map((type) => [type, pageLocation])),
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
