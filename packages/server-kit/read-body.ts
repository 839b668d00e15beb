import type { IncomingMessage, ServerResponse } from "node:http";

import { readLimitedText } from "./read-limited-text.ts";

interface Options {
  /** Who sends a request: an account or an address. */
  readonly ownerOf: (request: IncomingMessage) => string;
  /** The limit of all bodies that are being read. Each counts as MIN_BYTES at least. */
  readonly maxOpenBytes?: number;
  /** Answers a request with a body that is too long. */
  readonly sendTooLarge: (request: IncomingMessage, response: ServerResponse) => void;
}

/** What a request takes beside its body. */
const MIN_BYTES = 16 * 1024;

/**
 * Returns a function that reads the body of a request. Anybody can begin bodies and send them slowly. If more than `maxOpenBytes` are
 * being read, the owner of most of them loses the oldest ones. Other bodies arrive within a second.
 */
export function createReadBody({ ownerOf, maxOpenBytes = 16 * 1024 ** 2, sendTooLarge }: Options) {
  const open = new Map<IncomingMessage, { readonly owner: string; readonly bytes: number }>();

  /** One body can be longer than many that came before it. */
  function cutOldest(): void {
    const owners = new Map<string, number>();
    for (const { owner, bytes } of open.values()) owners.set(owner, (owners.get(owner) ?? 0) + bytes);
    let all = owners.values().reduce((sum, bytes) => sum + bytes, 0);
    while (all > maxOpenBytes) {
      const largest = Math.max(...owners.values());
      const oldest = open.entries().find(([, { owner }]) => owners.get(owner) === largest);
      if (oldest === undefined) return;
      const [request, { owner, bytes }] = oldest;
      request.destroy();
      open.delete(request);
      owners.set(owner, largest - bytes);
      all -= bytes;
    }
  }

  /** Undefined if the connection broke or was cut, or if the body is too long, which it answers. */
  return async function readBody(
    request: IncomingMessage,
    response: ServerResponse,
    maxBytes: number,
  ): Promise<string | undefined> {
    const declared = Number(request.headers["content-length"] ?? Infinity);
    open.set(request, { owner: ownerOf(request), bytes: Math.max(MIN_BYTES, Math.min(declared, maxBytes)) });
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
