import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { decode, setupImage, twoHalves, setupAssets } from "../testing/assets.ts";
import { createRenderBudget } from "./images/render-budget.ts";
import { sharpProcessor } from "./images/sharp-processor.ts";
import { bytesOnDisk } from "./images/variant-store.ts";

test("without parameters the original bytes are served, cacheable for a year", async () => {
  const bytes = await twoHalves().jpeg().toBuffer();
  const { get } = await setupImage({}, bytes);
  const response = await get();
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(bytes.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test("auto=format chooses by the Accept header and sets Vary", async () => {
  const { get } = await setupImage();
  const typeFor = async (accept: string) =>
    (await get("?w=20&auto=format", { accept })).headers.get("content-type");
  expect(await typeFor("image/avif,image/webp,*/*")).toBe("image/avif");
  expect(await typeFor("image/webp,*/*")).toBe("image/webp");
  expect(await typeFor("image/avif;q=0, image/webp")).toBe("image/webp");
  expect(await typeFor("*/*")).toBe("image/png");
  expect((await get("?w=20&auto=format")).headers.get("vary")).toBe("accept");
  expect((await get("?w=20")).headers.get("vary")).toBeNull();
});

test("a variant is rendered once, and again after its file was deleted", async () => {
  const { get, directory } = await setupImage();
  const folder = join(directory, "direct-variants");
  const first = await get("?w=30");
  const again = await get("?h=15");
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(readdirSync(folder)).toHaveLength(1);

  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect((await decode(await get("?w=30"))).size).toBe("30x15");
});

test("fifty parallel requests for a variant render it once", async () => {
  const { get, directory } = await setupImage({ maxWaiting: 1 });
  const responses = await Promise.all(Array.from({ length: 50 }, () => get("?w=90&fm=avif")));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(readdirSync(join(directory, "direct-variants"))).toHaveLength(1);
});

test("one address above its limit gets 503 with Retry-After, another address gets its image", async () => {
  const { get } = await setupImage({ maxWaiting: 1 });
  const flood = [1, 2, 3, 4].map((index) => get(`?w=${index * 10}`, { "x-forwarded-for": "192.0.2.1" }));
  const other = get("?w=50", { "x-forwarded-for": "192.0.2.2" });
  const busy = (await Promise.all(flood)).filter(({ status }) => status === 503);
  expect(busy).toHaveLength(2);
  expect(busy[0]?.headers.get("retry-after")).toBe("2");
  expect((await other).status).toBe(200);
});

test("the header with a visitor's address is trusted only with the site's token", async () => {
  const { get } = await setupImage({
    maxWaiting: 1,
    isSite: (request) => request.headers.get("authorization") === "Bearer of-the-site",
  });
  const statuses = async (token: string) => {
    const responses = [1, 2, 3, 4, 5].map((index) =>
      get(`?w=${index * 10}&q=${token.length}`, {
        authorization: token,
        "x-client-address": `192.0.2.${index}`,
      }),
    );
    return new Set((await Promise.all(responses)).map(({ status }) => status));
  };
  expect(await statuses("Bearer forged")).toEqual(new Set([200, 503]));
  expect(await statuses("Bearer of-the-site")).toEqual(new Set([200]));
});

test("an address above its budget gets 429 for new sizes, but stored ones as before, and other addresses go on", async () => {
  const budget = createRenderBudget({ maxMs: 0, refill: 0.001 });
  const { get } = await setupImage({ budget });
  const statusFor = async (query: string, address: string) =>
    (await get(query, { "x-forwarded-for": address })).status;
  expect(await statusFor("?w=10", "192.0.2.1")).toBe(200);
  const rejected = await get("?w=20", { "x-forwarded-for": "192.0.2.1" });
  expect([rejected.status, await rejected.json()]).toMatchObject([429, { statusCode: 429 }]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusFor("?w=10", "192.0.2.1")).toBe(200);
  expect(await statusFor("?w=20", "192.0.2.2")).toBe(200);
  expect(await statusFor("?w=20", "192.0.2.1")).toBe(200);
});

test("a rendering costs an address the processor time and a millisecond for each kilobyte on the disk", async () => {
  const bytes = await twoHalves().png().toBuffer();
  const imageProcessor = { ...sharpProcessor, render: async () => ({ bytes, processorMs: 70 }) };
  const budget = { use: vi.fn<(client: string, ms: number) => void>(), waitSeconds: () => 0 };
  const { get } = await setupImage({ imageProcessor, budget });
  await get("?w=10", { "x-forwarded-for": "192.0.2.1" });
  expect(budget.use).toHaveBeenCalledExactlyOnceWith(
    "direct 192.0.2.1",
    70 + bytesOnDisk(bytes.length) / 1000,
  );
});

test("sizes that direct clients request push out none of the site's visitors", async () => {
  const { get, directory } = await setupImage({
    limits: { variants: 4000 },
    isSite: (request) => request.headers.has("authorization"),
  });
  await get("?w=10", { authorization: "Bearer of-the-site" });
  for (let width = 200; width < 230; width += 1) await get(`?w=${width}&fm=tiff`);
  expect(readdirSync(join(directory, "variants"))).toHaveLength(1);
  expect(readdirSync(join(directory, "direct-variants"))).toHaveLength(1);
});

test("an image is not rendered if its client has disconnected", async () => {
  const { app, document, directory } = await setupImage();
  const left = AbortSignal.abort();
  const response = await app.request(new Request(`http://lake.test/${document.path}?w=30`, { signal: left }));
  expect(response.status).toBe(499);
  expect(readdirSync(join(directory, "direct-variants"))).toEqual([]);
});

test("variants support 304, HEAD and download names", async () => {
  const { get } = await setupImage();
  const first = await get("?w=30");
  const etag = first.headers.get("etag") ?? "";
  expect((await get("?w=30", { "if-none-match": etag })).status).toBe(304);
  const head = await get("?w=30", {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    first.headers.get("content-length"),
    "",
  ]);
  expect((await get("?dl=part.png")).headers.get("content-disposition")).toBe(
    "attachment; filename=part.png",
  );
  expect((await get("?dl")).headers.get("content-disposition")).toBe(
    "attachment; filename=\"Zwei H?lften.png\"; filename*=UTF-8''Zwei%20H%C3%A4lften.png",
  );
  expect((await get("?dl=a%0d%0ab.png")).headers.get("content-disposition")).not.toMatch(/[\r\n]/);
});

test("fm=json describes the image", async () => {
  const { get } = await setupImage();
  expect(await (await get("?fm=json")).json()).toMatchObject({
    width: 400,
    height: 200,
    frames: 1,
    contentType: "image/png",
  });
});

test("an SVG is served sandboxed, and rendered if a format is requested", async () => {
  const { get } = await setupImage(
    {},
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><script>alert(1)</script></svg>',
    ),
  );
  const response = await get("?w=30");
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await decode(await get("?w=30&fm=png"))).size).toBe("30x15");
});

