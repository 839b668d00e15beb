import { Hono } from "hono";

import type { Log } from "#log.ts";

import { type AddressOf, strangerOf } from "../access/client-address.ts";
import type { Lake, Matcher } from "../contract.ts";
import { randomId } from "../documents/ids.ts";
import { LakeError } from "../errors.ts";
import { isPublishedByDefault } from "../http/api-version.ts";
import type { LakeContext, LakeEnv } from "../http/context.ts";
import { readParameters } from "../http/parameters.ts";
import { refusal } from "../http/refusals.ts";
import type { Connections } from "./connections.ts";
import { frame, type EventSink } from "./event-stream.ts";
import { mutationFrames, type ListenOptions } from "./mutation-events.ts";

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
    if (query === null) throw refusal(400, "The request has no query");
    const params = readParameters(searchParams);
    const options = readOptions(c);
    const lastEventId =
      searchParams.get("enableResume") === "true" ? c.req.header("last-event-id") : undefined;

    return connections.open(strangerOf(c, addressOf), (sink) => {
      const match = matcherOr(() => lake.queries.matcher(query, params, options.identity), sink);
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
function matcherOr(make: () => Matcher, sink: EventSink): Matcher | undefined {
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
  match: Matcher,
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
