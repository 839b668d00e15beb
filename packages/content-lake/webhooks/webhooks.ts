import { createHash, createHmac } from "node:crypto";

import type { Log } from "server-kit/log.ts";

import { isTrusted } from "../access/identity.ts";
import type { Transaction } from "../documents/transaction.ts";
import type { Lake } from "../lake.ts";
import {
  addTransaction,
  createPendingChanges,
  hasNothingToDeliver,
  mergeChanges,
  type PendingChanges,
  withoutList,
  toPayload,
} from "./pending-changes.ts";

/** The owner of the key values that store the last delivered sequence of each target. */
const OWNER = "<webhooks>";
/** The statuses with which a target says that it cannot parse the payload or that it is too long. */
const PAYLOAD_REJECTED = new Set([400, 413, 422]);
const RETRY_MS = [50, 200, 800, 2000, 5000];
const TIMEOUT_MS = 10_000;
/** How many deliveries start immediately although only accounts with limited rights have changed something. */
const LIMITED_AT_ONCE = 10;
const SIGNATURE_HEADER = "sanity-webhook-signature";

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

interface WebhookSettings {
  readonly lake: Lake;
  readonly targets: readonly WebhookTarget[];
  readonly log: Log;
  /** How often there is another one of those deliveries. */
  readonly limitedEveryMs?: number;
}

/**
 * Delivers every change of published documents to the targets, repeatedly until they accept it. Changes of trusted accounts are delivered
 * immediately. Each delivery expires pages of the site, so frequent changes of accounts with limited rights are collected. The transaction
 * log is the outbox: only the last delivered sequence of each target is stored, so that a crash loses and reorders nothing.
 * Returns a function that stops it.
 */
export function startWebhooks({ lake, targets, log, limitedEveryMs = 10_000 }: WebhookSettings): () => void {
  const stops = targets.map((target) => startDeliveries(target, { lake, log, limitedEveryMs }));
  return () => {
    for (const stop of stops) stop();
  };
}

function startDeliveries(
  target: WebhookTarget,
  { lake, log, limitedEveryMs }: Pick<Required<WebhookSettings>, "lake" | "log" | "limitedEveryMs">,
): () => void {
  const stopping = new AbortController();
  let pending = loadPending(lake, target.url, log);
  let isDelivering = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  /** When the pending changes are delivered. Undefined if there are none. */
  let dueAt = hasNothingToDeliver(pending) ? undefined : 0;
  const nextLimitedTime = createPace(LIMITED_AT_ONCE, limitedEveryMs);

  const stopListening = lake.onCommit((transaction, identity) => {
    if (!addTransaction(pending, transaction, contextOf(lake, transaction, log))) return;
    // A new change also retries earlier ones, because the site may have started in the meantime.
    if (isTrusted(identity)) dueAt = 0;
    else dueAt ??= nextLimitedTime();
    deliverWhenDue();
  });
  deliverWhenDue();

  function deliverWhenDue(): void {
    clearTimeout(timer);
    if (isDelivering || dueAt === undefined) return;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) {
      timer = setTimeout(deliverWhenDue, waitMs);
      return;
    }
    isDelivering = true;
    dueAt = undefined;
    attempt()
      .catch((error: unknown) =>
        log.error("A webhook could not be delivered; the next publish triggers another attempt", {
          url: target.url,
          error,
        }),
      )
      .finally(() => {
        isDelivering = false;
        if (!stopping.signal.aborted) deliverWhenDue();
      });
  }

  async function attempt(): Promise<void> {
    const sending = pending;
    pending = createPendingChanges(sending.sequence);
    const idempotencyKey = idempotencyKeyOf(sending);
    const result = await deliver(target, toPayload(sending), { idempotencyKey, signal: stopping.signal });
    if (stopping.signal.aborted) return;
    if (result.kind === "delivered") {
      failures = 0;
      log.debug("A webhook was delivered", { url: target.url, idempotencyKey });
      lake.keyValues.set(OWNER, target.url, sending.sequence);
      return;
    }
    // The next attempt has no list, because a rejected list must not block later changes forever.
    const isPayloadRejected = result.kind === "rejected" && PAYLOAD_REJECTED.has(result.status);
    pending = mergeChanges(isPayloadRejected ? withoutList(sending) : sending, pending);
    dueAt = performance.now() + (RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
    failures += 1;
    logFailure(log, { url: target.url, idempotencyKey, result }, failures);
  }

  return () => {
    stopping.abort();
    stopListening();
    clearTimeout(timer);
    // Skips transactions without published changes, so that they are not read again at the next start.
    if (!isDelivering && hasNothingToDeliver(pending))
      lake.keyValues.set(OWNER, target.url, pending.sequence);
  };
}

