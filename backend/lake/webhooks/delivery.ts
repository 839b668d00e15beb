import { createHmac } from "node:crypto";

const TIMEOUT_MS = 10_000;

export interface Target {
  readonly url: string;
  readonly secret: string;
}

/** Anything but "delivered" is tried again. */
export type Outcome =
  | { readonly kind: "delivered" }
  | { readonly kind: "refused"; readonly status: number }
  /** Nobody answers: most often the site is not up yet. */
  | { readonly kind: "unreachable"; readonly reason: string };

export interface DeliveryOptions {
  readonly idempotencyKey: string;
  /** Gives up what is under way. */
  readonly stopped: AbortSignal;
}

/** One attempt. The receiver knows a repeated delivery by its idempotency key. */
export async function deliver(
  { url, secret }: Target,
  body: string,
  { idempotencyKey, stopped }: DeliveryOptions,
): Promise<Outcome> {
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
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? { kind: "delivered" } : { kind: "refused", status: response.status };
  } catch (error) {
    return {
      kind: "unreachable",
      reason: reasonOf(error),
    };
  }
}

/** fetch says only "fetch failed"; why is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const SIGNATURE_HEADER = "sanity-webhook-signature";

/** The header as Sanity writes it: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`. */
function sign(body: string, secret: string, timeMs: number): string {
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  return `t=${timeMs},v1=${hash}`;
}
