import { env } from "#env.ts";
import { expect, test } from "#security/testing/test.ts";
import { sendToLake } from "#testing/lake.ts";
import { type HttpResponse, send } from "#testing/request.ts";
import { PAGE, readPage, resourcesOf, sitemapPaths } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

const PRIVATE_PATHS = [
  "/.env",
  "/.env.local",
  "/.git/config",
  "/.git/HEAD",
  "/package.json",
  "/pnpm-lock.yaml",
  "/next.config.ts",
  "/server/main.ts",
  "/_next/server/app/page.js",
  "/_next/server/middleware-manifest.json",
  "/_next/BUILD_ID",
  "/_next/static/../server/app/page.js",
  "/_next/static/..%2f..%2fserver%2fapp%2fpage.js",
  "/_next/static/%2e%2e/%2e%2e/package.json",
  "/_next/static/chunks/..%5c..%5c..%5cpackage.json",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/.data/lake.db",
  "/admin.db",
  "/wp-login.php",
  "/_next/static/chunks/main.js.map",
];
const PRIVATE_CONTENT = /root:x:0|"dependencies"|\[core\]/;
const STACK = /\bat (?:async )?[\w.<>]+ ?\(?(?:file:|node:|\/|webpack)|node_modules|\.next\/server|Error: /;
const INVISIBLE = /[\u200B-\u200F\u2060-\u2064\uFEFF]{4,}/;
const EDITORIAL = /drafts\.[\w-]|versions\.[\w-]|sanity-preview|Bearer /;
const PAGES = { fast: 12, normal: 1000, full: 1000 }[env.attackScale];

test("files outside of the site are not served", async ({ target }) => {
  for (const path of PRIVATE_PATHS) {
    const response = await readPage(target, path);
    expect(response).toHaveStatus(400, 404);
    expect(response.body, response.request).not.toMatch(PRIVATE_CONTENT);
    expectNoSecret(target, response);
  }
  const { body } = await readPage(target);
  const assets = [...body.matchAll(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g)].map(([path]) => path);
  for (const path of new Set(assets)) {
    expect(await readPage(target, `${path.split("?", 1)[0]}.map`)).toHaveStatus(400, 404);
  }
});

// The not-found screen shows the requested path as text, as specified (docs/behavior.md §2.7).
test("no error response reveals internals", async ({ target }) => {
  const { siteUrl, lakeUrl, adminUrl } = target;
  const responses = await Promise.all([
    send(siteUrl, "/nothing-here?token=value-of-mine"),
    send(siteUrl, "/%E0%A4%A?token=value-of-mine"),
    send(siteUrl, "/api/revalidate", { method: "POST", body: "{" }),
    send(siteUrl, "/api/nothing"),
    send(siteUrl, "/api/draft-mode/enable?sanity-preview-secret=value-of-mine"),
    send(siteUrl, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
    send(siteUrl, "/_next/image?url=%2Fx&w=1&q=1"),
    send(siteUrl, PAGE, { method: "DELETE" }),
    sendToLake(target, "/v2025-02-19/data/query/production?query=*["),
    sendToLake(target, "/v2025-02-19/data/mutate/production", { method: "POST", body: "{" }),
    send(lakeUrl, "/images/local000/production/nothing-1x1.png"),
    send(adminUrl, "/storage/x/y.step?Signature=%"),
    send(lakeUrl, "/%E0%A4%A"),
    send(adminUrl, "/%E0%A4%A"),
  ]);
  for (const response of responses) {
    expect(response.status, response.request).toBeGreaterThanOrEqual(400);
    expect(response.status, response.request).toBeLessThan(500);
    expect(STACK.exec(response.body)?.[0], response.request).toBeUndefined();
    expect(response.body, response.request).not.toContain("value-of-mine");
  }
});

test("published pages contain no editing marks, drafts or tokens", async ({ target }) => {
  const paths = await sitemapPaths(target);
  expect(paths.length, "GET /sitemap.xml").toBeGreaterThan(20);
  const pages = paths.slice(0, PAGES);
  const others = ["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/llms.txt", "/manifest.webmanifest"];
  for (const path of [...pages, ...others]) {
    const page = await readPage(target, path);
    const { payload } = resourcesOf(page.body);
    const responses = payload === undefined ? [page] : [page, await readPage(target, payload)];
    for (const response of responses) {
      expect(response).toHaveStatus(200);
      expect(response.body, response.request).not.toMatch(INVISIBLE);
      expect(EDITORIAL.exec(response.body)?.[0], response.request).toBeUndefined();
      expectNoSecret(target, response);
    }
  }
});

function expectNoSecret(target: Target, { request, body }: HttpResponse): void {
  expect(body, request).not.toContain(target.readToken);
  expect(body, request).not.toContain(target.revalidateSecret);
}
