import { isShown } from "schemas/visibility.ts";

import { fileUrl, imageUrl } from "#cms/client.ts";
import { getPageFacts, getPageVideos, getSettings } from "#cms/content.ts";
import type { PAGE_QUERY_RESULT } from "#cms/types.generated.ts";
import { env } from "#env.ts";

import { getTrail } from "../get-trail.ts";
import { sharePicture } from "../share/share-picture.ts";
import { blockThings } from "./block-things.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { JsonLd } from "./json-ld.tsx";
import { pageThing } from "./page-thing.ts";
import { shownVideos } from "./shown-videos.ts";
import { organization, website } from "./site-things.ts";
import { videoObject } from "./video-object.ts";

type Page = NonNullable<PAGE_QUERY_RESULT>;

/** What search engines are told about a page, in the words of schema.org. */
export async function StructuredData({ page }: { page: Page }) {
  const { siteUrl } = env;
  // The page is made anew when a block appears or goes: blocks/page-blocks.tsx.
  const now = Date.now();
  const blocks = (page.blocks ?? []).filter((block) => isShown(block, now));
  const [settings, trail, described, videos] = await Promise.all([
    getSettings(),
    getTrail(page.path, page.title),
    describe(page),
    videosOf(blocks),
  ]);
  const logo = settings?.wordmark?.asset ? imageUrl.image(settings.wordmark).url() : undefined;
  return (
    <JsonLd
      things={[
        ...(settings ? [organization(settings, { siteUrl, logo }), website(settings, siteUrl)] : []),
        pageThing(described, siteUrl),
        ...breadcrumbList(trail, siteUrl),
        ...blockThings(blocks),
        ...videos,
      ]}
    />
  );
}

async function describe(page: Page) {
  const facts = await getPageFacts(page._id);
  const picture = facts?.picture?.asset ? imageUrl.image(facts.picture).size(1200, 630).url() : undefined;
  return {
    type: page._type,
    title: page.title,
    url: env.siteUrl + page.path,
    description: facts?.summary ?? page.seo?.description,
    image: picture ?? new URL(sharePicture(page).url, env.siteUrl).href,
    publishedAt: facts?.publishedAt ?? facts?._createdAt ?? page._updatedAt,
    updatedAt: page._updatedAt,
    author: facts?.author?.name,
  };
}

async function videosOf(blocks: Page["blocks"]) {
  const ids = shownVideos(blocks);
  if (ids.length === 0) return [];
  const videos = await getPageVideos(ids);
  return videos.flatMap(({ title, summary, seconds, _createdAt: createdAt, poster, file }) => {
    const url = file && fileUrl(file);
    if (!url || !poster?.asset) return [];
    return videoObject({
      title,
      summary,
      seconds,
      createdAt,
      poster: imageUrl.image(poster).width(1200).url(),
      file: url,
    });
  });
}
