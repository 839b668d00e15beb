import { createHmac } from "node:crypto";

const TIMEOUT_MS = 10_000;

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** The result of an attempt. Unless it is "delivered", there is another attempt. */
export type DeliveryResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "rejected"; readonly status: number }
  /** There was no response, usually because the site has not started yet. */
  | { readonly kind: "unreachable"; readonly reason: string };

interface DeliveryOptions {
  readonly idempotencyKey: string;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** Makes one attempt. The receiver recognizes repeated deliveries by the idempotency key. */
export async function deliver(
  { url, secret }: WebhookTarget,
  body: string,
  { idempotencyKey, signal }: DeliveryOptions,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
        [SIGNATURE_HEADER]: sign(body, secret, Date.now()),
      },
      body,
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? { kind: "delivered" } : { kind: "rejected", status: response.status };
  } catch (error) {
    return {
      kind: "unreachable",
      reason: errorReason(error),
    };
  }
}

/** The message of fetch's error is only "fetch failed"; its cause has the reason. */
function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const SIGNATURE_HEADER = "sanity-webhook-signature";

/** The signature header in Sanity's format: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`. */
function sign(body: string, secret: string, timeMs: number): string {
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  return `t=${timeMs},v1=${hash}`;
}
