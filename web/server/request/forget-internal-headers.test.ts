import { expect, test } from "vitest";

import { forgetInternalHeaders } from "./forget-internal-headers.ts";

test.each([
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-nextjs-data",
  "x-next-revalidated-tags",
  "x-invoke-path",
  "x-invoke-status",
  "x-matched-path",
  "x-now-route-matches",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
])("the header %s is forgotten", (name) => {
  const headers = { host: "site.example", [name]: "evil" };
  forgetInternalHeaders(headers);
  expect(headers).toEqual({ host: "site.example" });
});

test("what browsers and proxies say stays", () => {
  const headers = { rsc: "1", "next-router-prefetch": "1", "x-forwarded-for": "192.0.2.1", cookie: "a=b" };
  forgetInternalHeaders(headers);
  expect(Object.keys(headers)).toEqual(["rsc", "next-router-prefetch", "x-forwarded-for", "cookie"]);
});