/** Returns a function that says when the next delivery may start: `atOnce` of them immediately, and then one in each interval. */
function createPace(atOnce: number, intervalMs: number): () => number {
  let usedUntil = 0;
  return () => {
    const now = performance.now();
    const start = Math.max(now, usedUntil - (atOnce - 1) * intervalMs);
    usedUntil = Math.max(now, usedUntil) + intervalMs;
    return start;
  };
}

type Delivery = Readonly<{ url: string; idempotencyKey: string; result: DeliveryResult }>;

/** Logs the first rejection as an error. An unreachable site is not an error, because that is normal while it starts. */
function logFailure(log: Log, delivery: Delivery, failures: number): void {
  if (delivery.result.kind === "rejected" && failures === 1) {
    log.error(
      "A webhook was rejected and will be retried. Check that both sides have the same secret and that their clocks agree",
      delivery,
    );
  } else {
    log.debug("A webhook was not delivered and will be retried", delivery);
  }
}

/** The changes since the last delivery of an earlier process. A new target starts with the next change. */
function loadPending(lake: Lake, url: string, log: Log): PendingChanges {
  const stored = lake.keyValues.get(OWNER, url);
  if (typeof stored !== "number") {
    const { sequence } = lake;
    lake.keyValues.set(OWNER, url, sequence);
    return createPendingChanges(sequence);
  }
  const changes = createPendingChanges(stored);
  const missed = lake.transactionsAfter(stored);
  if (!missed) return { ...changes, isIncomplete: true };
  for (const transaction of missed) addTransaction(changes, transaction, contextOf(lake, transaction, log));
  return changes;
}

function contextOf(lake: Lake, transaction: Transaction, log: Log) {
  return { syncTags: tagsOf(lake, transaction, log), documents: lake.documents };
}

/** The invalidated sync tags. If there are too many or an error occurs, there are none, but the delivery still lists the documents. */
function tagsOf(lake: Lake, transaction: Transaction, log: Log): string[] {
  try {
    return lake.queries.invalidatedTags(transaction, { includeDrafts: false }) ?? [];
  } catch (error) {
    log.error("The sync tags of a transaction could not be determined", {
      transaction: transaction.id,
      error,
    });
    return [];
  }
}

/** Identical for all attempts with the same content, even after a restart. */
function idempotencyKeyOf({ changes, sequence, isIncomplete }: PendingChanges): string {
  return createHash("sha256")
    .update(JSON.stringify([sequence, [...changes.keys()], isIncomplete]))
    .digest("hex")
    .slice(0, 32);
}

/** The result of an attempt. Unless it is "delivered", there is another attempt. */
type DeliveryResult =
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
async function deliver(
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

/** The signature header in Sanity's format: `t=<ms>,v1=<base64url HMAC-SHA256 of "t.body">`. */
function sign(body: string, secret: string, timeMs: number): string {
  const hash = createHmac("sha256", secret).update(`${timeMs}.${body}`).digest("base64url");
  return `t=${timeMs},v1=${hash}`;
}
