import { readFile } from "node:fs/promises";
import { createServer, IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { Socket } from "node:net";

import {
  NEXT_CACHE_REVALIDATED_TAGS_HEADER,
  PRERENDER_REVALIDATE_HEADER,
  PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
} from "next/dist/lib/constants.js";
import { expect, onTestFinished, test } from "vitest";

import {
  forwardToNext,
  headersForNext,
  headersForVisitor,
  removeInternalHeaders,
} from "./forward-to-next.ts";

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
];

test.each(TRUSTED)("the header %s is removed", (name) => {
  const headers = { host: "site.example", [name]: "evil" };
  removeInternalHeaders(headers);
  expect(headers).toEqual({ host: "site.example" });
});

test("headers of browsers and proxies are kept", () => {
  const headers = { rsc: "1", "next-router-prefetch": "1", "x-forwarded-for": "192.0.2.1", cookie: "a=b" };
  removeInternalHeaders(headers);
  expect(Object.keys(headers)).toEqual(["rsc", "next-router-prefetch", "x-forwarded-for", "cookie"]);
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
  removeInternalHeaders(headers);
  expect(headers).toEqual({});
});

test("Next gets the headers of a visitor, and the visitor those of Next, without those of each message", () => {
  const request = new IncomingMessage(new Socket());
  request.headers = {
    host: "site.example",
    rsc: "1",
    token: "a",
    cookie: "a=b",
    "x-invoke-path": "/evil",
    "transfer-encoding": "chunked",
    "accept-encoding": "br",
    "if-none-match": '"a"',
  };
  expect(headersForNext(request)).toEqual({ host: "site.example", rsc: "1", token: "a" });
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

test("cache-control and cookies of Next's response can be replaced", async () => {
  const server = createServer((request, response) => {
    void forwardToNext(
      (forwarded, outgoing) => {
        outgoing.setHeader("x-nextjs-cache", "HIT");
        outgoing.appendHeader("set-cookie", ["a=1", "b=2"]);
        outgoing.setHeader("cache-control", "s-maxage=31536000");
        outgoing.writeHead(200, { "x-target": forwarded.url }).end();
      },
      request,
      response,
      {
        target: "/about-us?a=1",
        headers: { "x-own": "1" },
        cacheControl: "no-store",
        cookiesFor: (cookies) => cookies.map((cookie) => `${cookie}; own`),
      },
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/About-Us?a=1`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-nextjs-cache")).toBeNull();
  expect(headers.getSetCookie()).toEqual(["a=1; own", "b=2; own"]);
  expect([headers.get("x-target"), headers.get("x-own")]).toEqual(["/about-us?a=1", "1"]);
});
