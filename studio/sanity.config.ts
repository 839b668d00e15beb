import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";

import { checkTool } from "#check/check-tool.ts";
import { BrandIcon } from "#components/brand-icon.tsx";
import { documentActions } from "#document-actions.ts";
import { dataset, isDevelopment, lakeUrl, projectId } from "#env.ts";
import { guideTool } from "#guide/guide-tool.ts";
import { createLakeClientFactory } from "#lake/client-factory.ts";
import { createLocalFetch } from "#lake/local-fetch.ts";
import { presentation } from "#presentation/presentation-tool.ts";
import { redirectMovedPages } from "#publishing/redirect-moved-pages.ts";
import { quoteRequestsTool } from "#quote-requests/quote-requests-tool.tsx";
import { studioTypes } from "#schema-types.ts";
import { newDocumentOptions, templates } from "#structure/new-documents.ts";
import { documentViews, structure } from "#structure/structure.ts";
import { theme } from "#theme.ts";
import { wording } from "#wording.ts";

if (lakeUrl !== undefined)
  globalThis.fetch = createLocalFetch({
    lakeUrl,
    projectId,
    fetch: globalThis.fetch.bind(globalThis),
  });

export default defineConfig({
  name: "default",
  title: "Donghe",
  projectId,
  dataset,
  ...(lakeUrl !== undefined && {
    apiHost: lakeUrl,
    unstable_clientFactory: createLakeClientFactory(lakeUrl),
  }),
  // The hosted admin API asks Sanity whose session it is: a cookie of Sanity's does not reach it, a token does. The embedded
  // lake is open, or gives a token by itself; told to wait for one, the preview crashes where it is open.
  ...(lakeUrl === undefined && { auth: { loginMethod: "token" as const } }),
  icon: BrandIcon,
  theme,
  plugins: [
    structureTool({ title: "Content", structure, defaultDocumentNode: documentViews }),
    presentation,
    ...(isDevelopment ? [visionTool({ title: "Queries" })] : []),
  ],
  tools: (standard) => [...standard, quoteRequestsTool, checkTool, guideTool],
  schema: { types: studioTypes, templates },
  i18n: { bundles: wording },
  document: {
    actions: documentActions,
    newDocumentOptions,
    comments: { enabled: false },
    askToEdit: { enabled: false },
  },
  // These are services of Sanity's cloud.
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false, inputDateTimeFormat: "yyyy-MM-dd HH:mm" },
  tasks: { enabled: false },
  releases: { enabled: true, actions: [redirectMovedPages] },
});
