import { Hono } from "hono";

import type { Log } from "#log.ts";

import { type AddressOf, strangerOf } from "../access/client-address.ts";
import { type Identity, mayRead } from "../access/identity.ts";
import { randomId, isPublishedId } from "../documents/ids.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { LakeError, httpError } from "../errors.ts";
import { isPublishedByDefault, type LakeContext, type LakeEnv, readParameters } from "../http/request.ts";
import type { Lake, ListenFilter } from "../lake.ts";
import type { Connections } from "./connections.ts";
import { frame, type EventSink } from "./event-stream.ts";

export interface ListenSettings {
  readonly lake: Lake;
  readonly connections: Connections;
  readonly addressOf: AddressOf;
  readonly log: Log;
}

/** GET /data/listen/:dataset: the changes that touch what a query selects, from now or from where the client was cut off. */
export function listenRoutes({ lake, connections, addressOf, log }: ListenSettings): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/listen/:dataset", (c) => {
    const { searchParams } = new URL(c.req.url);
    const query = searchParams.get("query");
    if (query === null) throw httpError(400, "The request has no query");
    const params = readParameters(searchParams);
    const options = readOptions(c);
    const lastEventId =
      searchParams.get("enableResume") === "true" ? c.req.header("last-event-id") : undefined;

    return connections.open(strangerOf(c, addressOf), (sink) => {
      const match = matcherOr(() => lake.queries.listenFilter(query, params, options.identity), sink);
      if (!match) return () => undefined;
      sink.send(greeting(lake, match, options, lastEventId));
      return lake.onCommit((transaction) => {
        try {
          const frames = mutationFrames(transaction, match, options);
          if (frames !== "") sink.send(frames);
        } catch (error) {
          // Its query is too much: it would be so again after a new connection.
          if (error instanceof LakeError && options.identity.role === "anonymous")
            return sink.end(frame("channelError", error.body));
          log.error("A listener failed and is told to reconnect", { query, error });
          sink.end(frame("reconnect", {}));
        }
      });
    });
  });

  return routes;
}

/** A bad query is answered on the stream: the client makes it a ChannelError, where it would try for ever on a closed stream. */
function matcherOr(make: () => ListenFilter, sink: EventSink): ListenFilter | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    sink.end(frame("channelError", error.body));
    return undefined;
  }
}

function greeting(
  lake: Lake,
  match: ListenFilter,
  options: ListenOptions,
  lastEventId: string | undefined,
): string {
  const listenerName = randomId();
  if (!lastEventId) return frame("welcome", { listenerName });
  const [transactionId = "", documentId] = lastEventId.split("#");
  const last = lake.transaction(transactionId);
  const missed = last && lake.transactionsAfter(last.sequence);
  if (!last || !missed) return frame("reset", { listenerName });
  const rest = mutationFrames(last, match, options, documentId);
  const replayed = missed.map((transaction) => mutationFrames(transaction, match, options));
  return [frame("welcomeback", { listenerName }), rest, ...replayed].join("");
}

function readOptions(c: LakeContext): ListenOptions {
  return {
    identity: c.get("identity"),
    includeAllVersions:
      c.req.query("includeAllVersions") === "true" || !isPublishedByDefault(c.get("apiVersion")),
    includeMutations: c.req.query("includeMutations") !== "false",
    includePreviousRevision: c.req.query("includePreviousRevision") === "true",
    includeResult: c.req.query("includeResult") === "true",
    withEffects: c.req.query("effectFormat") === "mendoza",
  };
}

/** What a listener asked for, beside its query. */
export interface ListenOptions {
  readonly identity: Identity;
  readonly includeAllVersions: boolean;
  readonly includeMutations: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeResult: boolean;
  readonly withEffects: boolean;
}

type Seen = ReturnType<ListenFilter>[number] & { readonly change: Change };

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
  match: ListenFilter,
  options: ListenOptions,
  after?: string,
): string {
  const seen = match(transaction).flatMap(({ changeIndex, matchesBefore: was, matchesAfter: is }): Seen[] => {
    const change = transaction.changes[changeIndex];
    return change && (was || is) && mayHear(change.id, options)
      ? [{ changeIndex, matchesBefore: was, matchesAfter: is, change }]
      : [];
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
  { change, matchesBefore: was, matchesAfter: is }: Seen,
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
