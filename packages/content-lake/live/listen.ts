import { Hono } from "hono";
import type { Log } from "server-kit/log.ts";

import type { Identity } from "../access/identity.ts";
import { Deadline } from "../deadline.ts";
import { randomId, isPublishedId } from "../documents/ids.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { LakeError, httpError } from "../errors.ts";
import type { Lake, ListenFilter, StreamedLake } from "../lake.ts";
import type { TakeTurn } from "../protocol/client-turns.ts";
import { hasReleases, type LakeContext, type LakeEnv, parseQueryParams } from "../protocol/request.ts";
import { type Connections, streamClientOf } from "./connections.ts";
import { formatEvent, type EventSink } from "./event-stream.ts";

type ResumableLake = Pick<Lake, "transactionsFrom">;

interface ListenSettings {
  readonly lake: ResumableLake & StreamedLake;
  readonly connections: Connections;
  readonly log: Log;
  readonly takeTurn: TakeTurn;
}

/** All other requests wait meanwhile. A client that has missed more reads everything again. */
const MAX_RESUME_MS = 500;

/**
 * GET /data/listen/:dataset: events for changes of documents that a query selects, from now on or since the client's last event.
 */
export function listenRoutes({ lake, connections, log, takeTurn }: ListenSettings): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/listen/:dataset", (c) => {
    const { searchParams } = new URL(c.req.url);
    const query = searchParams.get("query");
    if (query === null) throw httpError(400, "The request has no query");
    const params = parseQueryParams(searchParams);
    const options = parseOptions(c);
    const lastEventId =
      searchParams.get("enableResume") === "true" ? c.req.header("last-event-id") : undefined;

    const serve = (sink: EventSink) => {
      const filter = createFilter(() => lake.queries.listenFilter(query, params, options.identity), sink);
      if (!filter) return () => undefined;
      sink.send(welcomeEvents(lake, { filter, options, sink }, lastEventId));
      return lake.onCommit((transaction) => {
        try {
          const matched = matchChanges(transaction, filter, options);
          if (matched.length === 0) return;
          sink.send(
            lake.queries.inListenerTime(options.identity, () => formatEvents(transaction, matched, options)),
          );
        } catch (error) {
          log.error("A listener failed and was told to reconnect", { query, error });
          sink.end(formatEvent("reconnect", {}));
        }
      });
    };
    return takeTurn(c, () => connections.open(streamClientOf(c), serve));
  });

  return routes;
}

/**
 * Sends the error of an invalid query as an event, which @sanity/client turns into a ChannelError. It would retry an HTTP error
 * forever.
 */
function createFilter(compile: () => ListenFilter, sink: EventSink): ListenFilter | undefined {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    sink.end(formatEvent("channelError", error.body));
    return undefined;
  }
}

interface Listener {
  readonly filter: ListenFilter;
  readonly options: ListenOptions;
  readonly sink: EventSink;
}

function welcomeEvents(lake: ResumableLake, listener: Listener, lastEventId: string | undefined): string {
  const listenerName = randomId();
  if (!lastEventId) return formatEvent("welcome", { listenerName });
  const missed = missedEvents(lake, listener, lastEventId);
  return missed === undefined
    ? formatEvent("reset", { listenerName })
    : formatEvent("welcomeback", { listenerName }) + missed;
}

/** The events after the last one that the client got. Undefined if they are too many. */
function missedEvents(
  lake: ResumableLake,
  { filter, options, sink }: Listener,
  lastEventId: string,
): string | undefined {
  const deadline = new Deadline(MAX_RESUME_MS);
  const [transactionId = "", documentId] = lastEventId.split("#");
  const transactions = lake.transactionsFrom(transactionId, deadline);
  const events: string[] = [];
  let length = 0;
  for (const [index, transaction] of transactions?.entries() ?? []) {
    const matched = matchChanges(transaction, filter, options);
    const next = formatEvents(transaction, matched, options, index === 0 ? documentId : undefined);
    length += next.length;
    if (!sink.hasRoom(length) || deadline.isOver()) return undefined;
    events.push(next);
  }
  return transactions && events.join("");
}

function parseOptions(c: LakeContext): ListenOptions {
  return {
    identity: c.get("identity"),
    includeAllVersions: c.req.query("includeAllVersions") === "true" || !hasReleases(c.get("apiVersion")),
    includeMutations: c.req.query("includeMutations") !== "false",
    includePreviousRevision: c.req.query("includePreviousRevision") === "true",
    includeResult: c.req.query("includeResult") === "true",
    withEffects: c.req.query("effectFormat") === "mendoza",
  };
}

/** A listener's options besides its query: the parameters of the HTTP API. */
interface ListenOptions {
  readonly identity: Identity;
  readonly includeAllVersions: boolean;
  readonly includeMutations: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeResult: boolean;
  readonly withEffects: boolean;
}

type MatchedChange = ReturnType<ListenFilter>[number] & { readonly change: Change };

/** The id of a mutation event, which a client sends back as Last-Event-ID. */
function eventId(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}

/** The changes of a transaction that a listener gets. */
function matchChanges(
  transaction: Transaction,
  filter: ListenFilter,
  { includeAllVersions }: ListenOptions,
): MatchedChange[] {
  return filter(transaction).flatMap(
    ({ changeIndex, matchesBefore: was, matchesAfter: is }): MatchedChange[] => {
      const change = transaction.changes[changeIndex];
      return change && (was || is) && (includeAllVersions || isPublishedId(change.id))
        ? [{ changeIndex, matchesBefore: was, matchesAfter: is, change }]
        : [];
    },
  );
}

/**
 * Formats the events of a transaction for one listener; with `after`, only those after that document's. The Studio waits until it
 * has `transactionTotalEvents` events, so only the events of this listener are counted.
 */
function formatEvents(
  transaction: Transaction,
  matched: readonly MatchedChange[],
  options: ListenOptions,
  after?: string,
): string {
  const alreadySent = after === undefined ? 0 : matched.findIndex(({ change }) => change.id === after) + 1;
  return matched
    .map((match, index) => ({ match, index }))
    .slice(alreadySent)
    .map(({ match, index }) => formatMutation(transaction, match, index + 1, matched.length, options))
    .join("");
}

/** The events of each change. Most listeners get the same, and documents may be long. */
const formatted = new WeakMap<Change, Map<string, string>>();

function formatMutation(
  transaction: Transaction,
  match: MatchedChange,
  current: number,
  total: number,
  options: ListenOptions,
): string {
  const { change, matchesBefore, matchesAfter } = match;
  const { includeMutations, includePreviousRevision, includeResult, withEffects } = options;
  const parts = [includeMutations, includePreviousRevision, includeResult, withEffects];
  const key = [matchesBefore, matchesAfter, current, total, ...parts].join();
  const events = formatted.get(change) ?? new Map<string, string>();
  formatted.set(change, events);
  const known = events.get(key);
  if (known !== undefined) return known;
  const data = toMutationEvent(transaction, match, current, total, options);
  const event = formatEvent("mutation", data, eventId(transaction.id, change.id));
  events.set(key, event);
  return event;
}

function toMutationEvent(
  transaction: Transaction,
  { change, matchesBefore: was, matchesAfter: is }: MatchedChange,
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
    // Needed for deleted documents too. Without it the Studio ignores the event and stays at "Saving…".
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
