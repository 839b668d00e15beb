import type { IncomingMessage, ServerResponse } from "node:http";

import type { InnerServer } from "next-page-cache/inner-server.ts";

import { readLimitedText } from "#read-limited-text.ts";
import {
  isRecentSignature,
  isSignedBody,
  MAX_DELIVERY_BYTES,
  SIGNATURE_HEADER,
  WEBHOOK_PATH,
} from "#revalidate/receive-webhook.ts";

import { type createSendUncached, sendText } from "./send.ts";
import { pickHeaders, REQUEST_ID_HEADER } from "./validate-request.ts";

interface Options {
  readonly secret: string;
  readonly next: Pick<InnerServer, "fetch">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
}

/** The headers that Next gets with a delivery. */
const HEADERS = ["host", "content-type", SIGNATURE_HEADER, REQUEST_ID_HEADER];

/** The bytes of all deliveries that are being read. Anybody can begin one, and only its end shows whether it is signed. */
const MAX_OPEN_BYTES = 16 * MAX_DELIVERY_BYTES;

/**
 * Returns a function that passes a delivery of the lake's webhook on to app/api/revalidate, which checks it again for servers without this
 * one. A forged one costs no work of Next. If too much is being read, the oldest is cut: a delivery of the lake arrives within
 * milliseconds, and its sender tries again. There is no limit per address, because a flood must not delay a publish.
 */
export function createHandleDelivery({ secret, next, sendUncached }: Options) {
  const open = new Map<IncomingMessage, number>();

  function cutOldest(): void {
    let bytes = open.values().reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of open) {
      if (bytes <= MAX_OPEN_BYTES) return;
      bytes -= size;
      open.delete(oldest);
      oldest.destroy();
    }
  }

  async function readBody(request: IncomingMessage): Promise<string | undefined> {
    open.set(request, Math.min(Number(request.headers["content-length"] ?? Infinity), MAX_DELIVERY_BYTES));
    cutOldest();
    try {
      return await readLimitedText({ body: request }, MAX_DELIVERY_BYTES);
    } finally {
      open.delete(request);
    }
  }

  return async function handleDelivery(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reject = (status: number, message: string) => sendText(request, response, status, message);
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    if (!isRecentSignature(signature, Date.now())) return reject(401, UNSIGNED);
    let body: string | undefined;
    try {
      body = await readBody(request);
    } catch (error) {
      // The connection broke, or was cut.
      if (request.destroyed) return undefined;
      throw error;
    }
    if (body === undefined) return reject(413, "The delivery is longer than 1 MB.");
    if (body === "") return reject(400, "The delivery is empty.");
    if (!isSignedBody(body, signature, { secret, now: Date.now() })) return reject(401, UNSIGNED);
    await sendUncached(
      request,
      response,
      await next.fetch(WEBHOOK_PATH, pickHeaders(request, HEADERS), { body }),
    );
  };
}

const UNSIGNED = "The signature is missing, wrong or older than five minutes.";
