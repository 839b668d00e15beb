import { readFile } from "node:fs/promises";
import { type IncomingHttpHeaders, IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { Socket } from "node:net";

import {
  NEXT_CACHE_REVALIDATED_TAGS_HEADER,
  PRERENDER_REVALIDATE_HEADER,
  PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
} from "next/dist/lib/constants.js";
import { expect, test } from "vitest";

import { headersForNext, headersForVisitor } from "./headers-for-next.ts";

function requestWith(headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  return request;
}

const TRUSTED = [
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-middleware-redirect",
  "x-middleware-set-cookie",
  "x-middleware-skip",
  "x-middleware-override-headers",
  "x-middleware-next",
  "x-nextjs-data",
  "x-next-revalidated-tags",
  "x-next-resume-state-length",
  "x-invoke-path",
  "x-invoke-status",
  "x-matched-path",
  "x-now-route-matches",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "next-resume",
  "content-security-policy",
  "content-security-policy-report-only",
];

test.each(TRUSTED)("the header %s is removed", (name) => {
  const request = requestWith({ host: "site.example", [name]: "evil" });
  expect(headersForNext(request, ["token"])).toEqual({ host: "site.example" });
});

test("Next gets what it reads of client navigation, the addresses of proxies, and what the routes of the site read", () => {
  const headers = { rsc: "1", "next-router-prefetch": "1", "x-forwarded-for": "192.0.2.1", token: "a" };
  expect(headersForNext(requestWith({ ...headers, "user-agent": "a" }), ["token"])).toEqual(headers);
});

test("every header that the installed Next varies a page by reaches it", async () => {
  const constants = Object.values(await import("next/dist/client/components/app-router-headers.js"));
  const names = constants.map(String).filter((name) => /^(?:rsc|next-(?:action|router-.*|url))$/.test(name));
  expect(names).toHaveLength(6);
  const headers = Object.fromEntries(names.map((name) => [name, "a"]));
  expect(headersForNext(requestWith(headers), [])).toEqual(headers);
});

test("a long header is left out, because Next takes long for some, and long lists of addresses keep their end", () => {
  const long = "a".repeat(14_000);
  const headers = {
    host: "site.example",
    referer: long,
    token: long,
    "x-forwarded-for": `${long}, 192.0.2.1`,
  };
  expect(headersForNext(requestWith(headers), ["token"])).toEqual({
    host: "site.example",
    "x-forwarded-for": expect.stringMatching(/^a{3989}, 192\.0\.2\.1$/),
  });
});

test("every header that the installed Next filters or trusts is removed", async () => {
  const source = await readFile(
    createRequire(import.meta.url).resolve("next/dist/server/lib/server-ipc/utils.js"),
    "utf8",
  );
  const [, list = ""] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(source) ?? [];
  const filtered = [...list.matchAll(/'([^']+)'/g)].map(([, name = ""]) => name);
  expect(filtered).toContain("x-middleware-rewrite");

  const trusted = [...filtered, PRERENDER_REVALIDATE_HEADER, PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER];
  const headers = Object.fromEntries(
    [...trusted, NEXT_CACHE_REVALIDATED_TAGS_HEADER].map((name) => [name, "evil"]),
  );
  expect(headersForNext(requestWith(headers), [])).toEqual({});
});

test("Next gets the headers of a visitor, and the visitor those of Next, without those of each message", () => {
  const request = requestWith({
    host: "site.example",
    rsc: "1",
    token: "a",
    cookie: "a=b",
    "x-invoke-path": "/evil",
    "transfer-encoding": "chunked",
    "accept-encoding": "br",
    "if-none-match": '"a"',
  });
  expect(headersForNext(request, ["token"])).toEqual({ host: "site.example", rsc: "1", token: "a" });
  const answer = {
    "content-type": "text/x-component",
    "retry-after": "5",
    "x-nextjs-stale-time": "300",
    "x-nextjs-cache": "HIT",
    "cache-control": "s-maxage=31536000",
    "content-length": "7",
    etag: '"a"',
  };
  expect(headersForVisitor(answer)).toEqual({
    "content-type": "text/x-component",
    "retry-after": "5",
    "x-nextjs-stale-time": "300",
    "cache-control": "no-store",
  });
});
