import type { IncomingMessage } from "node:http";

import { readLimitedText } from "#read-limited-text.ts";
import {
  isRecentSignature,
  isSignedBody,
  MAX_DELIVERY_BYTES,
  SIGNATURE_HEADER,
} from "#revalidate/receive-webhook.ts";

type Delivery =
  | { readonly kind: "signed"; readonly body: string }
  | { readonly kind: "rejected"; readonly status: number; readonly message: string }
  /** The connection broke, or was cut. */
  | { readonly kind: "gone" };

/** The bytes of all deliveries that are being read. Anybody can begin one, and only its end shows whether it is signed. */
const MAX_OPEN_BYTES = 16 * MAX_DELIVERY_BYTES;

/**
 * Returns a function that reads a delivery of the lake's webhook. If too much is being read, the oldest is cut: a delivery of the lake
 * arrives within milliseconds, and its sender tries again. There is no limit per address, because a flood must not delay a publish.
 */
export function createReceiveDelivery(secret: string) {
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

  return async function receiveDelivery(request: IncomingMessage): Promise<Delivery> {
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    if (!isRecentSignature(signature, Date.now())) return UNSIGNED;
    open.set(request, Math.min(Number(request.headers["content-length"] ?? Infinity), MAX_DELIVERY_BYTES));
    cutOldest();
    try {
      const body = await readLimitedText({ body: request }, MAX_DELIVERY_BYTES);
      if (body === undefined)
        return { kind: "rejected", status: 413, message: "The delivery is longer than 1 MB." };
      if (body === "") return { kind: "rejected", status: 400, message: "The delivery is empty." };
      return isSignedBody(body, signature, { secret, now: Date.now() }) ? { kind: "signed", body } : UNSIGNED;
    } catch (error) {
      if (request.destroyed) return { kind: "gone" };
      throw error;
    } finally {
      open.delete(request);
    }
  };
}

const UNSIGNED = {
  kind: "rejected",
  status: 401,
  message: "The signature is missing, wrong or older than five minutes.",
} as const;
