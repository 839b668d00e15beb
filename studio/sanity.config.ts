import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "schemas/index.ts";

import { checkTool } from "#check/check-tool.ts";
import { BrandIcon } from "#components/brand-icon.tsx";
import { documentActions } from "#document-actions.ts";
import { dataset, isDevelopment, lakeUrl, projectId } from "#env.ts";
import { guideTool } from "#guide/guide-tool.ts";
import { withIcon } from "#icons.ts";
import { createLakeClientFactory } from "#lake-transport.ts";
import { keepRequestsHome } from "#network.ts";
import { presentation } from "#presentation.ts";
import { newDocumentOptions } from "#singletons.ts";
import { documentViews, structure } from "#structure.ts";
import { templates } from "#templates.ts";
import { theme } from "#theme.ts";

if (lakeUrl !== undefined)
  globalThis.fetch = keepRequestsHome({
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
  icon: BrandIcon,
  theme,
  plugins: [
    structureTool({ title: "Content", structure, defaultDocumentNode: documentViews }),
    presentation,
    ...(isDevelopment ? [visionTool({ title: "Queries" })] : []),
  ],
  tools: (standard) => [...standard, checkTool, guideTool],
  schema: { types: schemaTypes.map((type) => withIcon(type)), templates },
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
  releases: { enabled: true },
});
