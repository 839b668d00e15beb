import { Agent, type IncomingHttpHeaders, request as openRequest } from "node:http";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { BUILD, DRAFT_ID, openTestSite } from "../testing/test-context.ts";

/** The paths of the stub's pages and screens. No request may make Next render anything else. */
const RENDERED =
  /^(?:lake|(?:GET|HEAD|POST) (?:\/|\/about-us|\/malformed-address|\/missing-address\/none|\/api\/(?:echo|enable|disable))(?:\?.*)?)$/;

const segment = fc.constantFrom(
  ..."about-us About-Us %61bout-us old new x _data _next static api echo share images local000 thankyou2 health .. . %2e%2e %2f %5c %00 %0d%0aX-Evil:1 %E0%A4%A %zz évil.example evil.example".split(
    " ",
  ),
  "0".repeat(32),
  "abc-1800x1200.webp",
);
const path = fc
  .array(fc.tuple(fc.constantFrom("/", "//", "/\\", "/./"), segment), { minLength: 1, maxLength: 5 })
  .map((parts) => encodeURI(parts.flat().join("")).replaceAll("%25", "%"));
const text = fc.string({ unit: "grapheme-ascii" });
const query = fc.oneof(
  fc.constant(""),
  text.map((each) => `?${encodeURIComponent(each)}`),
  fc.constantFrom("?_rsc=a", "?w=400&h=267&auto=format", "?w=9999", "??", "?%", "?__nextLocale=x&nxtPslug=y"),
);
const value = fc.oneof(
  text,
  fc.constantFrom(
    "1",
    "*",
    "gzip, br;q=0",
    '"0", W/"1"',
    "bytes=0-1",
    "evil.example",
    `__prerender_bypass=${DRAFT_ID}`,
    "a=b; c",
    "text/html",
    "cross-site",
    "[]",
  ),
);
const header = fc.constantFrom(
  ..."rsc next-router-prefetch next-router-state-tree next-url cookie accept accept-encoding accept-language if-none-match if-modified-since range origin referer sec-fetch-site sec-fetch-dest x-forwarded-for x-forwarded-host x-forwarded-proto forwarded x-middleware-rewrite x-middleware-subrequest x-invoke-path x-matched-path x-now-route-matches x-prerender-revalidate x-request-id x-rewrite-url next-action sanity-webhook-signature".split(
    " ",
  ),
);

interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** A busy machine resets connections if more are opened at once than it can accept. */
const agent = new Agent({ maxSockets: 100 });

/** Sends exactly this path. `fetch` would normalize it. */
function send(
  origin: string,
  method: string,
  target: string,
  headers: Record<string, string>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(origin, { method, path: target, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    outgoing.once("error", reject);
    outgoing.end();
  });
}

function problemsOf({ status, headers }: Response, origin: string): string[] {
  const { location } = headers;
  return Object.entries({
    "an error of the server": status >= 500 && status !== 503,
    "no nosniff": headers["x-content-type-options"] !== "nosniff",
    "no policy": headers["content-security-policy"] === undefined,
    "a cookie": headers["set-cookie"]?.some((cookie) => cookie.includes(DRAFT_ID)),
    "an injected header": headers["x-evil"] !== undefined,
    "a redirect to another site": location !== undefined && new URL(location, origin).origin !== origin,
  }).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));
}

test("no path, query string or header breaks the site, fills its cache, or makes Next render another page", async () => {
  const { origin, requests, cached } = await openTestSite();
  const headers = fc
    .array(fc.tuple(header, value), { maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs.map(([name, each]) => [name, each.trim()])));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "GET", "HEAD", "POST"),
      path,
      query,
      headers,
      async (method, to, search, sent) => {
        const response = await send(origin, method, to + search, sent);
        expect({ problems: problemsOf(response, origin) }).toEqual({ problems: [] });
      },
    ),
    { seed: 21, numRuns: 1500 },
  );
  expect(requests.filter((request) => !RENDERED.test(request))).toEqual([]);
  expect(await cached()).toBe(3);
});

test("Next gets no path that a stranger invents below any of its routes, and nothing more is cached", async () => {
  const { origin, requests, cached, visit } = await openTestSite();
  await visit("/nothing-here");
  await visit("/%zz");
  const before = { requests: [...requests], cached: await cached() };
  const invented = Array.from({ length: 1000 }, (_, index) => `zq${index.toString(36)}xj`);
  for (const route of Object.values(BUILD.routes)) {
    // What Next renders for each request is not stored.
    if (/^\/(?:thankyou2|request)\//.test(route)) continue;
    const folder = route.replace(/\/?\[.*/, "");
    await Promise.all(
      invented.map((name, index) => {
        const to = [`${folder}/${name}`, `${folder}/%2e%2e/${name}`, `${folder}/x/%2E%2e/${name}?_rsc=a`];
        return send(origin, "GET", to[index % to.length] ?? "", index % 2 === 0 ? {} : { rsc: "1" });
      }),
    );
  }
  expect({ requests, cached: await cached() }).toEqual(before);
});
