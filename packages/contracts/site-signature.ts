import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The header with which the site's server proves to the admin API that a visitor's request has passed its checks and
 * limits (docs/behavior.md §8.5). Other admin hosts ignore it.
 */
export const SITE_SIGNATURE_HEADER = "x-site-signature";

interface SignedRequest {
  /** A path from endpoints.ts. */
  readonly path: string;
  readonly body: string;
}

/** The value of the header. `secret` is SANITY_REVALIDATE_SECRET. */
export function signSiteRequest(secret: string, request: SignedRequest): string {
  return hash(secret, request).toString("base64url");
}

/**
 * Whether the site signed this request. The signature does not expire: visitors never see it, and a wrong clock must not lose a quote
 * request.
 */
export function isSignedBySite(secret: string, header: string | undefined, request: SignedRequest): boolean {
  const [given, expected] = [Buffer.from(header ?? "", "base64url"), hash(secret, request)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Includes the path, so that a signature is not valid for another path or for a webhook. */
function hash(secret: string, { path, body }: SignedRequest): Buffer {
  return createHmac("sha256", secret).update(`POST ${path}\n${body}`).digest();
}
