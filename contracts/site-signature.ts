import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The header with which the site's server proves to the embedded admin API that a visitor's request has passed its checks and
 * limits (docs/behavior.md §8.5). Other admin hosts ignore it.
 */
export const SITE_SIGNATURE_HEADER = "x-site-signature";

/** Clocks may differ by this much. */
const MAX_AGE_MS = 5 * 60_000;

interface SignedRequest {
  /** A path of endpoints.ts. */
  readonly path: string;
  readonly body: string;
}

/** The value of the header. `secret` is SANITY_REVALIDATE_SECRET; `now` is in milliseconds. */
export function signSiteRequest(secret: string, request: SignedRequest, now: number): string {
  return `t=${now},v1=${hash(secret, request, String(now)).toString("base64url")}`;
}

/** Whether the site has signed this request in the last five minutes. */
export function isSignedBySite(
  secret: string,
  header: string | undefined,
  request: SignedRequest,
  now: number,
): boolean {
  const [, time = "", signature = ""] = /^t=(\d{1,16}),v1=([\w-]{43})$/.exec(header ?? "") ?? [];
  if (signature === "" || Math.abs(now - Number(time)) > MAX_AGE_MS) return false;
  return timingSafeEqual(Buffer.from(signature, "base64url"), hash(secret, request, time));
}

/** With the path, so that no signature is valid for another path or as that of a webhook. */
function hash(secret: string, { path, body }: SignedRequest, time: string): Buffer {
  return createHmac("sha256", secret).update(`POST ${path}\n${time}\n${body}`).digest();
}
