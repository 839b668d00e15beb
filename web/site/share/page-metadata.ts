import type { Metadata } from "next";

import type { PAGE_QUERY_RESULT, SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";

import { sharePicture } from "./share-picture.ts";

type Page = Pick<
  NonNullable<PAGE_QUERY_RESULT>,
  "_type" | "_rev" | "path" | "title" | "summary" | "picture" | "seo"
>;
type Settings = Pick<NonNullable<SETTINGS_QUERY_RESULT>, "brandName" | "defaultSeo">;

/** What is sent of a page. The Studio shows the same beside its form: studio/search-appearance.ts. */
export function pageMetadata(page: Page, settings: Settings | null): Metadata {
  const { seo, path, summary } = page;
  const title = seo?.title ?? page.title;
  const description = seo?.description ?? summary ?? settings?.defaultSeo?.description;
  const shared = { title, ...(description ? { description } : {}), images: [sharePicture(page)] };
  return {
    // An editor's own title is the whole of it; the page's name gets the brand's beside it.
    title: seo?.title ? { absolute: seo.title } : title,
    ...(description ? { description } : {}),
    ...(seo?.noIndex ? { robots: { index: false } } : {}),
    alternates: { canonical: path, types: { "application/rss+xml": "/blog/feed.xml" } },
    openGraph: {
      ...shared,
      type: page._type === "blog" ? "article" : "website",
      url: path,
      siteName: settings?.brandName ?? "",
      locale: "en",
    },
    twitter: { card: "summary_large_image", ...shared },
  };
}
