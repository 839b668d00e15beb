import { HomeIcon } from "@sanity/icons/Home";
import { ThListIcon } from "@sanity/icons/ThList";
import { connectPageToLake, createLakeClientFactory, signInLocally } from "content-lake/studio";
import { lazy } from "react";
import { defineConfig, type Tool } from "sanity";
import { structureTool } from "sanity/structure";
import { ALT_LENGTH } from "schemas/fields/limits.ts";
import { calendarTool } from "studio-calendar/calendar-tool.ts";
import { mountOnce } from "studio-kit/mount-once.tsx";
import { mediaPlugin } from "studio-media/media-plugin.tsx";
import { createToolMenu, ToolRailLayout } from "studio-navigation/tool-rail.tsx";
import { redirectMovedPagesAction } from "studio-pages/release-action.ts";
import { setDefaultPanelWidths } from "studio-preview/panel-widths.ts";
import { createGatedFetch } from "studio-publishing/gated-fetch.ts";

import { type Brand, createBrandIcon, loadBrand, theme } from "#brand.tsx";
import { capabilitiesTool } from "#capability-table/capabilities-tool.tsx";
import { checkTool } from "#check/check-tool.tsx";
import { FORMER_NAME_FLAW } from "#check/former-names.ts";
import { dataset, lakeUrl, projectId, siteUrl } from "#env.ts";
import { guide } from "#guide/guide.ts";
import { DocumentInput } from "#inputs/document-input.tsx";
import { languages } from "#languages.ts";
import { launchTool } from "#launch/launch-tool.tsx";
import { localeOverrides } from "#locale-overrides.ts";
import { findSettings } from "#navigation.ts";
import { PagesByPath } from "#pages-by-path.tsx";
import { presentation } from "#presentation/presentation-tool.ts";
import { documentActions, PublishGateLayout, publishGate } from "#publishing/document-actions.ts";
import { quoteRequestsTool } from "#quote-requests/quote-requests-tool.tsx";
import { mayReadQuoteRequests } from "#roles.ts";
import { studioTypes } from "#schema-types.tsx";
import { newDocumentOptions, templates } from "#structure/new-documents.ts";
import { documentViews, structure } from "#structure/structure.ts";
import { breadcrumbOf, documentTitle } from "#structure/titles.ts";
import { calendarSettings } from "#timed-events.ts";

if (lakeUrl !== undefined) connectPageToLake({ lakeUrl, projectId });
// The `sanity` command also reads this file, in a simulated browser without contexts.
const isBrowser = globalThis.isSecureContext;
// In the browser of the machine that runs the lake.
if (lakeUrl !== undefined && isBrowser) await signInLocally({ lakeUrl, projectId });
if (isBrowser) setDefaultPanelWidths(localStorage);
const brand: Brand = isBrowser ? await loadBrand(siteUrl) : {};
globalThis.fetch = createGatedFetch(globalThis.fetch.bind(globalThis), publishGate);

// Imported dynamically: a static import would add it to the production Studio, of which it would be a sixteenth.
const developmentTools =
  process.env.NODE_ENV === "development"
    ? [(await import("@sanity/vision")).visionTool({ title: "Queries" })]
    : [];

/** The first tool, which opens with the Studio: work for the editor, and news from colleagues and visitors. */
const homeTool: Tool = {
  name: "home",
  title: "Home",
  icon: HomeIcon,
  component: lazy(() => import("#home/home.tsx")),
};

/** The titles, descriptions and alternative texts of all pages. */
const textsTool: Tool = {
  name: "texts",
  title: "Texts",
  icon: ThListIcon,
  component: lazy(() => import("#text-table/texts.tsx")),
};

export default defineConfig({
  name: "default",
  title: brand.name ?? "Studio",
  projectId,
  dataset,
  ...(lakeUrl !== undefined && {
    apiHost: lakeUrl,
    unstable_clientFactory: createLakeClientFactory(lakeUrl),
    // The lake has one way to sign in, on a page of its own.
    auth: { redirectOnSingle: true },
  }),
  // In hosted mode the admin API verifies editors through Sanity. That takes a token, because the browser does not send Sanity's cookie to
  // another host. The embedded lake needs no setting: it always issues tokens.
  ...(lakeUrl === undefined && { auth: { loginMethod: "token" as const } }),
  icon: createBrandIcon(brand),
  theme,
  plugins: [
    structureTool({
      title: "Content",
      structure: (builder) => structure(builder, PagesByPath),
      defaultDocumentNode: documentViews,
    }),
    presentation,
    mediaPlugin({
      titleOf: documentTitle,
      breadcrumbOf,
      maxAltLength: ALT_LENGTH,
      textFlaw: FORMER_NAME_FLAW,
      mayContributorsDescribe: lakeUrl !== undefined,
    }),
    mountOnce(),
    ...developmentTools,
  ],
  tools: (defaults, { currentUser }) => [
    homeTool,
    ...defaults,
    textsTool,
    calendarTool(calendarSettings),
    ...(mayReadQuoteRequests(currentUser) ? [quoteRequestsTool] : []),
    capabilitiesTool,
    languages.tool,
    checkTool,
    launchTool,
    guide.tool,
  ],
  schema: { types: studioTypes, templates },
  form: { components: { input: DocumentInput } },
  i18n: { bundles: localeOverrides },
  studio: {
    components: {
      layout: PublishGateLayout,
      activeToolLayout: ToolRailLayout,
      toolMenu: createToolMenu({ find: findSettings, ToolHelp: guide.ToolHelp }),
    },
  },
  document: {
    actions: documentActions,
    badges: languages.documentBadges,
    inspectors: languages.documentInspectors,
    newDocumentOptions,
    unstable_fieldActions: (actions) => [guide.fieldHelp, ...actions],
    askToEdit: { enabled: false },
  },
  // These features need services that only Sanity's cloud has.
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  scheduledPublishing: { enabled: false, inputDateTimeFormat: "yyyy-MM-dd HH:mm" },
  releases: { enabled: true, actions: [redirectMovedPagesAction] },
});
