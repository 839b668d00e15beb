import { createHmac, timingSafeEqual } from "node:crypto";

// The site's server reads drafts with the read token, which never expires. Browsers also need a token, to listen for changes during a
// preview. Theirs expires, and is signed with the read token: `preview.<expiry>.<signature>`.

const TOKEN = /^preview\.([1-9]\d{12})\.([\w-]{43})$/;

/** Creates a token for a browser, which can only read content until `expiresAt`, in ms since 1970. It does not reveal the read token. */
export function createPreviewToken(readToken: string, expiresAt: number): string {
  return `preview.${expiresAt}.${signatureOf(String(expiresAt), readToken).toString("base64url")}`;
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
