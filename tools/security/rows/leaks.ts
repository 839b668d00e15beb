import { type HttpResponse, send } from "../../sandbox/request.ts";
import { PAGE, readPage, resourcesOf, sitemapPaths } from "../../sandbox/site.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

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
const PAGES = { fast: 12, normal: 1000, full: 1000 };

export const leaks: readonly Row[] = [
  {
    number: 15,
    area: "leak",
    title: "files outside of the site are not served",
    async attack(context) {
      for (const path of PRIVATE_PATHS) {
        const response = await readPage(context.target, path);
        expectStatus(context, response, 400, 404);
        const isPrivate = PRIVATE_CONTENT.test(response.body) || holdsSecret(context, response);
        expectThat(context, response, "no secret", !isPrivate);
      }
      const { body } = await readPage(context.target);
      const assets = [...body.matchAll(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g)].map(([path]) => path);
      for (const path of new Set(assets)) {
        expectStatus(context, await readPage(context.target, `${path.split("?", 1)[0]}.map`), 400, 404);
      }
    },
  },
  {
    number: 16,
    area: "leak",
    title: "no error response reveals internals",
    async attack(context) {
      const { siteUrl, lakeUrl, adminUrl } = context.target;
      const responses = await Promise.all([
        send(siteUrl, "/nothing-here?token=value-of-mine"),
        send(siteUrl, "/%E0%A4%A?token=value-of-mine"),
        send(siteUrl, "/api/revalidate", { method: "POST", body: "{" }),
        send(siteUrl, "/api/nothing"),
        send(siteUrl, "/api/draft-mode/enable?sanity-preview-secret=value-of-mine"),
        send(siteUrl, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
        send(siteUrl, "/_next/image?url=%2Fx&w=1&q=1"),
        send(siteUrl, PAGE, { method: "DELETE" }),
        send(lakeUrl, "/v2025-02-19/data/query/production?query=*["),
        send(lakeUrl, "/v2025-02-19/data/mutate/production", { method: "POST", body: "{" }),
        send(lakeUrl, "/images/local000/production/nothing-1x1.png"),
        send(adminUrl, "/storage/x/y.step?Signature=%"),
        send(lakeUrl, "/%E0%A4%A"),
        send(adminUrl, "/%E0%A4%A"),
      ]);
      for (const response of responses) {
        const { status, body } = response;
        expectThat(context, response, "a status of 4xx", status >= 400 && status < 500, status);
        const stack = STACK.exec(body)?.[0];
        expectThat(context, response, "no stack", stack === undefined, stack);
        expectThat(context, response, "no query string", !body.includes("value-of-mine"));
      }
      context.note(
        "The not-found screen shows the requested path as text, as specified (docs/behavior.md §2.7).",
      );
    },
  },
  {
    number: 17,
    area: "leak",
    title: "published pages contain no editing marks, drafts or tokens",
    async attack(context) {
      const paths = await sitemapPaths(context.target);
      expectThat(
        context,
        { request: "GET /sitemap.xml" },
        "pages",
        paths.length > 20,
        `${paths.length} pages`,
      );
      const pages = paths.slice(0, PAGES[context.scale]);
      const others = ["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/llms.txt", "/manifest.webmanifest"];
      for (const path of [...pages, ...others]) {
        const page = await readPage(context.target, path);
        const { payload } = resourcesOf(page.body);
        const responses = payload === undefined ? [page] : [page, await readPage(context.target, payload)];
        for (const response of responses) {
          expectStatus(context, response, 200);
          expectThat(context, response, "no run of invisible characters", !INVISIBLE.test(response.body));
          const found = EDITORIAL.exec(response.body)?.[0];
          expectThat(context, response, "no draft, no version, no token", found === undefined, found);
          expectThat(context, response, "no secret", !holdsSecret(context, response));
        }
      }
    },
  },
];

function holdsSecret({ target }: TestContext, { body }: HttpResponse): boolean {
  return [target.readToken, target.revalidateSecret].some((secret) => body.includes(secret));
}
