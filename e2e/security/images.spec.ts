import { createServer } from "node:http";

import { listenOnFreePort } from "server-kit/testing/ports.ts";

import { env } from "#env.ts";
import { expectReadersUnaffected } from "#security/testing/readers.ts";
import { expect, test } from "#security/testing/test.ts";
import { type HttpResponse, send } from "#testing/request.ts";
import { imagePaths, readPage } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

const OPTIMIZER = "/_next/image";
const SIZES = { fast: 40, normal: 400, full: 10_000 }[env.attackScale];
/** AVIF images of 1,000 px and more, none of them in the cache. */
const COLD_VARIANTS = { fast: 8, normal: 50, full: 50 }[env.attackScale];

// Next's image optimizer is off (images.unoptimized in web/next.config.ts). Images come from the lake, which never fetches a URL.
test("the site requests no image from another host", async ({ target }) => {
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
      expect(await optimize(target, `http://${host}:${port}/a.png`)).toHaveStatus(400, 404);
    }
  } finally {
    server.close();
  }
  expect(count, "requests for an image").toBe(0);
});

test("only an image of the lake is served as an image", async ({ target }) => {
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
    expect(await optimize(target, url)).toHaveStatus(400, 404);
  }
  const image = await findImage(target);
  const wrong = [
    image.replace(/\.\w+$/, ".svg"),
    `${image}/../../x`,
    image.replace(/[0-9a-f]{8}/, "00000000"),
    "/images/local000/production/..%2f..%2flake.db",
  ];
  // The site also serves these paths, because it forwards them to the lake.
  for (const host of [target.lakeUrl, target.siteUrl]) {
    for (const path of wrong) expect(await send(host, path)).toHaveStatus(400, 404);
  }
});

test("an image URL cannot reach other routes of the site", async ({ target }) => {
  for (const url of ["/api/revalidate", "/api/build", "/api/draft-mode/enable", "/api/share/about-us"]) {
    expect(await optimize(target, url)).toHaveStatus(400, 404);
  }
});

// packages/content-lake/assets/images/variant-store.test.ts proves the limit of the disk space, and
// packages/content-lake/assets/images/render-queue.test.ts the limit of the processors.
test("unusual image sizes are rejected or cheap", async ({ target }) => {
  for (const query of ["w=641&q=75", "w=640&q=76", "w=0&q=75", "w=1e9&q=75", "w=640", "w=640&q=75&w=10"]) {
    expect(await optimize(target, "/icon.png", query)).toHaveStatus(400, 404);
  }
  const image = await findImage(target);
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
    const response = await send(target.lakeUrl, `${image}?${query}`);
    expect(response).toHaveStatus(200, 400);
    expect(response.bytes.length, response.request).toBeLessThan(8_000_000);
  }
  const responses = await Promise.all(
    Array.from({ length: SIZES }, (_, index) =>
      send(target.lakeUrl, `${image}?w=${100 + (index % 900)}&q=${40 + (Math.floor(index / 900) % 50)}`, {
        timeoutMs: 600_000,
      }),
    ),
  );
  for (const response of responses) expect(response).toHaveStatus(200, 400, 429, 503);
});

test("new image sizes do not slow the pages", async ({ target }) => {
  const image = await findImage(target);
  const firstWidth = 1000 + (Date.now() % 400);
  const responses = await expectReadersUnaffected(target, () =>
    Promise.all(
      Array.from({ length: COLD_VARIANTS }, (_, index) =>
        send(target.lakeUrl, `${image}?w=${firstWidth + index}&fm=avif`, {
          timeoutMs: 300_000,
          headers: { accept: "image/avif,*/*" },
        }),
      ),
    ),
  );
  for (const response of responses) expect(response).toHaveStatus(200, 429, 503);
});

function optimize({ siteUrl }: Target, url: string, query = "w=640&q=75"): Promise<HttpResponse> {
  const path = `${OPTIMIZER}?url=${encodeURIComponent(url)}&${query}`;
  return send(siteUrl, path, { label: url.slice(0, 50) });
}

/** The path of an image that one of the pages shows. */
async function findImage(target: Target): Promise<string> {
  for (const path of ["/", "/about-us", "/cnc-machining", "/case-studies"]) {
    const { body } = await readPage(target, path);
    const [image] = imagePaths(body);
    if (image !== undefined) return image;
  }
  throw new Error("No page shows an image of the lake.");
}
