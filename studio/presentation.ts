import { defineDocuments, defineLocations, presentationTool } from "sanity/presentation";
import { comparablePath, routableTypes } from "schemas/path.ts";

import { PreviewHeader } from "#components/preview-header.tsx";
import { siteUrl } from "#env.ts";
import { shownAtPath } from "#presentation-path.ts";

/** A page is shown at its own path. */
const ownPath = defineLocations({
  select: { title: "title", path: "path" },
  resolve: (page) =>
    page?.path
      ? { locations: [{ title: page.title ?? "Page without a title", href: page.path }] }
      : {
          message: "This page has no path yet. Once it has one, this line leads to it on the site.",
          tone: "caution",
        },
});

const shownOn = defineLocations({
  // The tab is in Content only; the button's own name leads there.
  message:
    "Shown on the pages whose blocks list it. The tab “Where used” names them: choose “Open in Content” above, if you do not see it.",
  tone: "positive",
});

const onEveryPage = defineLocations({
  message: "Shown on every page, in the header and the footer.",
  tone: "positive",
  locations: [{ title: "Home", href: "/" }],
});

/** The site inside the Studio: which document a page shows, and on which page a document is shown. */
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
          filter: shownAtPath,
          params: { path: comparablePath(path) },
        }),
      },
    ]),
    locations: {
      ...Object.fromEntries(routableTypes.map((type) => [type, ownPath])),
      materialGrade: shownOn,
      finish: shownOn,
      video: shownOn,
      person: shownOn,
      glossaryTerm: shownOn,
      navigation: onEveryPage,
      settings: onEveryPage,
    },
  },
});
