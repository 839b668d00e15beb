import { createServer } from "node:http";

import { listenOnFreePort } from "#tools/run/addresses.ts";

import { type HttpResponse, send } from "../../sandbox/request.ts";
import { imagePaths, readPage } from "../../sandbox/site.ts";
import { SkipError } from "../../sandbox/skip-error.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { expectReadersUnaffected } from "../readers.ts";

const OPTIMIZER = "/_next/image";
const SIZES = { fast: 40, normal: 400, full: 10_000 };
const COLD_VARIANTS = { fast: 8, normal: 50, full: 50 };

export const images: readonly Row[] = [
  {
    number: 22,
    area: "image",
    title: "the site requests no image from another host",
    async attack(context) {
      let count = 0;
      const server = createServer((_request, response) => {
        count += 1;
        response.end("caught");
      });
      const port = await listenOnFreePort(server);
      try {
        for (const host of [
          "127.0.0.1",
          "localhost",
          "[::1]",
          "0x7f000001",
          "2130706433",
          "127.1",
          "169.254.169.254",
        ]) {
          expectStatus(context, await optimize(context, `http://${host}:${port}/a.png`), 400, 404);
        }
      } finally {
        server.close();
      }
      expectThat(context, { request: "all of these" }, "no connection", count === 0, `${count} connections`);
      context.note(
        "Next's image optimizer is off (images.unoptimized in next.config.ts). Images come from the lake, which never fetches a URL.",
      );
    },
  },
  {
    number: 23,
    area: "image",
    title: "only an image of the lake is served as an image",
    async attack(context) {
      for (const url of [
        "//evil.example/a.png",
        "/\\evil.example/a.png",
        `${OPTIMIZER}?url=/a.png&w=640&q=75`,
        "/about-us",
        "/icon.svg",
        "data:image/png;base64,AAAA",
        "javascript:alert(1)",
        "%",
      ]) {
        expectStatus(context, await optimize(context, url), 400, 404);
      }
      const image = await findImage(context);
      const wrong = [
        image.replace(/\.\w+$/, ".svg"),
        `${image}/../../x`,
        image.replace(/[0-9a-f]{8}/, "00000000"),
        "/images/local000/production/..%2f..%2flake.db",
      ];
      // The site also serves these paths, because it forwards them to the lake.
      for (const host of [context.target.lakeUrl, context.target.siteUrl]) {
        for (const path of wrong) expectStatus(context, await send(host, path), 400, 404);
      }
    },
  },
  {
    number: 24,
    area: "image",
    title: "an image URL cannot reach other routes of the site",
    async attack(context) {
      for (const url of ["/api/revalidate", "/api/build", "/api/draft-mode/enable", "/api/share/about-us"]) {
        expectStatus(context, await optimize(context, url), 400, 404);
      }
    },
  },
  {
    number: 25,
    area: "image",
    title: "unusual image sizes are rejected or cheap",
    async attack(context) {
      for (const query of [
        "w=641&q=75",
        "w=640&q=76",
        "w=0&q=75",
        "w=1e9&q=75",
        "w=640",
        "w=640&q=75&w=10",
      ]) {
        expectStatus(context, await optimize(context, "/icon.png", query), 400, 404);
      }
      const image = await findImage(context);
      for (const query of [
        "w=1000000",
        "w=-1",
        "w=0",
        "w=x",
        "q=1000",
        "fm=exe",
        "w=100&h=1000000",
        "blur=1000000",
        "rect=0,0,1000000,1000000",
      ]) {
        const response = await send(context.target.lakeUrl, `${image}?${query}`);
        const { status, bytes, ms } = response;
        expectThat(
          context,
          response,
          "400, or less than 8 MB",
          status === 400 || (status === 200 && bytes.length < 8_000_000),
          `${status}, ${bytes.length} bytes in ${ms.toFixed(0)} ms`,
        );
      }
      const count = SIZES[context.scale];
      const responses = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          send(
            context.target.lakeUrl,
            `${image}?w=${100 + (index % 900)}&q=${40 + (Math.floor(index / 900) % 50)}`,
            { timeoutMs: 600_000 },
          ),
        ),
      );
      const statuses = [...new Set(responses.map(({ status }) => status))];
      expectThat(
        context,
        { request: `${count} sizes of one image` },
        "200, 400, 429 or 503 each",
        statuses.every((status) => [200, 400, 429, 503].includes(status)),
        statuses.join(),
      );
      context.note(
        "Limit of the disk space: packages/content-lake/assets/images/variant-store.test.ts. Limit of the processors: packages/content-lake/assets/images/job-queue.test.ts.",
      );
    },
  },
  {
    number: 27,
    area: "image",
    title: "new image sizes do not slow the pages",
    async attack(context) {
      const image = await findImage(context);
      const count = COLD_VARIANTS[context.scale];
      const firstWidth = 1000 + (Date.now() % 400);
      const responses = await expectReadersUnaffected(context, context.target, () =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            send(context.target.lakeUrl, `${image}?w=${firstWidth + index}&fm=avif`, {
              timeoutMs: 300_000,
              headers: { accept: "image/avif,*/*" },
            }),
          ),
        ),
      );
      const statuses = [...new Set(responses.map(({ status }) => status))];
      expectThat(
        context,
        { request: `${count} AVIF variants, 1,000 px and wider, none in the cache` },
        "200, 429 or 503 each",
        statuses.every((status) => [200, 429, 503].includes(status)),
        statuses.join(),
      );
    },
  },
];

function optimize({ target }: TestContext, url: string, query = "w=640&q=75"): Promise<HttpResponse> {
  const path = `${OPTIMIZER}?url=${encodeURIComponent(url)}&${query}`;
  return send(target.siteUrl, path, { label: url.slice(0, 50) });
}

/** The path of an image that one of the pages shows. */
async function findImage({ target }: TestContext): Promise<string> {
  for (const path of ["/", "/about-us", "/cnc-machining", "/case-studies"]) {
    const { body } = await readPage(target, path);
    const [image] = imagePaths(body);
    if (image !== undefined) return image;
  }
  throw new SkipError("No page shows an image of the lake.");
}
