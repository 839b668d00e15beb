import { readLimitedText } from "#read-limited-text.ts";

import { expiredTags } from "./expired-tags.ts";
import { isSignedBody, MAX_AGE_MS } from "./signature.ts";

export const WEBHOOK_PATH = "/api/revalidate";
export const MAX_DELIVERY_BYTES = 1024 * 1024;
export const SIGNATURE_HEADER = "sanity-webhook-signature";

/**
 * Handles the lake's webhook deliveries. `expire` is called once with the tags of each valid delivery. Responds with 401 if a
 * delivery is unsigned, forged or old, 413 if it is too long, 400 if it is signed but malformed, and 200 if it is handled now or
 * was handled before.
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
  const handled = createHandledSignatures(now);

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

    // Not the idempotency key: it is not signed, so an attacker could replay a delivery with another one.
    if (handled.has(signature)) return respond(200, "This delivery was handled before");
    expire(tags);
    handled.add(signature);
    return Response.json({ message: "Expired", tags });
  };
}

const MALFORMED =
  "The body is not a valid webhook delivery. web/revalidate/expired-tags.ts describes its shape.";

/** Replay protection. Remembers signatures as long as they can be valid. Their time may be up to five minutes in the future. */
function createHandledSignatures(now: () => number) {
  const times = new Map<string, number>();

  return {
    has(signature: string): boolean {
      for (const [old, time] of times) {
        if (now() - time <= 2 * MAX_AGE_MS) break;
        times.delete(old);
      }
      return times.has(signature);
    },
    add(signature: string): void {
      times.set(signature, now());
    },
  };
}

function respond(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
