import { getPosts, getSettings } from "#cms/content.ts";
import { env } from "#env.ts";
import { getLanguage } from "#locale/words.ts";
import { createFeed } from "#shell/feed.ts";

// Rendered once, and again when a post is published.
export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const [posts, settings] = await Promise.all([getPosts(), getSettings()]);
  const channel = {
    title: `${settings?.brandName ?? ""}: blog`,
    description: settings?.defaultSeo?.description ?? "",
    siteUrl: env.siteUrl,
    language: getLanguage(),
  };
  return new Response(createFeed(posts, channel), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
