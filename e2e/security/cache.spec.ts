import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

import { env } from "#env.ts";
import { expectReadersUnaffected } from "#security/testing/readers.ts";
import { countByStatus, expect, expectDuration, expectSamePage, test } from "#security/testing/test.ts";
import { mutate } from "#testing/lake.ts";
import { type HttpResponse, newVisitor, send } from "#testing/request.ts";
import {
  countCachedResponses,
  isSamePage,
  PAGE,
  readPage,
  resourcesOf,
  sharedMaxAge,
} from "#testing/site.ts";
import { waitFor } from "#testing/wait.ts";

const QUERIES = { fast: 200, normal: 1000, full: 1000 }[env.attackScale];
const UNKNOWN_PATHS = { fast: 1000, normal: 4000, full: 10_000 }[env.attackScale];
const CONCURRENCY = 20;
/** Below each route. */
const INVENTED_PATHS = { fast: 60, normal: 1000, full: 1000 }[env.attackScale];
const SPELLINGS = { fast: 40, normal: 330, full: 330 }[env.attackScale];

test("upper-case spellings of a path return the same stored page", async ({ target }) => {
  const page = await readPage(target);
  expect(page).toHaveStatus(200);
  for (const path of ["/About-Us", "/ABOUT-US", "/aBOUT-uS"]) {
    const response = await readPage(target, path);
    expectSamePage(response, page);
    expect(response.body, response.request).toMatch(/rel="canonical" href="[^"]*\/about-us"/);
    expect(response.headers["x-nextjs-cache"], response.request).not.toBe("MISS");
  }
});

test("query strings do not create new cached pages", async ({ target }) => {
  const page = await readPage(target);
  const responses = await Promise.all(
    Array.from({ length: QUERIES }, (_, index) =>
      readPage(target, `${PAGE}?utm_source=${index}&x=${"y".repeat(index % 50)}`),
    ),
  );
  const others = responses.filter((response) => !isSamePage(response, page));
  const rendered = responses.filter(({ headers }) => headers["x-nextjs-cache"] === "MISS");
  expect(others.length, "other pages").toBe(0);
  expect(rendered.length, "pages that were rendered for a query string").toBe(0);
});

test("malformed paths lead to the page, and never to another site", async ({ target }) => {
  const siteHost = new URL(target.siteUrl).host;
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
    const response = await readPage(target, path);
    expect(response).toHaveStatus(200, 308, 400, 404);
    const { location } = response.headers;
    if (location === undefined) continue;
    // Resolves a relative Location like a browser.
    const { host } = new URL(location, target.siteUrl);
    expect(host, response.request).toBe(siteHost);
  }
});

test("flight data is never cached under a page's address", async ({ target }) => {
  const page = await readPage(target);
  for (const headers of [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  ]) {
    const response = await send(target.siteUrl, PAGE, { headers, label: JSON.stringify(headers) });
    const isFlightData = String(response.headers["content-type"]).includes("text/x-component");
    const isStoredForPage = sharedMaxAge(response) > 0 && !/rsc/i.test(String(response.headers["vary"]));
    expect(isFlightData && isStoredForPage, response.request).toBe(false);
    expectSamePage(await readPage(target), page);
  }
});

test("Next's internal headers have no effect when a visitor sends them", async ({ target }) => {
  const page = await readPage(target);
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
    expectSamePage(await send(target.siteUrl, PAGE, { headers, label }), page);
    expectSamePage(await readPage(target), page);
  }
});

test("a 404 is cached only briefly, and disappears as soon as the page is published", async ({ target }) => {
  const path = `/attack-${Date.now().toString(36)}`;
  const missing = await readPage(target, path);
  expect(missing).toHaveStatus(404);
  expect(sharedMaxAge(missing), missing.request).toBeLessThanOrEqual(60);
  const _id = `attack${path.slice(1)}`;
  try {
    await mutate(target, [{ create: { _id, _type: "page", path, title: "Attack", blocks: [] } }]);
    const start = performance.now();
    const published = await waitFor(
      () => readPage(target, path),
      ({ status }) => status === 200,
    );
    expect(published).toHaveStatus(200);
    expectDuration("until the published page is served", performance.now() - start, 1000);
  } finally {
    await mutate(target, [{ delete: { id: _id } }]);
  }
  const deleted = await waitFor(
    () => readPage(target, path),
    ({ status }) => status === 404,
  );
  expect(deleted).toHaveStatus(404);
});

