import { expect, test } from "vitest";

import { createFeed, xmlText } from "./feed.ts";

const post = {
  _id: "post-1",
  _type: "blog" as const,
  path: "/blog/draft-angles",
  title: "Draft < 1° & why it hurts",
  publishedAt: "2026-03-04T08:00:00Z",
  summary: "One degree a side.",
  author: null,
};
const channel = {
  title: "Our blog",
  description: "About parts",
  siteUrl: "https://site.example",
  language: "en",
};

test("a post is an item with its address, its date and escaped text", () => {
  const feed = createFeed([post], channel);
  expect(feed).toContain(
    '<item><title>Draft &#60; 1° &#38; why it hurts</title><link>https://site.example/blog/draft-angles</link><guid isPermaLink="false">post-1</guid><pubDate>Wed, 04 Mar 2026 08:00:00 GMT</pubDate><description>One degree a side.</description></item>',
  );
});

test("a blog without posts is a feed with its own address", () => {
  expect(createFeed([], channel)).toContain(
    '<atom:link href="https://site.example/blog/feed.xml" rel="self"',
  );
});

test("characters that XML does not allow are left out", () => {
  expect(xmlText("a\u0000b\u0008c\ud800d😀")).toBe("abcd😀");
});
