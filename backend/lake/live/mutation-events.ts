import type { Matcher } from "../contract.ts";
import type { JsonObject } from "../documents/document.ts";
import { isPublishedId } from "../documents/ids.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { type Identity, mayRead } from "../identity.ts";
import { frame } from "./event-stream.ts";

/** What a listener asked for, beside its query. */
export interface ListenOptions {
  readonly identity: Identity;
  readonly includeAllVersions: boolean;
  readonly includeMutations: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeResult: boolean;
  readonly withEffects: boolean;
}

type Seen = ReturnType<Matcher>[number] & { readonly change: Change };

/** The id of a mutation event: what a client sends back as Last-Event-ID. */
export function eventId(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}

/**
 * The frames that one listener gets for a transaction. The Studio waits until it has as many events of a transaction as they say
 * there are: only what this listener receives is counted.
 */
export function mutationFrames(
  transaction: Transaction,
  match: Matcher,
  options: ListenOptions,
  after?: string,
): string {
  const seen = match(transaction).flatMap(({ changeIndex, was, is }): Seen[] => {
    const change = transaction.changes[changeIndex];
    return change && (was || is) && mayHear(change.id, options) ? [{ changeIndex, was, is, change }] : [];
  });
  const alreadySent = after === undefined ? 0 : seen.findIndex(({ change }) => change.id === after) + 1;
  return seen
    .map((one, index) => ({ one, index }))
    .slice(alreadySent)
    .map(({ one, index }) =>
      frame(
        "mutation",
        toEvent(transaction, one, index + 1, seen.length, options),
        eventId(transaction.id, one.change.id),
      ),
    )
    .join("");
}

function mayHear(id: string, { identity, includeAllVersions }: ListenOptions): boolean {
  return mayRead(identity, id) && (includeAllVersions || isPublishedId(id));
}

function toEvent(
  transaction: Transaction,
  { change, was, is }: Seen,
  current: number,
  total: number,
  options: ListenOptions,
): JsonObject {
  const { before, after } = change;
  return {
    eventId: eventId(transaction.id, change.id),
    documentId: change.id,
    transactionId: transaction.id,
    transition: transitionOf(was, is),
    identity: transaction.author,
    ...(options.includeMutations ? { mutations: [...change.mutations] } : {}),
    ...(before ? { previousRev: before._rev } : {}),
    // Also of a document that is gone: without it the Studio drops the event and hangs in "Saving…".
    resultRev: transaction.id,
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision && before ? { previous: before } : {}),
    ...(options.withEffects
      ? { effects: { apply: change.effects.apply, revert: change.effects.revert } }
      : {}),
    timestamp: transaction.timestamp,
    visibility: "query",
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
  };
}

function transitionOf(was: boolean, is: boolean): string {
  if (!was) return "appear";
  return is ? "update" : "disappear";
}
