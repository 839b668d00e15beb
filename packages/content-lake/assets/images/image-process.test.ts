import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";

import { twoHalves } from "../../testing/assets.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { planTransformation } from "./geometry.ts";
import { createImageProcess } from "./image-process.ts";

async function setUp(options?: Parameters<typeof createImageProcess>[0]) {
  const folder = temporaryFolder();
  const [image, invalid] = [join(folder, "halves.png"), join(folder, "nonsense.png")];
  await writeFile(image, await twoHalves().png().toBuffer());
  await writeFile(invalid, "not an image");
  const images = createImageProcess(options);
  onTestFinished(() => images.close());
  return { images, folder, image, invalid };
}

test("header and metadata of an image are read in another process", async () => {
  const { images, image } = await setUp();
  const header = await images.readHeader(image);
  expect(header).toMatchObject({ width: 400, height: 200, mimeType: "image/png" });
  expect(await images.imageMetadata(image, header, new Set(["palette"]))).toMatchObject({
    dimensions: { width: 400, height: 200 },
    palette: { dominant: expect.anything() },
  });
});

test("little of an image is sent to the main process, however tall it is and whatever its EXIF block has", async () => {
  const { images, folder } = await setUp();
  const tall = join(folder, "tall.webp");
  const background = { r: 218, g: 37, b: 29, alpha: 0.5 };
  const noise = { type: "gaussian", mean: 99, sigma: 60 } as const;
  await sharp({ create: { width: 2, height: 4000, channels: 4, background, noise } })
    .withExif({ IFD0: { Make: "x".repeat(50_000), Copyright: "Donghe" } })
    .webp()
    .toFile(tall);
  const header = await images.readHeader(tall);
  expect(header).not.toHaveProperty("exif");
  const metadata = await images.imageMetadata(tall, header, new Set(["lqip", "exif", "image"]));
  expect(metadata).toMatchObject({ image: { Make: "x".repeat(1000), Copyright: "Donghe" } });
  expect(JSON.stringify(metadata).length).toBeLessThan(4000);
});

test("an invalid image is rejected with 400, and the next one is processed", async () => {
  const { images, image, invalid } = await setUp();
  await expect(images.readHeader(invalid)).rejects.toMatchObject({ status: 400 });
  await expect(images.readHeader(image)).resolves.toMatchObject({ width: 400 });
});

test("a job that takes too long ends the process, and the next job starts another one", async () => {
  const { images, folder } = await setUp({ jobTimeoutMs: 1 });
  await expect(images.render(...endlessJob(folder))).rejects.toThrow("no result within 1 ms");
  await expect(images.render(...endlessJob(folder))).rejects.toThrow("no result within 1 ms");
});

test("a picture that needs too much memory ends the process, and its uploader is told so", async () => {
  const { images, folder } = await setUp({ maxMemoryBytes: 1 });
  await expect(images.render(...endlessJob(folder))).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("takes too much memory"),
  });
});

test("pictures that were read beside one that needs too much memory are not called invalid", async () => {
  const { images, folder } = await setUp({ maxMemoryBytes: 1 });
  const readings = [0, 1].map(() => images.render(...endlessJob(folder)));
  for (const reading of readings) await expect(reading).rejects.toMatchObject({ status: 503 });
});

test("the process is killed if nobody waits for its picture anymore, and the next job starts another one", async () => {
  const { images, image, folder } = await setUp();
  const stop = new AbortController();
  const render = images.render(...endlessJob(folder), stop.signal);
  stop.abort();
  await expect(render).rejects.toThrow("nobody waits for its result");
  await expect(images.readHeader(image)).resolves.toMatchObject({ width: 400 });
});

test("a picture that is being rendered is rejected when the lake closes", async () => {
  const { images, folder } = await setUp();
  const render = images.render(...endlessJob(folder));
  images.close();
  await expect(render).rejects.toThrow("closed");
});

/** A job that never ends: its image is a pipe that nobody writes to. */
function endlessJob(folder: string) {
  const pipe = join(folder, `${randomUUID()}.png`);
  execFileSync("mkfifo", [pipe]);
  const transformation = planTransformation({ width: 400, height: 200 }, {});
  return [pipe, { transformation, format: "png", parameters: {}, isAnimated: false }] as const;
}

test("the process ends after an idle time, and the next job starts it again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { images, image } = await setUp();
  await images.readHeader(image);
  vi.advanceTimersByTime(10_000);
  await expect(images.readHeader(image)).resolves.toMatchObject({ width: 400 });
});
