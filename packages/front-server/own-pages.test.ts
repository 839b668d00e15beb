import { expect, test } from "vitest";

import { isFromOwnPages } from "./own-pages.ts";

const SITE = "https://site.example";

test.each([
  ["a page of the site", { origin: SITE, "sec-fetch-site": "same-origin" }],
  ["a page of the site in an old browser", { origin: SITE }],
  ["a page at the host that was called", { origin: "http://localhost:3000", host: "localhost:3000" }],
  ["a program", {}],
])("%s may change something", (_name, headers) => {
  expect(isFromOwnPages(headers, SITE)).toBe(true);
});

test.each([
  ["another site", { origin: "https://evil.example", host: "site.example" }],
  ["another site in an old browser that sends no origin", { "sec-fetch-site": "cross-site" }],
  ["another subdomain", { origin: "https://a.site.example", "sec-fetch-site": "same-site" }],
  ["a sandboxed page", { origin: "null", host: "site.example" }],
  ["the same host over plain HTTP", { origin: "http://site.example", "sec-fetch-site": "cross-site" }],
  ["the address bar", { "sec-fetch-site": "none" }],
])("%s may not", (_name, headers) => {
  expect(isFromOwnPages(headers, SITE)).toBe(false);
});