// e2e/security/mixed-load.spec.ts measures the memory and the requests to the lake during a flood.
test("a flood of unknown paths does not slow the pages", async ({ target }) => {
  const { siteUrl } = target;
  const responses: Pick<HttpResponse, "status">[] = [];
  const prefix = `/nothing-${Date.now().toString(36)}`;
  const workers = Array.from({ length: CONCURRENCY }, (_, worker) => worker);
  await expectReadersUnaffected(target, () =>
    Promise.all(
      workers.map(async (worker) => {
        for (let index = worker; index < UNKNOWN_PATHS; index += CONCURRENCY) {
          const { status } = await send(siteUrl, `${prefix}-${index}/here`);
          responses.push({ status });
        }
      }),
    ),
  );
  expect(countByStatus(responses)).toEqual({ 404: UNKNOWN_PATHS });
});

test("Next stores nothing for a path that a stranger invents", { tag: "@sandbox" }, async ({ sandbox }) => {
  const build = join(sandbox.dataDirectory, "../web/.next");
  const manifest: unknown = JSON.parse(await readFile(join(build, "app-path-routes-manifest.json"), "utf8"));
  const routes = Object.values(v.parse(v.record(v.string(), v.string()), manifest));
  const countStored = async () => {
    const files = await readdir(join(build, "server/route-cache"), { recursive: true });
    return { files: files.length, responses: await countCachedResponses(sandbox) };
  };
  const folders = new Set(routes.map((route) => route.replace(/\/?\[.*/, "")));
  // The page and the screens that the site sends for these paths: one for all missing pages with the same suggestions.
  for (const path of [PAGE, "/%zz", ...[...folders].map((folder) => `${folder}/zq-xj-zq`)]) {
    await readPage(sandbox, path);
  }
  const before = await countStored();
  for (const folder of folders) {
    await Promise.all(
      Array.from({ length: INVENTED_PATHS }, (_, index) => {
        const name = `zq${index.toString(36)}xj`;
        const spellings = [`/${name}`, `/%2e%2e/%2e%2e/${name}?_rsc`, `/x/%2E./${name}?_rsc=a`];
        const headers = index % 2 === 0 ? {} : { rsc: "1" };
        return send(sandbox.siteUrl, folder + (spellings[index % 3] ?? ""), {
          headers,
          visitor: newVisitor(),
        });
      }),
    );
  }
  expect(await countStored()).toEqual(before);
});

test("the React payload of a page has one address, and other spellings are not cached", async ({
  target,
}) => {
  const { siteUrl } = target;
  const { payload } = resourcesOf((await readPage(target)).body);
  const [, version = "0".repeat(16)] = /^\/_data\/(\w+)/.exec(payload ?? "") ?? [];
  const before = await countCachedResponses(target);
  const responses = await Promise.all(
    Array.from({ length: SPELLINGS }, (_, index) =>
      send(siteUrl, `/_data/${version}${respell(PAGE, index + 1)}`),
    ),
  );
  const unknown = await send(siteUrl, `/_data/${"0".repeat(16)}${PAGE}`, { label: "an unknown version" });
  for (const response of [...responses, unknown]) expect(response).toHaveStatus(404);
  expect(await countCachedResponses(target)).toBeLessThanOrEqual(before);
});

test("a compressed response has an ETag for each encoding and a Vary header", async ({ target }) => {
  const { siteUrl } = target;
  const { body } = await readPage(target);
  const { payload = "/_data/none" } = resourcesOf(body);
  const [svg = "/none"] = /\/images\/[\w-]+\/[\w-]+\/[\w-]+\.svg\?[\w=]+/.exec(body) ?? [];
  const [script = "/none"] = /\/_next\/static\/[^"\\ ]+\.js/.exec(body) ?? [];
  for (const path of [PAGE, payload, svg, script, "/sitemap.xml", "/blog/feed.xml"]) {
    const tags = new Map<string, unknown>();
    for (const encoding of ["identity", "gzip", "br"]) {
      const headers = { "accept-encoding": encoding };
      const response = await send(siteUrl, path, { headers, label: encoding });
      const { etag, vary, "content-encoding": used = "identity" } = response.headers;
      expect(used, response.request).toBe(encoding);
      expect(vary ?? "", response.request).toMatch(/accept-encoding/i);
      expect([...tags.values()], response.request).not.toContain(etag);
      tags.set(encoding, etag);
      const again = await send(siteUrl, path, { headers: { ...headers, "if-none-match": etag } });
      expect(again).toHaveStatus(304);
    }
    const other = { "accept-encoding": "br", "if-none-match": String(tags.get("gzip")) };
    expect(await send(siteUrl, path, { headers: other, label: "the tag of gzip" })).toHaveStatus(200);
  }
});

/** One of 2,186 other spellings of a path with seven letters. Each letter is unchanged, a capital, or escaped. */
function respell(path: string, number: number): string {
  let rest = number;
  return path.replace(/[a-z]/g, (letter) => {
    const kind = rest % 3;
    rest = Math.floor(rest / 3);
    return [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`][kind] ?? letter;
  });
}
