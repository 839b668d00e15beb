import { ask } from "../ask.ts";
import { namedIn, PAGE, readPage, sitemapPaths } from "../pages.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";

const HIDDEN = [
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
const SECRETS = /local-read-token|local-revalidate-secret|root:x:0|"dependencies"|\[core\]/;
const STACK = /\bat (?:async )?[\w.<>]+ ?\(?(?:file:|node:|\/|webpack)|node_modules|\.next\/server|Error: /;
const INVISIBLE = /[\u200B-\u200F\u2060-\u2064\uFEFF]{4,}/;
const SAMPLE = { fast: 12, normal: 1000, full: 1000 };

export const leak: readonly Row[] = [
  {
    number: 15,
    area: "leak",
    title: "what lies beside the site is not served",
    async attack(trial) {
      for (const path of HIDDEN) {
        const answer = await readPage(trial.target, path);
        expectStatus(trial, answer, 400, 404);
        expectThat(trial, answer, "no secret", !SECRETS.test(answer.body));
      }
      const { body } = await readPage(trial.target);
      const scripts = [...body.matchAll(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g)].map(([path]) => path);
      for (const script of new Set(scripts)) {
        expectStatus(trial, await readPage(trial.target, `${script.split("?", 1)[0]}.map`), 400, 404);
      }
    },
  },
  {
    number: 16,
    area: "leak",
    title: "no error says anything about our insides",
    async attack(trial) {
      const { site, lake } = trial.target;
      const asked = [
        ask(site, "/nothing-here?token=s3cret-of-mine"),
        ask(site, "/%E0%A4%A?token=s3cret-of-mine"),
        ask(site, "/api/revalidate", { method: "POST", body: "{" }),
        ask(site, "/api/nothing"),
        ask(site, "/api/draft-mode/enable?sanity-preview-secret=s3cret-of-mine"),
        ask(site, "/api/orderInquiry/insert", { method: "POST", body: "{" }),
        ask(site, "/_next/image?url=%2Fx&w=1&q=1"),
        ask(site, PAGE, { method: "DELETE" }),
        ask(lake, "/v2025-02-19/data/query/production?query=*["),
        ask(lake, "/v2025-02-19/data/mutate/production", { method: "POST", body: "{" }),
        ask(lake, "/images/local000/production/nothing-1x1.png"),
        ask(lake, "/storage/x/y.step?Signature=%"),
        ask(lake, "/%E0%A4%A"),
      ];
      for (const answer of await Promise.all(asked)) {
        expectThat(
          trial,
          answer,
          "an error of 4xx",
          answer.status >= 400 && answer.status < 500,
          answer.status,
        );
        const stack = STACK.exec(answer.body)?.[0];
        expectThat(trial, answer, "no stack", stack === undefined, stack);
        expectThat(trial, answer, "no query", !answer.body.includes("s3cret-of-mine"));
      }
      trial.note("The not-found screen names the path that was asked for, as Spec §8 wants it, as text.");
    },
  },
  {
    number: 17,
    area: "leak",
    title: "what is published carries no marks of the editor's and no token",
    async attack(trial) {
      const paths = await sitemapPaths(trial.target);
      expectThat(trial, { request: "GET /sitemap.xml" }, "pages", paths.length > 20, `${paths.length} pages`);
      const some = paths.slice(0, SAMPLE[trial.scale]);
      const others = ["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/llms.txt", "/manifest.webmanifest"];
      for (const path of [...some, ...others]) {
        const page = await readPage(trial.target, path);
        const { data } = namedIn(page.body);
        for (const answer of data === undefined ? [page] : [page, await readPage(trial.target, data)]) {
          expectStatus(trial, answer, 200);
          expectThat(trial, answer, "no run of invisible characters", !INVISIBLE.test(answer.body));
          const trace =
            /drafts\.[\w-]|versions\.[\w-]|local-read-token|local-revalidate-secret|sanity-preview|Bearer /.exec(
              answer.body,
            )?.[0];
          expectThat(trial, answer, "no draft, no version, no token", trace === undefined, trace);
        }
      }
    },
  },
];
