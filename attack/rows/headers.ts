import { createHash } from "node:crypto";

import { type Answer, ask } from "../ask.ts";
import { namedIn, readPage, sitemapPaths } from "../pages.ts";
import { type Trial, expectThat, type Row } from "../row.ts";

const PAGES = { fast: 8, normal: 1000, full: 1000 };

/** The directives of a policy, by name. */
function policyOf({ headers }: Answer): ReadonlyMap<string, readonly string[]> {
  const text = String(headers["content-security-policy"] ?? "");
  return new Map(
    text.split(";").flatMap((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return name === "" ? [] : [[name, sources]];
    }),
  );
}

function expectHeaders(trial: Trial, answer: Answer): void {
  const { headers } = answer;
  const age = Number(/max-age=(\d+)/.exec(String(headers["strict-transport-security"]))?.[1] ?? 0);
  const policy = policyOf(answer);
  const isBy = (name: string, ...allowed: string[]) =>
    allowed.includes(policy.get(name)?.join(" ") ?? "missing");
  const faults = Object.entries({
    "HSTS of a year": age >= 31_536_000,
    nosniff: headers["x-content-type-options"] === "nosniff",
    "Referrer-Policy": /^(?:no-referrer|same-origin|strict-origin)/.test(String(headers["referrer-policy"])),
    "Permissions-Policy": String(headers["permissions-policy"]).includes("camera=()"),
    "COOP same-origin": String(headers["cross-origin-opener-policy"]).startsWith("same-origin"),
    "frame-ancestors": isBy("frame-ancestors", "'none'", "'self'"),
    "base-uri": isBy("base-uri", "'none'", "'self'"),
    "object-src":
      isBy("object-src", "'none'") || (!policy.has("object-src") && isBy("default-src", "'none'")),
    "no X-Powered-By": headers["x-powered-by"] === undefined,
    "no version in Server": !/\d/.test(String(headers["server"] ?? "")),
  }).flatMap(([name, isOk]) => (isOk ? [] : [name]));
  expectThat(trial, answer, "every security header", faults.length === 0, faults.join(", ") || "all there");
}

export const headers: readonly Row[] = [
  {
    number: 28,
    area: "headers",
    title: "every kind of answer carries every security header",
    async attack(trial) {
      const { site } = trial.target;
      const { body } = await readPage(trial.target);
      const script = /\/_next\/static\/[^"\\ ]+\.js/.exec(body)?.[0] ?? "/_next/static/none.js";
      const { data = "/_data/none", picture = "/images/none" } = namedIn(body);
      const answers = await Promise.all([
        readPage(trial.target, "/"),
        readPage(trial.target),
        readPage(trial.target, "/About-Us"),
        readPage(trial.target, "/nothing-here"),
        readPage(trial.target, "/about-us/"),
        readPage(trial.target, "/privacy-Policy"),
        readPage(trial.target, "/%E0%A4%A"),
        readPage(trial.target, "/thankyou?Email=a%40example.com"),
        readPage(trial.target, "/sitemap.xml"),
        readPage(trial.target, "/robots.txt"),
        readPage(trial.target, "/blog/feed.xml"),
        readPage(trial.target, "/manifest.webmanifest"),
        readPage(trial.target, "/favicon.ico"),
        readPage(trial.target, "/api/share/about-us"),
        readPage(trial.target, script),
        readPage(trial.target, data),
        readPage(trial.target, picture),
        readPage(trial.target, "/_next/static/nothing.js"),
        ask(site, "/about-us", { method: "HEAD" }),
        ask(site, "/about-us", { method: "DELETE" }),
        ask(site, "/about-us", { headers: { rsc: "1" }, what: "rsc" }),
        ask(site, "/api/revalidate", { method: "POST", body: "{" }),
        ask(site, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
        ask(site, "/api/build"),
        ask(site, "/api/nothing"),
      ]);
      for (const answer of answers) expectHeaders(trial, answer);
      const page = answers[0];
      if (page === undefined) return;
      const policy = policyOf(page);
      const scripts = policy.get("script-src") ?? policy.get("default-src") ?? [];
      const score =
        100 +
        (policy.size === 0 ? -25 : 0) +
        (scripts.includes("'unsafe-inline'") ? -20 : 0) +
        (scripts.includes("'unsafe-eval'") ? -10 : 0) +
        (page.headers["strict-transport-security"] === undefined ? -20 : 0) +
        (page.headers["x-content-type-options"] === undefined ? -5 : 0) +
        (policy.has("frame-ancestors") ? 5 : -20);
      expectThat(trial, page, "Observatory's sum of 100 or more", score >= 100, score);
    },
  },
  {
    number: 29,
    area: "headers",
    title: "each page's policy names its own scripts, and nothing unsafe",
    async attack(trial) {
      const paths = await sitemapPaths(trial.target);
      for (const path of [...paths.slice(0, PAGES[trial.scale]), "/nothing-here", "/thankyou"]) {
        const page = await readPage(trial.target, path);
        const sources = policyOf(page).get("script-src") ?? [];
        const unsafe = sources.filter((source) =>
          /unsafe-(?:inline|eval)|^\*$|^https?:$|^data:/.test(source),
        );
        expectThat(
          trial,
          page,
          "script-src without anything unsafe",
          sources.length > 0 && unsafe.length === 0,
          sources.join(" ").slice(0, 120) || "none",
        );
        const inline = [
          ...page.body.matchAll(
            /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
          ),
        ].map(([, text]) => text ?? "");
        const missing = inline.filter(
          (text) => !sources.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`),
        );
        expectThat(
          trial,
          page,
          "the hash of every inline script",
          missing.length === 0,
          missing.map((text) => text.slice(0, 60)).join(" | "),
        );
        const handler = /<[a-z][^>]* on(?:click|load|error|submit)="/i.exec(page.body)?.[0];
        expectThat(trial, page, "no inline handler", handler === undefined, handler);
        expectThat(
          trial,
          page,
          "a policy a browser's and a proxy's limits can hold",
          String(page.headers["content-security-policy"]).length < 4096,
          String(page.headers["content-security-policy"]).length,
        );
      }
      trial.note(
        "No violation in Chromium on all block types, in the dialog and in the preview: the browser tests fail on any console error, e2e/fixtures.ts.",
      );
    },
  },
];
