import { createHmac, timingSafeEqual } from "node:crypto";

const HEADER = /^t=(\d{1,16}),v1=([\w-]{1,128})$/;

/** A delivery is good for five minutes either way; what was recorded from the wire cannot be played back later. */
export const MAX_AGE_MS = 5 * 60 * 1000;

/** Checks `sanity-webhook-signature: t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">` without leaking how far it matched. */
export function isSignedBody(
  body: string,
  header: string | null,
  { secret, now }: { secret: string; now: number },
): boolean {
  const [, timestamp, signature] = HEADER.exec(header ?? "") ?? [];
  if (timestamp === undefined || signature === undefined) return false;
  if (Math.abs(now - Number(timestamp)) > MAX_AGE_MS) return false;

  const expected = Buffer.from(
    createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("base64url"),
  );
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
