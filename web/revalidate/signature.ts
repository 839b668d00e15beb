import { timingSafeEqual } from "node:crypto";

import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from "@sanity/webhook";

/** A signature is accepted for five minutes before and after its timestamp, so that a delivery cannot be replayed later. */
export const MAX_AGE_MS = 5 * 60 * 1000;

const SIGNATURE = /^t=(\d{13}),v1=[\w-]{43}$/;

/** Whether a header can be a recent signature, which is known before the body is read. */
export function isRecentSignature(header: string, now: number): boolean {
  const timestamp = Number(SIGNATURE.exec(header)?.[1]);
  return Math.abs(now - timestamp) <= MAX_AGE_MS;
}

/**
 * Whether `header` (`sanity-webhook-signature`) is a recent signature of the body. The library's `isValidSignature` is not used,
 * because it ignores the age and compares with `===`, whose timing reveals how much of a forged signature is correct.
 */
export async function isSignedBody(
  body: string,
  header: string | null,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(header ?? "");
    if (Math.abs(now - timestamp) > MAX_AGE_MS) return false;

    // Compares the whole header, so that a signature has only one spelling. It is also the key of the replay protection.
    const given = Buffer.from(header ?? "");
    const expected = Buffer.from(await encodeSignatureHeader(body, timestamp, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  } catch (error) {
    if (isSignatureError(error)) return false;
    throw error;
  }
}
