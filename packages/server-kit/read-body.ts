import type { IncomingMessage, ServerResponse } from "node:http";

import { readLimitedText } from "./read-limited-text.ts";

interface Options {
  /** Who sends a request: an account or an address. */
  readonly ownerOf: (request: IncomingMessage) => string;
  /** The limit of all bodies that are being read. */
  readonly maxOpenBytes?: number;
  /** Answers a request with a body that is too long. */
  readonly sendTooLarge: (request: IncomingMessage, response: ServerResponse) => void;
}

export type ReadBody = ReturnType<typeof createReadBody>;

/**
 * Returns a function that reads the body of a request. Anybody can begin bodies and send them slowly. If more than `maxOpenBytes` are
 * being read, the owner of most of them loses the oldest one. Other bodies arrive within a second.
 */
export function createReadBody({ ownerOf, maxOpenBytes = 16 * 1024 ** 2, sendTooLarge }: Options) {
  const open = new Map<IncomingMessage, { readonly owner: string; readonly bytes: number }>();

  function cutOldest(): void {
    const owners = new Map<string, number>();
    let all = 0;
    for (const { owner, bytes } of open.values()) {
      owners.set(owner, (owners.get(owner) ?? 0) + bytes);
      all += bytes;
    }
    if (all <= maxOpenBytes) return;
    const largest = Math.max(...owners.values());
    const oldest = open.entries().find(([, { owner }]) => owners.get(owner) === largest);
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
    open.set(request, { owner: ownerOf(request), bytes: Math.min(declared, maxBytes) });
    cutOldest();
    try {
      const body = await readLimitedText({ body: request }, maxBytes);
      if (body === undefined) sendTooLarge(request, response);
      return body;
    } catch (error) {
      if (request.destroyed) return undefined;
      throw error;
    } finally {
      open.delete(request);
    }
  };
}
