import { ROUTABLE_FACTS } from "schemas/fields/routable-types.ts";

import { fileUrl } from "#cms/client.ts";
import { type ContentPage, getPageFacts, getSettings, getVideos } from "#cms/content.ts";
import { SHARE_IMAGE_SIZE } from "#cms/picture-sizes.ts";
import { pictureOfSize, pictureSource, wordmarkUrl } from "#cms/picture.ts";
import { visibleBlocks } from "#cms/sections.ts";
import type { SETTINGS_QUERY_RESULT, VideoPlayer, Videos } from "#cms/types.generated.ts";
import { env } from "#env.ts";

import { getBreadcrumbs } from "./breadcrumbs.tsx";
import { shareImage } from "./metadata.ts";
import {
  breadcrumbList,
  jsonLd,
  organization,
  organizationName,
  type PageDescription,
  type Thing,
  thingsInBlocks,
  videoObject,
  webPage,
  website,
} from "./schema-org.ts";

/** The page's structured data for search engines, as JSON-LD. */
export async function StructuredData({ page }: { page: ContentPage }) {
  const { siteUrl } = env;
  // Correct although the page is cached: blocks/page-blocks.tsx limits the cache lifetime if a block appears or disappears.
  const now = Date.now();
  const blocks = visibleBlocks(page.blocks, now);
  const [settings, breadcrumbs, description, videos] = await Promise.all([
    getSettings(),
    getBreadcrumbs(page.path, page.title),
    describePage(page),
    describeVideos(blocks),
  ]);
  const things = [
    ...(settings ? [company(settings, page.path), website(settings, siteUrl)] : []),
    webPage(description, siteUrl),
    ...breadcrumbList(breadcrumbs, siteUrl),
    ...thingsInBlocks(blocks),
    ...videos,
  ];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />;
}

function company(settings: NonNullable<SETTINGS_QUERY_RESULT>, path: string): Thing {
  const { siteUrl } = env;
  return path === "/"
    ? organization(settings, { siteUrl, logo: wordmarkUrl(settings.wordmark) })
    : organizationName(settings, siteUrl);
}

async function describePage(page: ContentPage): Promise<PageDescription> {
  const facts = await getPageFacts(page._id);
  const picture = pictureOfSize(facts?.picture, SHARE_IMAGE_SIZE)?.url;
  return {
    type: ROUTABLE_FACTS[page._type].schemaOrg,
    title: page.title,
    url: env.siteUrl + page.path,
    description: facts?.summary ?? page.seo?.description,
    image: picture ?? new URL(shareImage(page).url, env.siteUrl).href,
    date: facts?.date ?? undefined,
    createdAt: facts?._createdAt ?? page._updatedAt,
    updatedAt: page._updatedAt,
    author: facts?.author?.name,
  };
}

async function describeVideos(blocks: ContentPage["blocks"]): Promise<Thing[]> {
  const ids = videoIds(blocks);
  if (ids.length === 0) return [];
  const videos = (await getVideos()).filter(({ _id }) => ids === "all" || ids.includes(_id));
  return videos.flatMap(({ title, summary, seconds, _createdAt: createdAt, poster, mp4 }) => {
    const url = mp4 && fileUrl(mp4);
    const still = pictureSource(poster)?.src;
    return url && still ? videoObject({ title, summary, seconds, createdAt, poster: still, file: url }) : [];
  });
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
