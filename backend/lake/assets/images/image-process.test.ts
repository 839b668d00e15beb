import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { twoHalves } from "../test-assets.ts";
import { createPictureProcess } from "./image-process.ts";

async function setUp(options?: Parameters<typeof createPictureProcess>[0]) {
  const folder = temporaryFolder();
  const [picture, nonsense] = [join(folder, "halves.png"), join(folder, "nonsense.png")];
  await writeFile(picture, await twoHalves().png().toBuffer());
  await writeFile(nonsense, "no picture at all");
  const pictures = createPictureProcess(options);
  onTestFinished(() => pictures.close());
  return { pictures, picture, nonsense };
}

test("a picture is read, described and made in another process", async () => {
  const { pictures, picture } = await setUp();
  const header = await pictures.readHeader(picture);
  expect(header).toMatchObject({ width: 400, height: 200, mimeType: "image/png" });
  expect(await pictures.imageMetadata(picture, header, new Set(["palette"]))).toMatchObject({
    dimensions: { width: 400, height: 200 },
    palette: { dominant: expect.anything() },
  });
});

test("what is no picture is refused with 400, and the next picture is read", async () => {
  const { pictures, picture, nonsense } = await setUp();
  await expect(pictures.readHeader(nonsense)).rejects.toMatchObject({ status: 400 });
  await expect(pictures.readHeader(picture)).resolves.toMatchObject({ width: 400 });
});

test("a job that takes too long ends its process, and the next one gets its own", async () => {
  const { pictures, picture } = await setUp({ jobMs: 1 });
  await expect(pictures.readHeader(picture)).rejects.toThrow("The picture process ended with SIGKILL");
  await expect(pictures.readHeader(picture)).rejects.toThrow("The picture process ended with SIGKILL");
});

test("after a rest the process begins again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { pictures, picture } = await setUp();
  await pictures.readHeader(picture);
  vi.advanceTimersByTime(10_000);
  await expect(pictures.readHeader(picture)).resolves.toMatchObject({ width: 400 });
});
