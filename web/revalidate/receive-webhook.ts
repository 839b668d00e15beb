import { createHmac, timingSafeEqual } from "node:crypto";

import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

export const WEBHOOK_PATH = "/api/revalidate";
export const MAX_DELIVERY_BYTES = 1024 * 1024;
export const SIGNATURE_HEADER = "sanity-webhook-signature";

/**
 * Handles the lake's webhook deliveries. `expire` is called once for each valid delivery, and returns the cache tags that it has expired. Responds with 401 if a
 * delivery is unsigned, forged or old, 413 if it is too long, 400 if it is signed but malformed, and 200 if it is handled now or
 * was handled before.
 */
export function createWebhookReceiver({
  secret,
  expire,
  now = Date.now,
}: {
  secret: string;
  expire: (publish: Publish) => readonly string[];
  now?: () => number;
}) {
  const handled = createHandledSignatures(now);

  return async function receive(request: Request): Promise<Response> {
    const body = await readLimitedText(request, MAX_DELIVERY_BYTES);
    if (body === undefined) return respond(413, "The delivery is longer than 1 MB");
    // Sanity signs no empty text.
    if (body === "") return respond(400, MALFORMED);

    const signature = request.headers.get(SIGNATURE_HEADER) ?? "";
    if (!isSignedBody(body, signature, { secret, now: now() })) {
      return respond(401, "The signature is missing, wrong or older than five minutes");
    }
    const publish = readPublish(body);
    if (!publish) return respond(400, MALFORMED);

    // Not the idempotency key: it is not signed, so an attacker could replay a delivery with another one.
    if (handled.has(signature)) return respond(200, "This delivery was handled before");
    const tags = expire(publish);
    handled.add(signature);
    return Response.json({ message: "Expired", tags });
  };
}

const MALFORMED =
  "The body is not a valid webhook delivery. web/revalidate/receive-webhook.ts describes its shape.";

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

/** A signature is accepted for five minutes before and after its timestamp, so that a delivery cannot be replayed later. */
const MAX_AGE_MS = 5 * 60 * 1000;

const SIGNATURE = /^t=(\d{13}),v1=([\w-]{43})$/;

/** Whether a header can be a recent signature, which is known before the body is read. */
export function isRecentSignature(header: string, now: number): boolean {
  const timestamp = Number(SIGNATURE.exec(header)?.[1]);
  return Math.abs(now - timestamp) <= MAX_AGE_MS;
}

/**
 * Whether `header` (`sanity-webhook-signature`) is a recent signature of the body. @sanity/webhook is not used, because it ignores the
 * age, compares with `===`, whose timing reveals how much of a forged signature is correct, and takes ten times as long.
 */
export function isSignedBody(
  body: string | Uint8Array,
  header: string,
  { secret, now }: { secret: string; now: number },
): boolean {
  const [, timestamp = "", signature = ""] = SIGNATURE.exec(header) ?? [];
  if (!isRecentSignature(header, now)) return false;
  // As texts, because several spellings of base64url are the same bytes. A signature is also the key of the replay protection.
  const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("base64url");
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** A path is whatever somebody has stored as one. */
const Version = v.nullish(v.object({ path: v.optional(v.unknown()) }));

/**
 * The body of a webhook delivery. The embedded lake sends this shape. For hosted Sanity, add a webhook (create, update, delete;
 * no drafts, no versions) on `<site>/api/revalidate` with this projection:
 *
 *     {"documents": [{_id, _type, "before": {"path": before().path}, "after": {"path": after().path}}]}
 */
const Payload = v.object({
  documents: v.pipe(
    v.array(v.object({ _id: identifier, _type: identifier, before: Version, after: Version })),
    v.maxLength(10_000),
  ),
  isIncomplete: v.nullish(v.boolean()),
});

/** What a publish has changed. */
export interface Publish {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  /** Whether a path is new, has changed, or is gone. */
  readonly isMoved: boolean;
  /** Whether more documents may have changed than are listed. */
  readonly isIncomplete: boolean;
}

/** Reads a delivery; undefined when it is malformed. Drafts and versions are left out. */
export function readPublish(body: string): Publish | undefined {
  const payload = v.safeParse(v.pipe(v.string(), v.parseJson(), Payload), body);
  if (!payload.success) return undefined;

  const { documents, isIncomplete } = payload.output;
  const published = documents.filter(({ _id }) => !/^(?:drafts|versions)\./.test(_id));
  return {
    documents: published,
    isMoved: published.some(({ before, after }) => before?.path !== after?.path),
    isIncomplete: isIncomplete ?? false,
  };
}
