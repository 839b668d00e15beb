import { type Answer, ask } from "../ask.ts";
import { mutate } from "../lake.ts";
import { PAGE, readPage, sharedSeconds } from "../pages.ts";
import { type Trial, expectStatus, expectQuick, expectThat, type Row } from "../row.ts";
import { until } from "../until.ts";

const QUERIES = { fast: 200, normal: 1000, full: 1000 };

function expectSame(trial: Trial, answer: Answer, page: Answer): void {
  const isSame = answer.status === page.status && answer.bytes.equals(page.bytes);
  expectThat(
    trial,
    answer,
    "the page's own bytes",
    isSame,
    `${answer.status}, ${answer.bytes.length} of ${page.bytes.length} bytes`,
  );
}

export const cache: readonly Row[] = [
  {
    number: 1,
    area: "cache",
    title: "any capitals give the same stored page",
    async attack(trial) {
      const page = await readPage(trial.target);
      expectStatus(trial, page, 200);
      for (const path of ["/About-Us", "/ABOUT-US", "/aBOUT-uS"]) {
        const answer = await readPage(trial.target, path);
        expectSame(trial, answer, page);
        expectThat(
          trial,
          answer,
          "canonical in lower case",
          /rel="canonical" href="[^"]*\/about-us"/.test(answer.body),
        );
        expectThat(
          trial,
          answer,
          "nothing made for it",
          answer.headers["x-nextjs-cache"] !== "MISS",
          answer.headers["x-nextjs-cache"],
        );
      }
    },
  },
  {
    number: 2,
    area: "cache",
    title: "queries make no new pages",
    async attack(trial) {
      const page = await readPage(trial.target);
      const count = QUERIES[trial.scale];
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          readPage(trial.target, `${PAGE}?utm_source=${index}&x=${"y".repeat(index % 50)}`),
        ),
      );
      const same = answers.filter(({ bytes }) => bytes.equals(page.bytes)).length;
      expectThat(
        trial,
        { request: `GET ${PAGE}?… ${count} times` },
        "the same bytes",
        same === count,
        `${same} of ${count}`,
      );
      const missed = answers.filter(({ headers }) => headers["x-nextjs-cache"] === "MISS").length;
      expectThat(
        trial,
        { request: `GET ${PAGE}?… ${count} times` },
        "none rendered",
        missed === 0,
        `${missed} rendered`,
      );
    },
  },
  {
    number: 3,
    area: "cache",
    title: "crooked paths lead to the page, and never off the site",
    async attack(trial) {
      const own = new URL(trial.target.site).host;
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
        const answer = await readPage(trial.target, path);
        expectStatus(trial, answer, 200, 308, 400, 404);
        const { location } = answer.headers;
        if (location === undefined) continue;
        // As a browser reads it.
        const { host } = new URL(location, trial.target.site);
        expectThat(trial, answer, "a Location on this site", host === own, location);
      }
    },
  },
  {
    number: 4,
    area: "cache",
    title: "flight data never lies under a page's address",
    async attack(trial) {
      const page = await readPage(trial.target);
      for (const headers of [
        { rsc: "1" },
        { rsc: "1", "next-router-prefetch": "1" },
        { rsc: "1", "next-router-segment-prefetch": "/_tree" },
      ]) {
        const answer = await ask(trial.target.site, PAGE, { headers, what: JSON.stringify(headers) });
        const isFlight = String(answer.headers["content-type"]).includes("text/x-component");
        const isKept = isFlight && sharedSeconds(answer) > 0 && !/rsc/i.test(String(answer.headers["vary"]));
        expectThat(
          trial,
          answer,
          "no flight data that a cache would keep for the page",
          !isKept,
          `${answer.status} ${answer.headers["content-type"]}`,
        );
        expectSame(trial, await readPage(trial.target), page);
      }
    },
  },
  {
    number: 5,
    area: "cache",
    title: "headers that Next gives itself change nothing when a visitor sends them",
    async attack(trial) {
      const page = await readPage(trial.target);
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
        expectSame(
          trial,
          await ask(trial.target.site, PAGE, { headers, what: Object.keys(headers).join() }),
          page,
        );
        expectSame(trial, await readPage(trial.target), page);
      }
    },
  },
  {
    number: 6,
    area: "cache",
    title: "a missing page is forgotten soon, and there a moment after its publish",
    async attack(trial) {
      const path = `/attack-${Date.now().toString(36)}`;
      const missing = await readPage(trial.target, path);
      expectStatus(trial, missing, 404);
      const seconds = sharedSeconds(missing);
      expectThat(trial, missing, "kept 60 s at most", seconds <= 60, missing.headers["cache-control"]);
      const _id = `attack${path.slice(1)}`;
      try {
        await mutate(trial.target, [
          { create: { _id, _type: "page", path, title: "An attack's page", blocks: [] } },
        ]);
        const start = performance.now();
        const published = await until(
          () => readPage(trial.target, path),
          ({ status }) => status === 200,
        );
        expectStatus(trial, published, 200);
        const took = performance.now() - start;
        expectQuick(trial, published, "within 1 s", took <= 1000, `${took.toFixed(0)} ms`);
      } finally {
        await mutate(trial.target, [{ delete: { id: _id } }]);
      }
      const gone = await until(
        () => readPage(trial.target, path),
        ({ status }) => status === 404,
      );
      expectStatus(trial, gone, 404);
    },
  },
];
