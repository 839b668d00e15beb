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

/**
 * The value of the header: what proves that the site sends the request, and what proves that it sends this body. `secret` is
 * SANITY_REVALIDATE_SECRET.
 */
export function signSiteRequest(secret: string, { path, body }: SignedRequest): string {
  return `${hash(secret, path)}.${hash(secret, `${path}\n${body}`)}`;
}

/** Whether the site sends this request, before its body is read: strangers could begin any number of bodies. */
export function isSentBySite(secret: string, header: string | undefined, path: string): boolean {
  return isSame(header?.split(".")[0], hash(secret, path));
}

/**
 * Whether the site signed this request. The signature does not expire: visitors never see it, and a wrong clock must not lose a quote
 * request.
 */
export function isSignedBySite(secret: string, header: string | undefined, request: SignedRequest): boolean {
  return isSame(header, signSiteRequest(secret, request));
}

function isSame(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Includes the path, so that a signature is not valid for another path or for a webhook. */
function hash(secret: string, pathAndBody: string): string {
  return createHmac("sha256", secret).update(`POST ${pathAndBody}`).digest("base64url");
}
