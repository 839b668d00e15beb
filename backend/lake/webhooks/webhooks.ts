import { createHash } from "node:crypto";

import type { Log } from "#log.ts";

import type { Transaction } from "../documents/transaction.ts";
import type { Lake } from "../lake.ts";
import { deliver, type Outcome, type Target } from "./delivery.ts";
import {
  addTransaction,
  createBacklog,
  isEmpty,
  merge,
  type Backlog,
  unlisted,
  toMessage,
} from "./pending-changes.ts";

const OWNER = "<webhooks>";
/** A body that is not understood, or too long. */
const LIST_REFUSED = new Set([400, 413, 422]);
const RETRY_MS = [50, 200, 800, 2000, 5000];

export interface WebhookSettings {
  readonly lake: Lake;
  readonly targets: readonly Target[];
  readonly log: Log;
}

/**
 * Tells other servers of every change to published documents, at once, and again until they have accepted it. The transaction
 * log is the outbox: only how far each target has come is stored, so nothing is lost or reordered by a crash. Returns the way
 * to stop.
 */
export function startWebhooks({ lake, targets, log }: WebhookSettings): () => void {
  const stops = targets.map((target) => startTarget(lake, target, log));
  return () => {
    for (const stop of stops) stop();
  };
}

function startTarget(lake: Lake, target: Target, log: Log): () => void {
  const stopping = new AbortController();
  let waiting = catchUp(lake, target.url, log);
  let isBusy = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const stopListening = lake.onCommit((transaction) => {
    // A new publish does not wait for the next try of an old one: the site may be up by now.
    if (addTransaction(waiting, transaction, tagsOf(lake, transaction, log))) start();
  });
  start();

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy || isEmpty(waiting)) return;
    isBusy = true;
    attempt()
      .catch((error: unknown) =>
        log.error("A webhook could not be delivered; the next publish tries again", {
          url: target.url,
          error,
        }),
      )
      .finally(() => {
        isBusy = false;
        if (!stopping.signal.aborted && timer === undefined) start();
      });
  }

  async function attempt(): Promise<void> {
    const sent = waiting;
    waiting = createBacklog(sent.sequence);
    const idempotencyKey = keyOf(sent);
    const outcome = await deliver(target, toMessage(sent), { idempotencyKey, stopped: stopping.signal });
    if (stopping.signal.aborted) return;
    if (outcome.kind === "delivered") {
      failures = 0;
      log.debug("A webhook was delivered", { url: target.url, idempotencyKey });
      lake.keyValues.set(OWNER, target.url, sent.sequence);
      return;
    }
    // The list itself is at fault: nothing that comes after it may have to wait for ever.
    const isListRefused = outcome.kind === "refused" && LIST_REFUSED.has(outcome.status);
    waiting = merge(isListRefused ? unlisted(sent) : sent, waiting);
    timer = setTimeout(start, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
    tell(log, { url: target.url, idempotencyKey, outcome }, failures);
  }

  return () => {
    stopping.abort();
    stopListening();
    clearTimeout(timer);
    // Nothing published since: no need to look at the same transactions again after the next start.
    if (!isBusy && isEmpty(waiting)) lake.keyValues.set(OWNER, target.url, waiting.sequence);
  };
}

type Delivery = Readonly<{ url: string; idempotencyKey: string; outcome: Outcome }>;

/** A site that is still starting is no news; one that refuses is, once. */
function tell(log: Log, delivery: Delivery, failures: number): void {
  if (delivery.outcome.kind === "refused" && failures === 1) {
    log.error(
      "A webhook was refused and is tried again. Do both sides have the same SANITY_REVALIDATE_SECRET, and clocks that agree?",
      delivery,
    );
  } else {
    log.debug("A webhook was not delivered and is tried again", delivery);
  }
}

/** What happened while nobody delivered. A target that is new starts from now. */
function catchUp(lake: Lake, url: string, log: Log): Backlog {
  const stored = lake.keyValues.get(OWNER, url);
  if (typeof stored !== "number") {
    const { sequence } = lake;
    lake.keyValues.set(OWNER, url, sequence);
    return createBacklog(sequence);
  }
  const backlog = createBacklog(stored);
  const missed = lake.transactionsAfter(stored);
  if (!missed) return { ...backlog, isIncomplete: true };
  for (const transaction of missed) addTransaction(backlog, transaction, tagsOf(lake, transaction, log));
  return backlog;
}

/** A delivery without tags is better than none: it still names the documents. */
function tagsOf(lake: Lake, transaction: Transaction, log: Log): string[] {
  try {
    return lake.queries.invalidatedTags(transaction, { includeDrafts: false });
  } catch (error) {
    log.error("The tags of a change are unknown", { transaction: transaction.id, error });
    return [];
  }
}

/** The same for every attempt with the same content, also after a restart. */
function keyOf({ changes, sequence, isIncomplete }: Backlog): string {
  return createHash("sha256")
    .update(JSON.stringify([sequence, [...changes.keys()], isIncomplete]))
    .digest("hex")
    .slice(0, 32);
}
