import { pathInLanguage } from "schemas/fields/language.ts";

import type { POSTS_QUERY_RESULT } from "#cms/types.generated.ts";

interface Channel {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly language: string;
}

/** The blog as RSS 2.0. */
export function createFeed(
  posts: POSTS_QUERY_RESULT,
  { title, description, siteUrl, language }: Channel,
): string {
  const items = posts.map(({ _id, path, title: name, summary, publishedAt, author }) =>
    [
      "<item>",
      element("title", name),
      element("link", siteUrl + path),
      `<guid isPermaLink="false">${xmlText(_id)}</guid>`,
      element("pubDate", new Date(publishedAt).toUTCString()),
      summary === null ? "" : element("description", summary),
      author === null ? "" : element("dc:creator", author.name),
      "</item>",
    ].join(""),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    element("title", title),
    element("link", siteUrl + pathInLanguage("/blog", language)),
    element("description", description),
    element("language", language),
    `<atom:link href="${xmlText(siteUrl + pathInLanguage("/blog/feed.xml", language))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    `</channel></rss>`,
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** Escaped text for an XML element or attribute, without the characters that XML does not allow. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