test.for(["rect=x", "blur=abc", "bg=zzz", "fp-x=abc", "rect=9000,0,1,1"])("?%s gets 400", async (query) => {
  const { get } = await setupImage();
  const response = await get(`?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    statusCode: 400,
    error: "Bad Request",
    message: expect.stringContaining("Image parameter"),
  });
});

test.for([
  "/images/local000/production/..%2F..%2Flake.db",
  "/images/local000/production/%2e%2e%2foriginals",
  "/images/local000/production/%E0%A4%A",
  "/images/local000/staging/0000000000000000000000000000000000000000-1x1.png",
  "/images/local000/production/0000000000000000000000000000000000000000-1x1.png",
  "/files/local000/production/..%2f..%2f..%2fetc%2fpasswd",
])("%s gets 404", async (path) => {
  const { app } = setupAssets();
  expect((await app.request(path)).status).toBe(404);
});

test("a deleted image is not served", async () => {
  const { get, documents, document } = await setupImage();
  documents.delete(document._id);
  expect((await get()).status).toBe(404);
});

test("an image without its file gets 404", async () => {
  const { get, directory } = await setupImage();
  rmSync(join(directory, "originals"), { recursive: true });
  expect([(await get()).status, (await get("?w=20")).status]).toEqual([404, 404]);
});

const svg = (size: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`);

test("an SVG that could not be rendered in time is not tried again in any size, until ten minutes later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  let attempts = 0;
  const failing = async () => {
    attempts += 1;
    throw new Error("The image process was ended: no result within 30000 ms");
  };
  const imageProcessor = { ...sharpProcessor, render: failing };
  const { get } = await setupImage(
    { imageProcessor, isSite: (request) => request.headers.has("authorization") },
    svg('width="40" height="40"'),
  );
  expect((await get("?fm=png")).status).toBe(500);
  for (const query of ["?fm=png", "?fm=png&w=20", "?fm=webp", "?fm=jpg&h=9"])
    expect((await get(query)).status).toBe(400);
  expect(attempts).toBe(1);
  vi.advanceTimersByTime(10 * 60_000);
  expect((await get("?fm=png")).status).toBe(500);
  expect(attempts).toBe(2);
  // What a stranger asks for, such as effects, may be the reason. It must not matter to the visitors of the site.
  expect((await get("?fm=png", { authorization: "Bearer of-the-site" })).status).toBe(500);
  expect(attempts).toBe(3);
});

test("a picture that fails in one size is still rendered in the others", async () => {
  const imageProcessor: typeof sharpProcessor = {
    ...sharpProcessor,
    async render(path, options) {
      if (options.transformation.size.width === 30) throw new Error("no result");
      return sharpProcessor.render(path, options);
    },
  };
  const { get } = await setupImage({ imageProcessor });
  expect((await get("?w=30")).status).toBe(500);
  expect((await get("?w=30")).status).toBe(400);
  expect((await get("?w=20")).status).toBe(200);
});

test("an SVG of impossible proportions is an invalid image, and no error of the lake", async () => {
  for (const size of ['width="100000" height="1"', 'width="1" height="100000"', 'viewBox="0 0 1 100000"']) {
    const { get } = await setupImage({}, svg(size));
    for (const query of ["?fm=png", "?fm=jpg&w=1200&h=630&fit=crop", "?fm=avif&w=8000", "?fm=gif&blur=900"])
      expect([size, query, (await get(query)).status]).not.toContain(500);
  }
});
