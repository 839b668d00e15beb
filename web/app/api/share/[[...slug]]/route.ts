import { searchTitle } from "schemas/fields/search-title.ts";

import { getPage, getSettings } from "#cms/content.ts";
import { pathFromSlug } from "#cms/resolve-path.ts";
import { getLanguage } from "#locale/words.ts";
import { getBreadcrumbs } from "#shell/breadcrumbs.tsx";
import { drawShareImage } from "#shell/share-image.tsx";

interface Context {
  params: Promise<{ slug?: string[] }>;
}

// Drawn on the first request, then cached until the page changes.
export const dynamic = "force-static";
export const generateStaticParams = (): { slug: string[] }[] => [];

/** The share image of a page that has no picture. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [page, settings] = await Promise.all([getPage(pathFromSlug(slug)), getSettings()]);
  if (!page) return new Response("No page has this path.", { status: 404 });

  const breadcrumbs = await getBreadcrumbs(page.path, page.title);
  const section = breadcrumbs.slice(1, -1).map(({ label }) => label);
  return drawShareImage({
    language: getLanguage(),
    title: searchTitle(page, settings?.brandName ?? ""),
    section: section.join(" / "),
    brand: settings?.brandName ?? "",
    accentColor: settings?.accentColor,
  });
}
