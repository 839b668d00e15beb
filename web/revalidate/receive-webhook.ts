import { readLimitedText } from "#read-limited-text.ts";

import { expiredTags } from "./expired-tags.ts";
import { isSignedBody, MAX_AGE_MS } from "./signature.ts";

export const MAX_DELIVERY_BYTES = 1024 * 1024;
export const SIGNATURE_HEADER = "sanity-webhook-signature";
export const KEY_HEADER = "idempotency-key";

/**
 * The tags of a delivery expire a second time after this time, which is longer than any page takes to render: a page that is
 * being rendered during the publish is cached after it, with the old text.
 */
export const SECOND_EXPIRY_MS = 2000;

/**
 * Handles the lake's webhook deliveries. `expire` gets the tags of each valid delivery once, and nothing else.
 * Responds with 401 when unsigned, forged or old, 413 when too long, 400 when signed but malformed, 200 when handled now or
 * before.
 */
export function createWebhookReceiver({
  secret,
  expire,
  now = Date.now,
}: {
  secret: string;
  expire: (tags: string[]) => void;
  now?: () => number;
}) {
  const handled = createRecentKeys(now);

  return async function receive(request: Request): Promise<Response> {
    const body = await readLimitedText(request, MAX_DELIVERY_BYTES);
    if (body === undefined) return respond(413, "The delivery is longer than 1 MB");
    // Sanity's library cannot sign an empty text.
    if (body === "") return respond(400, MALFORMED);

    const signature = request.headers.get(SIGNATURE_HEADER) ?? "";
    if (!(await isSignedBody(body, signature, { secret, now: now() }))) {
      return respond(401, "The signature is missing, wrong or older than five minutes");
    }
    const tags = expiredTags(body);
    if (!tags) return respond(400, MALFORMED);

    // Two keys, because the idempotency key is not signed: a recorded delivery can be sent again with another one.
    const keys = [request.headers.get(KEY_HEADER) ?? signature, signature];
    if (keys.some((key) => handled.has(key))) return respond(200, "This delivery was handled before");
    expire(tags);
    for (const key of keys) handled.add(key);
    return Response.json({ message: "Expired", tags });
  };
}

const MALFORMED = "The body is not a delivery: see web/revalidate/expired-tags.ts for its shape";

/** Replay protection: remembers keys for as long as their signature can be valid, which may lie in the future at first. */
function createRecentKeys(now: () => number) {
  const times = new Map<string, number>();

  return {
    has(key: string): boolean {
      for (const [old, time] of times) {
        if (now() - time <= 2 * MAX_AGE_MS) break;
        times.delete(old);
      }
      return times.has(key);
    },
    add(key: string): void {
      times.set(key, now());
    },
  };
}

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
