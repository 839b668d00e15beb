import { pathInLanguage } from "schemas/fields/language.ts";
import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { fileUrl } from "#cms/client.ts";
import { type ContentPage, getLocalPath, getPageFacts, getSettings } from "#cms/content.ts";
import { ARTICLE_IMAGE_SIZES } from "#cms/picture-sizes.ts";
import { chosenIcon, pictureOfSize, pictureSource } from "#cms/picture.ts";
import { getVideos } from "#cms/records.ts";
import { withinPage } from "#cms/sections.ts";
import type { SETTINGS_QUERY_RESULT, VideoPlayer, Videos } from "#cms/types.generated.ts";
import { visibleBlocks } from "#cms/visible-blocks.ts";
import { env } from "#env.ts";
import { ENGLISH } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

import { getBreadcrumbs } from "./breadcrumbs.tsx";
import { shareImage } from "./metadata.ts";
import {
  breadcrumbList,
  jsonLd,
  organization,
  organizationName,
  type PageDescription,
  type PagePurpose,
  type Thing,
  videoObject,
  webPage,
  website,
} from "./schema-org.ts";

/**
 * The page's structured data for search engines, as JSON-LD. It belongs to the start of the page and `VideoData` to its end: the same
 * words compress to nothing if they are near each other.
 */
export async function StructuredData({ page }: { page: ContentPage }) {
  const { siteUrl } = env;
  const [settings, breadcrumbs, description] = await Promise.all([
    getSettings(),
    getBreadcrumbs(page.path, page.title),
    describePage(page, shownBlocks(page)),
  ]);
  const things: Thing[] = [
    ...(settings ? [company(settings, page.path), website(settings, siteUrl)] : []),
    webPage({ ...description, areaServed: settings?.areaServed }, siteUrl),
    ...breadcrumbList(breadcrumbs, siteUrl),
  ];
  return <JsonLd things={things} />;
}

/** The structured data of the videos of a page. */
export async function VideoData({ page }: { page: ContentPage }) {
  const videos = await describeVideos(shownBlocks(page));
  return videos.length > 0 && <JsonLd things={videos} />;
}

/** Correct although the page is cached: blocks/page-blocks.tsx limits the cache lifetime if a block appears or disappears. */
function shownBlocks({ blocks }: ContentPage): ContentPage["blocks"] {
  return visibleBlocks(blocks, Date.now());
}

function JsonLd({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />;
}

function company(settings: NonNullable<SETTINGS_QUERY_RESULT>, path: string): Thing {
  const { siteUrl } = env;
  const logo = chosenIcon(settings.siteIcon)?.apple.url ?? `${siteUrl}/apple-icon.png`;
  return path === pathInLanguage("/", getLanguage())
    ? organization(settings, { siteUrl, logo })
    : organizationName(settings, siteUrl);
}

async function describePage(
  page: ContentPage,
  blocks: ContentPage["blocks"],
): Promise<Omit<PageDescription, "areaServed">> {
  const facts = await getPageFacts(page._id);
  const images = ARTICLE_IMAGE_SIZES.flatMap((size) => pictureOfSize(facts?.picture, size)?.url ?? []);
  return {
    type: ROUTABLE_FACTS[page._type].schemaOrg,
    purpose: purposeOf(page.path, blocks, await Promise.all(LIST_PAGES.map(getLocalPath))),
    title: page.title,
    url: env.siteUrl + page.path,
    description: page.seo?.description ?? facts?.summary ?? undefined,
    images: images.length > 0 ? images : [new URL(shareImage(page).url, env.siteUrl).href],
    date: facts?.date ?? undefined,
    modifiedAt: facts?.modifiedAt ?? facts?.reviewedAt ?? undefined,
    author: facts?.author?.name,
    language: getLanguage() === ENGLISH ? undefined : getLanguage(),
  };
}

const LIST_PAGES = Object.values(ROUTABLE_FACTS).flatMap(({ listPage }) => listPage ?? []);

/** Editors choose blocks, not purposes: a page with the contact details is the contact page. */
export function purposeOf(
  path: string,
  blocks: readonly { readonly _type: string }[],
  listPages: readonly string[],
): PagePurpose | undefined {
  if (listPages.includes(path)) return "CollectionPage";
  if (blocks.some(({ _type }) => _type === "contactDetails")) return "ContactPage";
  return blocks.some(({ _type }) => _type === "team") ? "AboutPage" : undefined;
}

async function describeVideos(blocks: ContentPage["blocks"]): Promise<Thing[]> {
  const ids = videoIds(blocks);
  if (ids.length === 0) return [];
  const videos = (await getVideos()).filter(({ _id }) => ids === "all" || ids.includes(_id));
  const described = videos.flatMap(({ title, summary, seconds, _createdAt: createdAt, poster, mp4 }) => {
    const url = mp4 && fileUrl(mp4);
    const still = pictureSource(poster)?.src;
    return url && still ? videoObject({ title, summary, seconds, createdAt, poster: still, file: url }) : [];
  });
  return withinPage(described);
}

type VideoBlock =
  | { readonly _type: string }
  | Pick<VideoPlayer, "_type" | "video">
  | Pick<Videos, "_type" | "selection" | "documents">;

/** The ids of the videos in the blocks, or "all" if a block lists every video. */
export function videoIds(blocks: readonly VideoBlock[]): string[] | "all" {
  const ids: string[] = [];
  for (const block of blocks) {
    if (block._type === "videoPlayer" && "video" in block) ids.push(block.video._ref);
    if (block._type !== "videos" || !("selection" in block)) continue;
    if (block.selection === "all") return "all";
    ids.push(...(block.documents ?? []).map(({ _ref }) => _ref));
  }
  return ids;
}
