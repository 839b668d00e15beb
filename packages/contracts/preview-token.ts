import { createHmac } from "node:crypto";

// The site reads drafts with its read token, which never expires. Editors' browsers also need a token, to listen for changes during the
// preview. Theirs ends with the preview, and with the account that opened it. The lake can verify it with the read token.

/**
 * Creates the token of a preview, which is signed with the read token and does not reveal it. `preview` is the account that opened it, in
 * base64url, a dot, and when it ends, in ms since 1970.
 */
export function createPreviewToken(readToken: string, preview: string): string {
  const signature = createHmac("sha256", readToken).update(`preview ${preview}`).digest("base64url");
  return `preview.${preview}.${signature}`;
}
