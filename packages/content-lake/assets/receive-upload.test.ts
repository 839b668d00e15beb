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
