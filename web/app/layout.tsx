import { TAGS_ATTRIBUTE } from "front-server/security-headers.ts";
import type { Metadata, Viewport } from "next";
import { loadBeforeHydration } from "next-internals/load-before-hydration.ts";
import { renderedPath } from "next-internals/rendered-path.ts";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";
import { Fills } from "technical-drawings/kit/fills.tsx";

import { getSettings } from "#cms/content.ts";
import { getPageLanguage } from "#cms/fetch.ts";
import { chosenIcon } from "#cms/picture.ts";
import { DraftTools } from "#draft/draft-tools.tsx";
import { env } from "#env.ts";
import { firstParts } from "#locale/browser-parts.ts";
import { catalogAddress, ENGLISH } from "#locale/catalogs.ts";
import { languageStyle } from "#locale/language-style.ts";
import { ownPage } from "#locale/own-page.ts";
import { getLanguage } from "#locale/words.ts";
import { NavigationStatus } from "#navigation/navigation-status.tsx";
import { QuoteDialog } from "#quote/quote-dialog.tsx";
import { AccentColor } from "#shell/accent-color.tsx";
import { BUILT_IN_ICONS } from "#shell/built-in-icon.ts";
import { PageEvents } from "#shell/page-events.client.tsx";
import { archivo, jetBrainsMono } from "#styles/fonts.ts";
import { DRAFT_ATTRIBUTE } from "#ui/draft-page.ts";
import { FIRST_UNITS_SCRIPT, firstUnitsIn } from "#ui/units/first-units.ts";

import "../styles/globals.css";

export const viewport: Viewport = { themeColor: "#14181b" };

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSettings();
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: settings?.brandName ?? "", template: `%s – ${settings?.brandName ?? ""}` },
    description: settings?.defaultSeo?.description ?? null,
    icons: chosenIcon(settings?.siteIcon) ?? BUILT_IN_ICONS,
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await getPageLanguage();
  const [{ isEnabled: isDraft }, settings] = await Promise.all([draftMode(), getSettings()]);
  const tags = {
    measurementId: settings?.measurementId,
    tagManagerId: settings?.tagManagerId,
    asksConsent: settings?.askConsent ?? true,
  };
  const hasTags = !isDraft && Boolean(tags.measurementId ?? tags.tagManagerId);
  const catalog = catalogAddress(getLanguage());
  const firstUnits = language ? firstUnitsIn(language.units) : FIRST_UNITS_SCRIPT;
  const words = catalog ? firstParts(ownPage(renderedPath() ?? "/")) : [];
  const firstScript = [firstUnits, ...words.map((part) => loadBeforeHydration(`${catalog}${part}.js`))].join(
    ";",
  );
  return (
    // The script sets the units on the root element before hydration.
    <html
      lang={getLanguage()}
      {...(language?.direction === "rtl" && { dir: "rtl" })}
      // Not where English is: its pages stay as small as they are.
      data-language={getLanguage() === ENGLISH ? undefined : getLanguage()}
      data-words={catalog}
      {...(hasTags && { [TAGS_ATTRIBUTE]: "" })}
      style={languageStyle()}
      className={`${archivo.variable} ${jetBrainsMono.variable}`}
      suppressHydrationWarning
    >
      <body className="font-sans text-16" {...(isDraft && { [DRAFT_ATTRIBUTE]: "" })}>
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <AccentColor color={settings?.accentColor} />
        {children}
        <Fills />
        <QuoteDialog />
        <NavigationStatus />
        <PageEvents tags={isDraft ? undefined : tags} />
        {isDraft && <DraftTools />}
      </body>
    </html>
  );
}
