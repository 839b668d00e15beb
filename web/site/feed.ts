import type { POSTS_QUERY_RESULT } from "#cms/types.generated.ts";

import { xmlText } from "./xml.ts";

interface Channel {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
}

/** RSS 2.0. */
export function feedOf(posts: POSTS_QUERY_RESULT, { title, description, siteUrl }: Channel): string {
  const items = posts.map(({ _id, path, title: name, summary, publishedAt, author }) =>
    [
      "<item>",
      element("title", name),
      element("link", siteUrl + path),
      `<guid isPermaLink="false">${xmlText(_id)}</guid>`,
      element("pubDate", new Date(publishedAt).toUTCString()),
      summary === null ? "" : element("description", summary),
      author === null ? "" : element("dc:creator", author),
      "</item>",
    ].join(""),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    element("title", title),
    element("link", `${siteUrl}/blog`),
    element("description", description),
    element("language", "en"),
    `<atom:link href="${xmlText(siteUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    `</channel></rss>`,
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
