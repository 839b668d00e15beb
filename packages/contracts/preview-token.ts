import { createHmac } from "node:crypto";

// The site reads drafts with its read token, which never expires. Editors' browsers also need a token, to listen for changes during the
// preview. Theirs expires, and ends with the account that opened the preview. The lake can verify it with the read token.

const HOUR_MS = 60 * 60 * 1000;
/** A working day of 12 hours plus the current hour: the expiry is rounded, so that a page reloaded within the hour gets the same token. */
const LIFETIME_MS = 13 * HOUR_MS;

/**
 * Creates a token that is signed with the read token and does not reveal it. `opener` is the account that opened the preview, in
 * base64url. `now` is in ms since 1970.
 */
export function createPreviewToken(readToken: string, opener: string, now = Date.now()): string {
  const payload = `${opener}.${Math.floor(now / HOUR_MS) * HOUR_MS + LIFETIME_MS}`;
  const signature = createHmac("sha256", readToken).update(`preview ${payload}`).digest("base64url");
  return `preview.${payload}.${signature}`;
}
