import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { temporaryFolder } from "../testing/temporary-folder.ts";
import { receiveUpload } from "./receive-upload.ts";

test.each([
  ["ENOSPC", 503],
  ["ECONNRESET", undefined],
])("an upload that fails with %s leaves no file; a full disk becomes a 503", async (code, status) => {
  const folder = temporaryFolder();
  const failure = Object.assign(new Error("the write failed"), { code });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from("half of it"));
    },
    pull(controller) {
      controller.error(failure);
    },
  });
  const request = new Request("http://lake.test/", { method: "POST", body, duplex: "half" });
  const rejection = await receiveUpload(request, { folder, limit: 1000 }).catch((error: unknown) => error);
  expect(rejection).toMatchObject(status === undefined ? failure : { status });
  expect(readdirSync(folder)).toEqual([]);
});

test("an upload in chunks of one byte is not read to its end", async () => {
  const folder = temporaryFolder();
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from("a"));
      chunks += 1;
    },
  });
  const request = new Request("http://lake.test/", { method: "POST", body, duplex: "half" });
  await expect(receiveUpload(request, { folder, limit: 1e9 })).rejects.toMatchObject({ status: 400 });
  expect(chunks).toBeLessThan(2000);
  expect(readdirSync(folder)).toEqual([]);
});

test("an upload is not read further when the disk is almost full", async () => {
  const folder = temporaryFolder();
  let chunks = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        chunks += 1;
        controller.enqueue(Buffer.alloc(1_000_000));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://lake.test/", { method: "POST", body, duplex: "half" });
  const upload = receiveUpload(request, { folder, limit: 1e9, minFreeBytes: Number.MAX_SAFE_INTEGER });
  await expect(upload).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("almost full"),
  });
  expect([chunks, readdirSync(folder)]).toEqual([1, []]);
});
