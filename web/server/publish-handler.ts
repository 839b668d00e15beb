import type { IncomingMessage, ServerResponse } from "node:http";

import type { FetchFromNext } from "#next-internals/fetch-from-next.ts";
import type { RenderGate } from "#next-internals/render-gate.ts";
import { KEY_HEADER, MAX_DELIVERY_BYTES, SIGNATURE_HEADER } from "#revalidate/receive-webhook.ts";
import { isSignedBody } from "#revalidate/signature.ts";

import { send, sendText } from "./send.ts";

interface Options {
  readonly fetchFromNext: FetchFromNext;
  readonly gate: Pick<RenderGate, "expire">;
  readonly host: string;
  /** The secret of the lake's webhook. */
  readonly secret: string;
  readonly onPublish: () => void;
}

/** The request headers that app/api/revalidate reads. */
const HEADERS = ["content-type", SIGNATURE_HEADER, KEY_HEADER];

/**
 * Returns a function that answers the lake's webhook deliveries. Only a delivery with a valid signature may pause rendering.
 * app/api/revalidate then checks it completely and expires Next's tags. After that the caches of this server expire, and only then
 * is the response sent to the lake.
 */
export function createPublishHandler({ fetchFromNext, gate, host, secret, onPublish }: Options) {
  return async function handlePublish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readLimitedBody(request);
    if (!body) {
      sendText(request, response, 413, "The delivery is longer than 1 MB.", { connection: "close" });
      return;
    }
    if (body.length === 0) {
      sendText(request, response, 400, "The delivery is empty.");
      return;
    }
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    if (!(await isSignedBody(body.toString(), signature, { secret, now: Date.now() }))) {
      sendText(request, response, 401, "The signature is missing, wrong or older than five minutes.");
      return;
    }
    const headers = Object.fromEntries(HEADERS.map((name) => [name, String(request.headers[name] ?? "")]));
    const result = await gate.expire(async () => {
      const revalidated = await fetchFromNext("/api/revalidate", { ...headers, host }, { body });
      if (revalidated.status === 200) onPublish();
      return revalidated;
    });
    const contentType = result.headers["content-type"] ?? "application/json";
    send(request, response, { status: result.status, contentType, body: result.body });
  };
}

/** Reads the body. Stops and returns undefined if it is too long. */
async function readLimitedBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part: unknown = chunk;
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > MAX_DELIVERY_BYTES) return undefined;
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}
