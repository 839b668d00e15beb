import { createHash } from "node:crypto";

import { env } from "#env.ts";
import { expect, test } from "#security/testing/test.ts";
import { type HttpResponse, newVisitor, send } from "#testing/request.ts";
import { readPage, resourcesOf, sitemapPaths } from "#testing/site.ts";

const PAGES = { fast: 8, normal: 1000, full: 1000 }[env.attackScale];
const ONE_YEAR_S = 31_536_000;

test("every kind of response has every security header", async ({ target }) => {
  const { siteUrl } = target;
  const { body } = await readPage(target);
  const script = /\/_next\/static\/[^"\\ ]+\.js/.exec(body)?.[0] ?? "/_next/static/none.js";
  const { payload = "/_data/none", image = "/images/none" } = resourcesOf(body);
  const responses = await Promise.all([
    readPage(target, "/"),
    readPage(target),
    readPage(target, "/About-Us"),
    readPage(target, "/nothing-here"),
    readPage(target, "/about-us/"),
    readPage(target, "/privacy-Policy"),
    readPage(target, "/%E0%A4%A"),
    readPage(target, "/thankyou?Email=a%40example.com"),
    readPage(target, "/sitemap.xml"),
    readPage(target, "/robots.txt"),
    readPage(target, "/blog/feed.xml"),
    readPage(target, "/manifest.webmanifest"),
    readPage(target, "/favicon.ico"),
    readPage(target, "/api/share/about-us"),
    readPage(target, script),
    readPage(target, payload),
    readPage(target, image),
    readPage(target, "/_next/static/nothing.js"),
    send(siteUrl, "/about-us", { method: "HEAD" }),
    send(siteUrl, "/about-us", { method: "DELETE" }),
    send(siteUrl, "/about-us", { headers: { rsc: "1" }, label: "rsc" }),
    send(siteUrl, "/api/revalidate", { method: "POST", body: "{" }),
    send(siteUrl, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
    send(siteUrl, "/api/build"),
    send(siteUrl, "/api/nothing"),
  ]);
  for (const response of responses) expectSecurityHeaders(response);
  const [page] = responses;
  expect(observatoryScore(page), "score of Mozilla Observatory").toBeGreaterThanOrEqual(100);
});

// That no block violates it in Chromium is proved by all browser tests, which fail on any console error (e2e/fixtures.ts).
test("each page's policy allows only its own scripts", async ({ target }) => {
  const paths = await sitemapPaths(target);
  // Other attacks use up the limits of the usual address.
  const visitor = newVisitor();
  for (const path of [...paths.slice(0, PAGES), "/nothing-here", "/thankyou"]) {
    const page = await readPage(target, path, { visitor });
    const sources = contentSecurityPolicy(page).get("script-src") ?? [];
    const unsafe = sources.filter((source) => /unsafe-(?:inline|eval)|^\*$|^https?:$|^data:/.test(source));
    expect(sources.length, page.request).toBeGreaterThan(0);
    expect(unsafe, page.request).toEqual([]);
    const inlineScripts = [
      ...page.body.matchAll(
        /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, text]) => text ?? "");
    const missing = inlineScripts.filter(
      (text) => !sources.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`),
    );
    expect(missing, page.request).toEqual([]);
    const handler = /<[a-z][^>]* on(?:click|load|error|submit)="/i.exec(page.body)?.[0];
    expect(handler, page.request).toBeUndefined();
    const { length } = String(page.headers["content-security-policy"]);
    expect(length, "the limit of a header in proxies").toBeLessThan(4096);
  }
});

/** The sources of each directive of a response's policy, by the directive's name. */
function contentSecurityPolicy({ headers }: HttpResponse): ReadonlyMap<string, readonly string[]> {
  const text = String(headers["content-security-policy"] ?? "");
  return new Map(
    text.split(";").flatMap((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return name === "" ? [] : [[name, sources]];
    }),
  );
}

function expectSecurityHeaders(response: HttpResponse): void {
  const { headers } = response;
  const maxAge = Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1] ?? 0);
  const policy = contentSecurityPolicy(response);
  const allows = (name: string, ...allowed: string[]) =>
    allowed.includes(policy.get(name)?.join(" ") ?? "missing");
  const missing = Object.entries({
    "HSTS of a year": maxAge >= ONE_YEAR_S,
    nosniff: headers["x-content-type-options"] === "nosniff",
    "Referrer-Policy": /^(?:no-referrer|same-origin|strict-origin)/.test(String(headers["referrer-policy"])),
    "Permissions-Policy": String(headers["permissions-policy"]).includes("camera=()"),
    "COOP same-origin": String(headers["cross-origin-opener-policy"]).startsWith("same-origin"),
    "frame-ancestors": allows("frame-ancestors", "'none'", "'self'"),
    "base-uri": allows("base-uri", "'none'", "'self'"),
    "object-src":
      allows("object-src", "'none'") || (!policy.has("object-src") && allows("default-src", "'none'")),
    "no X-Powered-By": headers["x-powered-by"] === undefined,
    "no version in Server": !/\d/.test(String(headers["server"] ?? "")),
  }).flatMap(([name, isOk]) => (isOk ? [] : [name]));
  expect(missing, response.request).toEqual([]);
}

/** The score by the rules of https://developer.mozilla.org/observatory that apply here, starting at 100. */
function observatoryScore(page: HttpResponse): number {
  const policy = contentSecurityPolicy(page);
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? [];
  return (
    100 +
    (policy.size === 0 ? -25 : 0) +
    (scripts.includes("'unsafe-inline'") ? -20 : 0) +
    (scripts.includes("'unsafe-eval'") ? -10 : 0) +
    (page.headers["strict-transport-security"] === undefined ? -20 : 0) +
    (page.headers["x-content-type-options"] === undefined ? -5 : 0) +
    (policy.has("frame-ancestors") ? 5 : -20)
  );
}
