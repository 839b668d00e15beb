import { createHash } from "node:crypto";

import { type HttpResponse, send } from "../../sandbox/request.ts";
import { readPage, resourcesOf, sitemapPaths } from "../../sandbox/site.ts";
import type { Row, TestContext } from "../context.ts";
import { expectThat } from "../expect.ts";

const PAGES = { fast: 8, normal: 1000, full: 1000 };
const ONE_YEAR_S = 31_536_000;

export const securityHeaders: readonly Row[] = [
  {
    number: 28,
    area: "headers",
    title: "every kind of response has every security header",
    async attack(context) {
      const { siteUrl } = context.target;
      const { body } = await readPage(context.target);
      const script = /\/_next\/static\/[^"\\ ]+\.js/.exec(body)?.[0] ?? "/_next/static/none.js";
      const { payload = "/_data/none", image = "/images/none" } = resourcesOf(body);
      const responses = await Promise.all([
        readPage(context.target, "/"),
        readPage(context.target),
        readPage(context.target, "/About-Us"),
        readPage(context.target, "/nothing-here"),
        readPage(context.target, "/about-us/"),
        readPage(context.target, "/privacy-Policy"),
        readPage(context.target, "/%E0%A4%A"),
        readPage(context.target, "/thankyou?Email=a%40example.com"),
        readPage(context.target, "/sitemap.xml"),
        readPage(context.target, "/robots.txt"),
        readPage(context.target, "/blog/feed.xml"),
        readPage(context.target, "/manifest.webmanifest"),
        readPage(context.target, "/favicon.ico"),
        readPage(context.target, "/api/share/about-us"),
        readPage(context.target, script),
        readPage(context.target, payload),
        readPage(context.target, image),
        readPage(context.target, "/_next/static/nothing.js"),
        send(siteUrl, "/about-us", { method: "HEAD" }),
        send(siteUrl, "/about-us", { method: "DELETE" }),
        send(siteUrl, "/about-us", { headers: { rsc: "1" }, label: "rsc" }),
        send(siteUrl, "/api/revalidate", { method: "POST", body: "{" }),
        send(siteUrl, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
        send(siteUrl, "/api/build"),
        send(siteUrl, "/api/nothing"),
      ]);
      for (const response of responses) expectSecurityHeaders(context, response);
      const [page] = responses;
      const score = observatoryScore(page);
      expectThat(context, page, "a Mozilla Observatory score of 100 or more", score >= 100, score);
    },
  },
  {
    number: 29,
    area: "headers",
    title: "each page's policy allows only its own scripts",
    async attack(context) {
      const paths = await sitemapPaths(context.target);
      for (const path of [...paths.slice(0, PAGES[context.scale]), "/nothing-here", "/thankyou"]) {
        const page = await readPage(context.target, path);
        const sources = contentSecurityPolicy(page).get("script-src") ?? [];
        const unsafe = sources.filter((source) =>
          /unsafe-(?:inline|eval)|^\*$|^https?:$|^data:/.test(source),
        );
        expectThat(
          context,
          page,
          "script-src without unsafe sources",
          sources.length > 0 && unsafe.length === 0,
          sources.join(" ").slice(0, 120) || "none",
        );
        const inlineScripts = [
          ...page.body.matchAll(
            /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
          ),
        ].map(([, text]) => text ?? "");
        const missing = inlineScripts.filter(
          (text) => !sources.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`),
        );
        expectThat(
          context,
          page,
          "the hash of every inline script",
          missing.length === 0,
          missing.map((text) => text.slice(0, 60)).join(" | "),
        );
        const handler = /<[a-z][^>]* on(?:click|load|error|submit)="/i.exec(page.body)?.[0];
        expectThat(context, page, "no inline event handler", handler === undefined, handler);
        const { length } = String(page.headers["content-security-policy"]);
        expectThat(
          context,
          page,
          "a policy shorter than the header limits of proxies",
          length < 4096,
          length,
        );
      }
      context.note(
        "No policy violation in Chromium for all blocks, the dialog and the preview: the browser tests fail on any console error, e2e/fixtures.ts.",
      );
    },
  },
];

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

function expectSecurityHeaders(context: TestContext, response: HttpResponse): void {
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
  expectThat(
    context,
    response,
    "every security header",
    missing.length === 0,
    missing.join(", ") || "all present",
  );
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
