import { createImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { expect, test } from "vitest";

import { decode, setupImage, twoHalves } from "../../testing/assets.ts";

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

test.for([
  ["?w=100", "100x50"],
  ["?w=100&h=100&fit=crop", "100x100"],
  ["?w=100&h=100&fit=fill&bg=0f0", "100x100"],
  ["?w=100&pad=10&bg=0f0", "120x70"],
  ["?or=90&w=100", "100x200"],
  ["?rect=10,10,50,40", "50x40"],
  ["?w=100&h=100&fit=crop&crop=entropy", "100x100"],
  ["?w=40&blur=50&sharp=10&sat=-100&invert=true&flip=hv&cs=b-w&q=50&fm=jpg", "40x20"],
] as const)("%s results in an image of %s", async ([query, size]) => {
  const { get } = await setupImage();
  expect((await decode(await get(query))).size).toBe(size);
});

test("crop, rotation, flip and background give the right pixels", async () => {
  const { get } = await setupImage();
  expect((await decode(await get("?w=50&h=50&fit=crop&crop=left"))).at(25, 25)).toEqual(RED);
  expect((await decode(await get("?w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9"))).at(25, 25)).toEqual(BLUE);
  const rotated = await decode(await get("?or=90"));
  expect([rotated.at(100, 20), rotated.at(100, 380)]).toEqual([RED, BLUE]);
  expect((await decode(await get("?flip=h"))).at(20, 100)).toEqual(BLUE);
  const filled = await decode(await get("?w=100&h=100&fit=fill&bg=0f0"));
  expect([filled.at(50, 2), filled.at(20, 50), filled.at(50, 97)]).toEqual([
    [0, 255, 0, 255],
    RED,
    [0, 255, 0, 255],
  ]);
  const [r, g, b] = (await decode(await get("?sat=-100"))).at(20, 20);
  expect([r, r]).toEqual([g, b]);
  expect((await decode(await get("?invert=true"))).at(20, 20)).toEqual([0, 255, 255, 255]);
});

test("transparent pixels show the background color, and stay transparent without one", async () => {
  const transparent = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#0000" } })
    .png()
    .toBuffer();
  const { get } = await setupImage({}, transparent);
  expect((await decode(await get("?bg=da251d"))).at(5, 5)).toEqual([218, 37, 29, 255]);
  expect((await decode(await get("?w=10"))).at(5, 5)[3]).toBe(0);
  expect((await decode(await get("?fm=jpg"))).at(5, 5)).toEqual([255, 255, 255, 255]);
});

test("a rotated photo is cropped and scaled upright", async () => {
  const { get } = await setupImage(
    {},
    await twoHalves().withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
  );
  const upright = await decode(await get("?w=100&fm=png"));
  expect(upright.size).toBe("100x200");
  expect(upright.at(50, 20)[0]).toBeGreaterThan(240);
  const lower = await decode(await get("?rect=0,300,200,100&fm=png"));
  expect(lower.at(50, 50)[2]).toBeGreaterThan(240);
});

test("a URL of @sanity/image-url with crop and hotspot shows that region", async () => {
  const { app, document } = await setupImage();
  const url = createImageUrlBuilder({
    projectId: "local000",
    dataset: "production",
    baseUrl: "http://lake.test",
  })
    .image({
      asset: { _ref: document._id },
      crop: { left: 0.25, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 },
    })
    .width(60)
    .height(60)
    .url();
  const shown = await decode(await app.request(url));
  expect(shown.size).toBe("60x60");
  expect(shown.at(30, 30)).toEqual(BLUE);
});

test("an animation stays animated unless one frame is requested", async () => {
  const gif = await sharp([await frame("#f00"), await frame("#00f")], { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  const { get } = await setupImage({}, gif);
  const pages = async (query: string) =>
    (await sharp(await (await get(query)).arrayBuffer()).metadata()).pages ?? 1;
  expect(await pages("?w=20")).toBe(2);
  expect(await pages("?w=10&h=10&fit=crop&fm=webp")).toBe(2);
  expect(await pages("?w=20&frame=1")).toBe(1);
  expect(await pages("?w=20&or=90")).toBe(1);
  // Two frames of 8,192 × 4,096 would need gigabytes.
  expect(await pages("?w=8192&fm=webp&q=1")).toBe(1);
});

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}
