import * as v from "valibot";

import { mutate } from "../../sandbox/lake.ts";
import { type HttpResponse, send } from "../../sandbox/request.ts";
import { isSamePage, PAGE, readPage, resourcesOf, sharedMaxAge } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { Row, TestContext } from "../context.ts";
import { expectDuration, expectStatus, expectThat } from "../expect.ts";
import { expectReadersUnaffected } from "../readers.ts";

const QUERIES = { fast: 200, normal: 1000, full: 1000 };
const UNKNOWN_PATHS = { fast: 1000, normal: 4000, full: 10_000 };
const CONCURRENCY = 20;
const SPELLINGS = { fast: 40, normal: 330, full: 330 };
const Health = v.pipe(v.string(), v.parseJson(), v.object({ cache: v.object({ responses: v.number() }) }));

export const cache: readonly Row[] = [
  {
    number: 1,
    area: "cache",
    title: "upper-case spellings of a path return the same stored page",
    async attack(context) {
      const page = await readPage(context.target);
      expectStatus(context, page, 200);
      for (const path of ["/About-Us", "/ABOUT-US", "/aBOUT-uS"]) {
        const response = await readPage(context.target, path);
        expectSamePage(context, response, page);
        expectThat(
          context,
          response,
          "a canonical link in lower case",
          /rel="canonical" href="[^"]*\/about-us"/.test(response.body),
        );
        expectThat(
          context,
          response,
          "not rendered again",
          response.headers["x-nextjs-cache"] !== "MISS",
          response.headers["x-nextjs-cache"],
        );
      }
    },
  },
  {
    number: 2,
    area: "cache",
    title: "query strings do not create new cached pages",
    async attack(context) {
      const page = await readPage(context.target);
      const count = QUERIES[context.scale];
      const responses = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          readPage(context.target, `${PAGE}?utm_source=${index}&x=${"y".repeat(index % 50)}`),
        ),
      );
      const request = { request: `GET ${PAGE}?… ${count} times` };
      const same = responses.filter((response) => isSamePage(response, page)).length;
      expectThat(context, request, "the same page", same === count, `${same} of ${count}`);
      const rendered = responses.filter(({ headers }) => headers["x-nextjs-cache"] === "MISS").length;
      expectThat(context, request, "none rendered", rendered === 0, `${rendered} rendered`);
    },
  },
  {
    number: 3,
    area: "cache",
    title: "malformed paths lead to the page, and never to another site",
    async attack(context) {
      const siteHost = new URL(context.target.siteUrl).host;
      for (const path of [
        `${PAGE}/`,
        `/${PAGE}`,
        "/%61bout-us",
        "//evil.example",
        "//evil.example/%2e%2e",
        "/\\evil.example",
        "/%5cevil.example",
        "///evil.example//",
        "/.//evil.example",
      ]) {
        const response = await readPage(context.target, path);
        expectStatus(context, response, 200, 308, 400, 404);
        const { location } = response.headers;
        if (location === undefined) continue;
        // Resolves a relative Location like a browser.
        const { host } = new URL(location, context.target.siteUrl);
        expectThat(context, response, "a Location on this site", host === siteHost, location);
      }
    },
  },
  {
    number: 4,
    area: "cache",
    title: "flight data is never cached under a page's address",
    async attack(context) {
      const page = await readPage(context.target);
      for (const headers of [
        { rsc: "1" },
        { rsc: "1", "next-router-prefetch": "1" },
        { rsc: "1", "next-router-segment-prefetch": "/_tree" },
      ]) {
        const response = await send(context.target.siteUrl, PAGE, {
          headers,
          label: JSON.stringify(headers),
        });
        const isFlightData = String(response.headers["content-type"]).includes("text/x-component");
        const isCacheable =
          isFlightData && sharedMaxAge(response) > 0 && !/rsc/i.test(String(response.headers["vary"]));
        expectThat(
          context,
          response,
          "no flight data that a shared cache would store for the page",
          !isCacheable,
          `${response.status} ${response.headers["content-type"]}`,
        );
        expectSamePage(context, await readPage(context.target), page);
      }
    },
  },
  {
    number: 5,
    area: "cache",
    title: "Next's internal headers have no effect when a visitor sends them",
    async attack(context) {
      const page = await readPage(context.target);
      const forged: Record<string, string>[] = [
        { "x-nextjs-data": "1" },
        { "x-invoke-path": "/blog", "x-invoke-status": "500", "x-invoke-error": "{}" },
        { "x-matched-path": "/blog" },
        { "x-now-route-matches": "1=blog" },
        { "x-middleware-subrequest": Array.from({ length: 5 }, () => "middleware").join(":") },
        { "x-middleware-subrequest": Array.from({ length: 5 }, () => "src/middleware").join(":") },
        { "x-middleware-rewrite": "/blog" },
        { "x-prerender-revalidate": "forged" },
        { "x-rewrite-url": "/blog", "x-original-url": "/blog" },
        { "x-http-method-override": "DELETE" },
      ];
      for (const headers of forged) {
        const label = Object.keys(headers).join();
        expectSamePage(context, await send(context.target.siteUrl, PAGE, { headers, label }), page);
        expectSamePage(context, await readPage(context.target), page);
      }
    },
  },
  {
    number: 6,
    area: "cache",
    title: "a 404 is cached only briefly, and disappears as soon as the page is published",
    async attack(context) {
      const path = `/attack-${Date.now().toString(36)}`;
      const missing = await readPage(context.target, path);
      expectStatus(context, missing, 404);
      const maxAge = sharedMaxAge(missing);
      expectThat(context, missing, "cached for 60 s at most", maxAge <= 60, missing.headers["cache-control"]);
      const _id = `attack${path.slice(1)}`;
      try {
        await mutate(context.target, [{ create: { _id, _type: "page", path, title: "Attack", blocks: [] } }]);
        const start = performance.now();
        const published = await waitFor(
          () => readPage(context.target, path),
          ({ status }) => status === 200,
        );
        expectStatus(context, published, 200);
        const tookMs = performance.now() - start;
        expectDuration(context, published, "within 1 s", tookMs <= 1000, `${tookMs.toFixed(0)} ms`);
      } finally {
        await mutate(context.target, [{ delete: { id: _id } }]);
      }
      const deleted = await waitFor(
        () => readPage(context.target, path),
        ({ status }) => status === 404,
      );
      expectStatus(context, deleted, 404);
    },
  },
  {
    number: 7,
    area: "cache",
    title: "a flood of unknown paths does not slow the pages",
    async attack(context) {
      const { siteUrl } = context.target;
      const count = UNKNOWN_PATHS[context.scale];
      const statuses = new Map<number, number>();
      const prefix = `/nothing-${Date.now().toString(36)}`;
      const workers = Array.from({ length: CONCURRENCY }, (_, worker) => worker);
      await expectReadersUnaffected(context, context.target, () =>
        Promise.all(
          workers.map(async (worker) => {
            for (let index = worker; index < count; index += CONCURRENCY) {
              const { status } = await send(siteUrl, `${prefix}-${index}/here`);
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
            }
          }),
        ),
      );
      expectThat(
        context,
        { request: `${count} × GET /nothing-…/here` },
        "404 each",
        statuses.get(404) === count,
        [...statuses].map(([status, times]) => `${times} × ${status}`).join(", "),
      );
      context.note("Memory and requests to the lake during a flood: row 59, in a sandbox.");
    },
  },
  {
    number: 80,
    area: "cache",
    title: "the React payload of a page has one address, and other spellings are not cached",
    async attack(context) {
      const { siteUrl } = context.target;
      const { payload } = resourcesOf((await readPage(context.target)).body);
      const [, version = "0".repeat(16)] = /^\/_data\/(\w+)/.exec(payload ?? "") ?? [];
      const before = await countStored(context);
      const count = SPELLINGS[context.scale];
      const responses = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          send(siteUrl, `/_data/${version}${respell(PAGE, index + 1)}`),
        ),
      );
      const unknown = await send(siteUrl, `/_data/${"0".repeat(16)}${PAGE}`, { label: "an unknown version" });
      for (const response of [...responses, unknown]) expectStatus(context, response, 404);
      const after = await countStored(context);
      expectThat(
        context,
        { request: `${count} spellings of the address` },
        "no stored response more",
        after <= before,
        `${before} → ${after}`,
      );
    },
  },
  {
    number: 86,
    area: "cache",
    title: "a compressed response has an ETag for each encoding and a Vary header",
    async attack(context) {
      const { siteUrl } = context.target;
      const { body } = await readPage(context.target);
      const { payload = "/_data/none" } = resourcesOf(body);
      const [svg = "/none"] = /\/images\/[\w-]+\/[\w-]+\/[\w-]+\.svg\?[\w=]+/.exec(body) ?? [];
      const [script = "/none"] = /\/_next\/static\/[^"\\ ]+\.js/.exec(body) ?? [];
      for (const path of [PAGE, payload, svg, script, "/sitemap.xml", "/blog/feed.xml"]) {
        const tags = new Map<string, unknown>();
        for (const encoding of ["identity", "gzip", "br"]) {
          const headers = { "accept-encoding": encoding };
          const response = await send(siteUrl, path, { headers, label: encoding });
          const { etag, vary, "content-encoding": used = "identity" } = response.headers;
          expectThat(context, response, "compressed as asked", used === encoding, used);
          expectThat(context, response, "Vary: accept-encoding", /accept-encoding/i.test(vary ?? ""), vary);
          expectThat(context, response, "an ETag of its own", ![...tags.values()].includes(etag), etag);
          tags.set(encoding, etag);
          const again = await send(siteUrl, path, { headers: { ...headers, "if-none-match": etag } });
          expectStatus(context, again, 304);
        }
        const other = { "accept-encoding": "br", "if-none-match": String(tags.get("gzip")) };
        expectStatus(context, await send(siteUrl, path, { headers: other, label: "the tag of gzip" }), 200);
      }
    },
  },
];

/** One of 2,186 other spellings of a path with seven letters. Each letter is unchanged, a capital, or escaped. */
function respell(path: string, number: number): string {
  let rest = number;
  return path.replace(/[a-z]/g, (letter) => {
    const kind = rest % 3;
    rest = Math.floor(rest / 3);
    return [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`][kind] ?? letter;
  });
}

async function countStored({ target }: TestContext): Promise<number> {
  const { body } = await send(target.siteUrl, "/health");
  return v.parse(Health, body).cache.responses;
}

function expectSamePage(context: TestContext, response: HttpResponse, page: HttpResponse): void {
  expectThat(
    context,
    response,
    "the same page",
    isSamePage(response, page),
    `${response.status}, ${response.bytes.length} of ${page.bytes.length} bytes`,
  );
}
