import type { IncomingMessage, ServerResponse } from "node:http";

import { readLimitedText } from "#read-limited-text.ts";

import { sendText } from "./send.ts";

/** Of all bodies that are being read, by default. */
const MAX_OPEN_BYTES = 16 * 1024 ** 2;

export type ReadBody = ReturnType<typeof createReadBody>;

/**
 * Returns a function that reads the body of a request. Anybody can begin bodies and send them slowly. If more than `maxOpenBytes` are
 * being read, the address with most of them loses its oldest body: those of pages and of the lake arrive within a second.
 */
export function createReadBody(
  addressOf: (request: IncomingMessage) => string,
  maxOpenBytes = MAX_OPEN_BYTES,
) {
  const open = new Map<IncomingMessage, { readonly address: string; readonly bytes: number }>();

  function cutOldest(): void {
    const addresses = new Map<string, number>();
    let all = 0;
    for (const { address, bytes } of open.values()) {
      addresses.set(address, (addresses.get(address) ?? 0) + bytes);
      all += bytes;
    }
    if (all <= maxOpenBytes) return;
    const largest = Math.max(...addresses.values());
    const oldest = open.entries().find(([, { address }]) => addresses.get(address) === largest);
    oldest?.[0].destroy();
    if (oldest) open.delete(oldest[0]);
  }

  /** Undefined if the connection broke or was cut, or if the body is too long, which it answers. */
  return async function readBody(
    request: IncomingMessage,
    response: ServerResponse,
    maxBytes: number,
  ): Promise<string | undefined> {
    const declared = Number(request.headers["content-length"] ?? Infinity);
    open.set(request, { address: addressOf(request), bytes: Math.min(declared, maxBytes) });
    cutOldest();
    try {
      const body = await readLimitedText({ body: request }, maxBytes);
      if (body === undefined) sendText(request, response, 413, "The request is too large.");
      return body;
    } catch (error) {
      if (request.destroyed) return undefined;
      throw error;
    } finally {
      open.delete(request);
    }
  };
}
