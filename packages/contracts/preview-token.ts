import { createHmac, timingSafeEqual } from "node:crypto";

// The site reads drafts with its read token, which never expires. Editors' browsers also need a token, to listen for changes during the
// preview. Theirs expires, and the lake can verify it with the read token.

const HOUR_MS = 60 * 60 * 1000;
/** A working day of 12 hours plus the current hour: the expiry is rounded, so that a page reloaded within the hour gets the same token. */
const LIFETIME_MS = 13 * HOUR_MS;

const TOKEN = /^preview\.([1-9]\d{12})\.([\w-]{43})$/;

/** Creates a token that is signed with the read token and does not reveal it. `now` is in ms since 1970. */
export function createPreviewToken(readToken: string, now = Date.now()): string {
  const expiresAt = String(Math.floor(now / HOUR_MS) * HOUR_MS + LIFETIME_MS);
  return `preview.${expiresAt}.${signatureOf(expiresAt, readToken).toString("base64url")}`;
}

/** Whether a token was created with this read token and has not expired. */
export function isPreviewToken(token: string, readToken: string, now = Date.now()): boolean {
  const [, expiresAt = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (Number(expiresAt) <= now) return false;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(expiresAt, readToken);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(expiresAt: string, readToken: string): Buffer {
  return createHmac("sha256", readToken).update(`preview ${expiresAt}`).digest();
}
