import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { receive } from "./receive-upload.ts";

test.each([
  ["ENOSPC", 503],
  ["ECONNRESET", undefined],
])(
  "an upload that ends with %s leaves nothing; of a full disk it is answered with 503",
  async (code, status) => {
    const folder = temporaryFolder();
    const fault = Object.assign(new Error("the write failed"), { code });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from("half of it"));
      },
      pull(controller) {
        controller.error(fault);
      },
    });
    const request = new Request("http://lake.test/", { method: "POST", body, duplex: "half" });
    const refused = await receive(request, { folder, limit: 1000 }).catch((error: unknown) => error);
    expect(refused).toMatchObject(status === undefined ? fault : { status });
    expect(readdirSync(folder)).toEqual([]);
  },
);
