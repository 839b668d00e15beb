import type { Metadata } from "next";

import { getSettings } from "#cms/page.ts";
import type { PAGE_QUERY_RESULT } from "#cms/types.generated.ts";
import * as labels from "#locale/labels.ts";

import { sharePicture } from "./share/share-picture.ts";

/** What browsers, search engines and messengers are told about a page, or about the lack of one. */
export async function metadataOf(page: PAGE_QUERY_RESULT): Promise<Metadata> {
  if (!page) return { title: labels.wrongAddress.pageTitle, robots: { index: false } };

  const settings = await getSettings();
  const { seo, path } = page;
  const title = seo?.title ?? page.title;
  const description = seo?.description ?? settings?.defaultSeo?.description;
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
