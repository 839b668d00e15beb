import type { Metadata } from "next";
import { pathInLanguage } from "schemas/fields/language.ts";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";
import { searchTitle } from "schemas/fields/search-title.ts";

import { imageUrl } from "#cms/client.ts";
import { type ContentPage, getLocalPages, getSettings, type LocalPage } from "#cms/content.ts";
import { SHARE_IMAGE_SIZE } from "#cms/picture-sizes.ts";
import { pictureOfSize } from "#cms/picture.ts";
import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import { ENGLISH, languageOfPath } from "#locale/catalogs.ts";
import { getWords } from "#locale/words.ts";

/** The metadata of a page, or of the not-found screen. */
export async function metadataFor(page: ContentPage | null): Promise<Metadata> {
  return page
    ? pageMetadata(page, await getSettings(), await getLocalPages(page))
    : { title: getWords().wrongAddress.notFound, robots: { index: false } };
}

/** The types of schema.org that are an article of Open Graph. */
const ARTICLES: ReadonlySet<string> = new Set(["Article", "BlogPosting", "TechArticle"]);

type Page = Pick<ContentPage, "_type" | "_rev" | "path" | "title" | "summary" | "picture" | "seo">;
type Settings = Pick<NonNullable<SETTINGS_QUERY_RESULT>, "brandName" | "defaultSeo">;

/** The Studio's preview of search results shows the same: packages/studio-preview/search-appearance.ts. */
export function pageMetadata(
  page: Page,
  settings: Settings | null,
  translations: readonly LocalPage[] = [],
): Metadata {
  const { seo, path, summary } = page;
  const title = searchTitle(page, settings?.brandName ?? "");
  const description = seo?.description ?? summary ?? settings?.defaultSeo?.description;
  const shared = { title, ...(description ? { description } : {}), images: [shareImage(page)] };
  return {
    // `absolute`, because the layout would otherwise append the brand to a title that was written for search engines.
    title: seo?.title ? { absolute: title } : title,
    ...(description ? { description } : {}),
    ...(seo?.noIndex ? { robots: { index: false } } : {}),
    alternates: {
      canonical: path,
      ...(translations.length > 1 && { languages: alternateLanguages(translations) }),
      types: { "application/rss+xml": pathInLanguage("/blog/feed.xml", languageOfPath(path)) },
    },
    openGraph: {
      ...shared,
      type: ARTICLES.has(ROUTABLE_FACTS[page._type].schemaOrg) ? "article" : "website",
      url: path,
      siteName: settings?.brandName ?? "",
      locale: openGraphLocale(languageOfPath(path)),
      ...(translations.length > 1 && {
        alternateLocale: translations
          .filter((translation) => translation.path !== path)
          .map(({ code }) => openGraphLocale(code)),
      }),
    },
    twitter: { card: "summary_large_image", ...shared },
  };
}

/** The languages of a page for search engines. Readers of all others get the English page. */
export function alternateLanguages(translations: readonly LocalPage[]): Record<string, string> {
  const english = translations.filter(({ code }) => code === ENGLISH).map(({ path }) => ["x-default", path]);
  return Object.fromEntries([...translations.map(({ code, path }) => [code, path]), ...english]);
}

/** The language and its most likely country, as Open Graph writes them: `de` → `de_DE`. */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

/** The Open Graph image: the one for sharing, or else the page's picture, or else one that /api/share draws with the title. */
export function shareImage({ path, title, picture, seo, _rev }: Omit<Page, "_type" | "summary">) {
  const own = [seo?.picture, picture].find((stored) => stored?.asset);
  const builder = imageUrl.format("jpg");
  const drawn = { url: `/api/share${path === "/" ? "" : path.toLowerCase()}?v=${_rev}`, ...SHARE_IMAGE_SIZE };
  return {
    // Messengers cache an image by its URL, so the revision is part of it.
    ...(pictureOfSize(own, { ...SHARE_IMAGE_SIZE, builder }) ?? drawn),
    alt: own?.alt ?? title,
  };
}
