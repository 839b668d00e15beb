import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { postStream } from "./post-stream.ts";
import { receiveForm } from "./receive-form.ts";

const signed = {
  host: "https://files.example/",
  policy: "the-policy",
  accessId: "the-id",
  signature: "the-signature",
};

async function* chunks(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function* broken() {
  yield Buffer.from("ISO-");
  throw new Error("The visitor has gone");
}

/** Posts to a bucket that reads the form as the embedded one does, and answers. */
async function post(file: AsyncIterable<Uint8Array>, answer: () => Response, name = "Part 1.STEP") {
  const received: unknown[] = [];
  const result = await postStream(file, signed, {
    key: "details/a1/x.step",
    name,
    signal: new AbortController().signal,
    async fetch(url, init) {
      const request = new Request(url, init);
      await receiveForm(request.body, request.headers.get("content-type") ?? "", async (content, fields) => {
        const text = (await buffer(content)).toString();
        received.push({ url: request.url, text, ...Object.fromEntries(fields) });
        return text;
      });
      return answer();
    },
  });
  return { result, received };
}

test("a stream arrives with the form that a browser posts", async () => {
  const name = 'a"b\r\nkey: ü 部品.STEP';
  const { result, received } = await post(chunks("ISO-", "10303-21;"), () => new Response(null), name);
  expect(result).toEqual({ kind: "posted", url: "https://files.example/details/a1/x.step" });
  expect(received).toEqual([
    {
      url: "https://files.example/",
      text: "ISO-10303-21;",
      name,
      key: "details/a1/x.step",
      policy: "the-policy",
      ossaccesskeyid: "the-id",
      success_action_status: "200",
      signature: "the-signature",
    },
  ]);
});

test.each([
  [400, "EntityTooSmall", "", { reason: "empty", detail: "" }],
  [400, "InvalidArgument", "No STEP", { reason: "rejected", detail: "No STEP" }],
  [403, "QuotaExceeded", "Too many", { reason: "quotaExceeded", detail: "" }],
  [503, "OutOfSpace", "No space", { reason: "noSpace", detail: "" }],
  [503, "ServiceUnavailable", "", { reason: "notStored", detail: "ServiceUnavailable" }],
])("the error %s %s of the bucket is said", async (status, code, message, expected) => {
  const xml = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  const { result } = await post(chunks("ISO"), () => new Response(xml, { status }));
  expect(result).toEqual({ kind: "failed", ...expected });
});

test("a stream that fails breaks the form, so nothing is stored", async () => {
  const { result, received } = await post(broken(), () => new Response(null));
  expect(result).toEqual({ kind: "failed", reason: "connectionLost", detail: "" });
  expect(received).toEqual([]);
});

test("a large file is not kept in memory while it is sent", async () => {
  const bucket = createServer((request, response) => request.resume().on("end", () => response.end()));
  await once(bucket.listen(0, "127.0.0.1"), "listening");
  const address = bucket.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const before = keptBytes();
  let most = 0;
  async function* large() {
    for (let part = 0; part < 8; part += 1) {
      most = Math.max(most, keptBytes() - before);
      for (let chunk = 0; chunk < 128; chunk += 1) yield Buffer.alloc(2 ** 16);
    }
  }
  const key = "details/a1/x.step";
  const options = { key, name: "x.step", signal: new AbortController().signal };
  const result = await postStream(large(), { ...signed, host: `http://127.0.0.1:${port}/` }, options);
  bucket.close();
  expect(result.kind).toBe("posted");
  // Half of what is sent.
  expect(most).toBeLessThan(32 * 2 ** 20);
});

/** The bytes of all buffers that something refers to. */
function keptBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc()");
  return process.memoryUsage().arrayBuffers;
}
