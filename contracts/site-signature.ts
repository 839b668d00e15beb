import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The header with which the site's server proves to the embedded admin API that a visitor's request has passed its checks and
 * limits (docs/behavior.md §8.5). Other admin hosts ignore it.
 */
export const SITE_SIGNATURE_HEADER = "x-site-signature";

interface SignedRequest {
  /** A path of endpoints.ts. */
  readonly path: string;
  readonly body: string;
}

/** The value of the header. `secret` is SANITY_REVALIDATE_SECRET. */
export function signSiteRequest(secret: string, request: SignedRequest): string {
  return hash(secret, request).toString("base64url");
}

/**
 * Whether the site has signed this request. The signature does not expire: visitors never see it, and a wrong clock must not cost a
 * quote request.
 */
export function isSignedBySite(secret: string, header: string | undefined, request: SignedRequest): boolean {
  const [given, expected] = [Buffer.from(header ?? "", "base64url"), hash(secret, request)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** With the path, so that no signature is valid for another path or as that of a webhook. */
function hash(secret: string, { path, body }: SignedRequest): Buffer {
  return createHmac("sha256", secret).update(`POST ${path}\n${body}`).digest();
}
