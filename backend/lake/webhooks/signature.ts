import { createHmac } from "node:crypto";

export const SIGNATURE_HEADER = "sanity-webhook-signature";

/** The header as Sanity writes it: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`. */
export function sign(body: string, secret: string, timeMs: number): string {
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  return `t=${timeMs},v1=${hash}`;
}
