import { createHmac, timingSafeEqual } from "node:crypto";

// The site's server reads drafts with the read token, which never expires. Browsers also need a token, to listen for changes during a
// preview. Theirs expires, ends with the account that opened the preview, and is signed with the read token:
// `preview.<opener>.<expiry>.<signature>`, where the opener is its id in base64url.

const TOKEN = /^preview\.([\w-]+)\.([1-9]\d{12})\.([\w-]{43})$/;

/** Creates a token for a browser, which can only read content until `expiresAt`, in ms since 1970. It does not reveal the read token. */
export function createPreviewToken(readToken: string, opener: string, expiresAt: number): string {
  const payload = `${Buffer.from(opener).toString("base64url")}.${expiresAt}`;
  return `preview.${payload}.${signatureOf(payload, readToken).toString("base64url")}`;
}

/** What a token says. */
export interface Preview {
  /** Who opened the preview. */
  readonly opener: string;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

/** The preview of a token. Undefined unless it was created with this read token, and has not expired. */
export function readPreviewToken(token: string, readToken: string, now = Date.now()): Preview | undefined {
  const [, opener = "", expiresAt = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (Number(expiresAt) <= now) return undefined;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(`${opener}.${expiresAt}`, readToken);
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isValid) return undefined;
  return { opener: Buffer.from(opener, "base64url").toString(), expiresAt: Number(expiresAt) };
}

function signatureOf(payload: string, readToken: string): Buffer {
  return createHmac("sha256", readToken).update(`preview ${payload}`).digest();
}
