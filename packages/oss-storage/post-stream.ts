import { randomBytes } from "node:crypto";

import { addressOf, type Failed, failed, fieldsOf, rejection, type Signed } from "./post-form.ts";

type StreamResult = { readonly kind: "posted"; readonly url: string } | Failed;

interface Options {
  readonly key: string;
  /** The name that the file has at its uploader. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Posts a stream to the bucket with the form of a browser (browser/post-object.ts), without keeping it in memory. An error of the stream
 * breaks the form, so that the bucket stores nothing. The stream may not be read to its end.
 */
export async function postStream(
  file: AsyncIterable<Uint8Array>,
  signed: Signed,
  { key, name, signal, fetch = globalThis.fetch }: Options,
): Promise<StreamResult> {
  const boundary = randomBytes(24).toString("hex");
  const init = {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: toStream(formOf(file, fieldsOf(signed, key, name), boundary)),
    // Node requires it for a stream. The types of browsers do not know it.
    duplex: "half",
    // With any other value of these two, fetch copies the body in order to send it again, and keeps the copy until the end.
    redirect: "error",
    window: null,
    signal,
  } as const;
  try {
    const response = await fetch(signed.host, init);
    const text = await response.text();
    return response.ok ? { kind: "posted", url: addressOf(signed, key) } : rejection(response.status, text);
  } catch {
    return failed("connectionLost");
  }
}

/** A form with one file at its end, because OSS ignores fields after it. */
async function* formOf(
  file: AsyncIterable<Uint8Array>,
  fields: ReturnType<typeof fieldsOf>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = fields.map(([name, value]) => `${head(`name="${name}"`)}\r\n${value}\r\n`);
  const fileHead = `${head(`name="file"; filename="file"`)}Content-Type: application/octet-stream\r\n\r\n`;
  yield Buffer.from(texts.join("") + fileHead);
  yield* file;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Reads a chunk when it can be sent. ReadableStream.from is not in the types of browsers, which some importers have. */
function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
