import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { crc32 } from "node:zlib";

import sharp from "sharp";
import { expect, test, vi } from "vitest";

import { unauthorized } from "../errors.ts";
import { setupAssets } from "../testing/assets.ts";
import { openTestLake, rejectionOf } from "../testing/lake.ts";
import { sharpProcessor } from "./images/sharp-processor.ts";

const HEIC = readFileSync(join(import.meta.dirname, "../../../e2e/pictures/red-blue.heic"));

const RED = { r: 218, g: 37, b: 29 };

test.for([
  ["text", () => Buffer.from("not an image")],
  [
    "half a JPEG",
    async () =>
      (
        await sharp({
          create: {
            width: 600,
            height: 600,
            channels: 3,
            background: RED,
            noise: { type: "gaussian", mean: 99, sigma: 30 },
          },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
  ],
  ["a PNG of 30,000 × 30,000 pixels", () => decompressionBomb(30_000)],
  [
    "an SVG of a million pixels a side",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'),
  ],
  // The Studio turns HEIC into JPEG before it uploads. sharp cannot decode it.
  ["a HEIC photo", () => HEIC],
  ["a HEIC photo of 60,000 × 60,000 pixels", () => enlargedHeic(60_000)],
] as const)("%s is rejected and leaves no files", async ([, bytes]) => {
  const { post, documents, directory } = setupAssets();
  const response = await post("images", await bytes());

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    statusCode: 400,
    error: "Bad Request",
    message: expect.stringMatching(/^Invalid image: /),
  });
  expect(documents.size).toBe(0);
  expect(readdirSync(join(directory, "incoming"))).toEqual([]);
  expect(readdirSync(join(directory, "originals"))).toEqual([]);
});

test("an upload above the limit is rejected, with and without Content-Length", async () => {
  const { post, directory } = setupAssets({ limits: { image: 100, file: 100 } });
  expect((await post("files", "x".repeat(101))).status).toBe(413);
  expect((await post("files", "x".repeat(101), "", { "content-length": "101" })).status).toBe(413);
  expect((await post("files", "x".repeat(100))).status).toBe(200);
  expect(readdirSync(join(directory, "incoming"))).toEqual([]);
});

test("an upload whose account was removed before its end leaves no files", async () => {
  let asked = 0;
  const { post, documents, directory } = setupAssets({
    identify() {
      asked += 1;
      if (asked > 1) throw unauthorized("The account was removed");
      return { id: "ada", role: "contributor" };
    },
  });
  expect((await post("files", "x")).status).toBe(401);
  expect(documents.size).toBe(0);
  expect(readdirSync(join(directory, "incoming"))).toEqual([]);
});

test("an upload whose document the account may not write is not read, and leaves no files", async () => {
  const scope = '_type == "page" && language == "de"';
  const lake = openTestLake();
  const { app, post, directory } = setupAssets({
    lake,
    identify: () => ({ id: "gerda", role: "editor", scope }),
  });
  expect((await post("files", "x")).status).toBe(403);
  const { init, read } = unfinishedUpload(1000);
  expect((await app.request("/v1/assets/files/production", init)).status).toBe(403);
  expect(read()).toBe(0);
  for (const folder of ["incoming", "originals"]) expect(readdirSync(join(directory, folder))).toEqual([]);
});

/** An upload of this length that does not end. */
function unfinishedUpload(length: number) {
  let chunks = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        chunks += 1;
        if (chunks === 1) controller.enqueue(Buffer.from("x"));
        return chunks === 1 ? undefined : new Promise(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-length": String(length) };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return { init, read: () => chunks };
}

test.each([
  ["bytes", 400_000_000, 2],
  ["number", 1000, 30],
])("the %s of a contributor's uploads that do not end are limited", async (_, length, limit) => {
  const { app } = setupAssets({ role: "contributor" });
  const begin = async () => {
    const { init, read } = unfinishedUpload(length);
    const status = async () => (await app.request("/v1/assets/files/production", init)).status;
    return Promise.race([status(), vi.waitUntil(() => read() === 2 && "open")]);
  };
  const begun = [];
  for (let count = 0; count <= limit; count += 1) begun.push(await begin());
  expect(begun).toEqual([...Array.from({ length: limit }, () => "open"), 429]);
});

test("a contributor's pictures that wait to be read count as open uploads", async () => {
  const endless = new Promise<never>(() => undefined);
  const { post, directory } = setupAssets({
    role: "contributor",
    imageProcessor: { ...sharpProcessor, readHeader: async () => endless },
  });
  const begin = async () => post("images", "x", "", { "content-length": "1" });
  for (let count = 0; count < 30; count += 1) void begin();
  await expect.poll(() => readdirSync(join(directory, "incoming"))).toHaveLength(30);
  await setTimeout(100);
  const next = await Promise.race([begin(), setTimeout(2000)]);
  expect(next?.status).toBe(429);
});

test("a contributor uploads at most two gigabytes a day, and an editor more", async () => {
  const lake = openTestLake();
  const upload = (role: "contributor" | "editor", _id: string) =>
    rejectionOf(() =>
      lake.mutate([{ createIfNotExists: { _id, _type: "sanity.fileAsset", size: 900_000_000 } }], {
        identity: { id: role, role, isUpload: true },
      }),
    );
  expect(["1", "2", "3"].map((id) => upload("contributor", id))).toEqual([
    "accepted",
    "accepted",
    expect.objectContaining({ status: 429 }),
  ]);
  expect(["3", "4", "5"].map((id) => upload("editor", id))).toEqual(["accepted", "accepted", "accepted"]);
});

test("a picture whose account was removed while it waited, or was read, is not stored", async () => {
  let isRemoved = false;
  let read = 0;
  const { post, documents, directory } = setupAssets({
    identify() {
      if (isRemoved) throw unauthorized("The account was removed");
      return { id: "ada", role: "contributor" };
    },
    imageProcessor: {
      ...sharpProcessor,
      readHeader(path) {
        read += 1;
        isRemoved = true;
        return sharpProcessor.readHeader(path);
      },
    },
  });
  const pictures = await Promise.all(
    [10, 11, 12].map((width) =>
      sharp({ create: { width, height: 10, channels: 3, background: RED } })
        .png()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(pictures.map((bytes) => post("images", bytes)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect([read, documents.size]).toEqual([1, 0]);
  for (const folder of ["incoming", "originals"]) expect(readdirSync(join(directory, folder))).toEqual([]);
});

test("an empty upload and an unknown metadata part are rejected with a message", async () => {
  const { post } = setupAssets();
  expect(await (await post("files", "")).json()).toMatchObject({
    message: expect.stringContaining("empty"),
  });
  const response = await post("images", "x", "?meta=dimensions");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('"meta": must be one of blurhash'),
  });
});

test.for([
  ["anonymous", 401],
  ["viewer", 403],
  ["contributor", 200],
] as const)("an upload as %s gets %i", async ([role, status]) => {
  // A real lake, because it enforces what each role may write.
  const { post } = setupAssets({ role, lake: openTestLake() });
  expect((await post("files", "x")).status).toBe(status);
});

test("an upload to another dataset is rejected", async () => {
  const { app } = setupAssets();
  expect((await app.request("/v1/assets/files/staging", { method: "POST", body: "x" })).status).toBe(404);
});

/** A PNG whose header claims far more pixels than it contains. */
async function decompressionBomb(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: RED } })
    .png()
    .toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The photo with a false size in its `ispe` box (ISO/IEC 23008-12). */
function enlargedHeic(side: number): Buffer {
  const bytes = Buffer.from(HEIC);
  const size = bytes.indexOf("ispe") + 8;
  bytes.writeUInt32BE(side, size);
  bytes.writeUInt32BE(side, size + 4);
  return bytes;
}
