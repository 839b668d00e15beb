import { Hono } from "hono";
import type { Log } from "server-kit/log.ts";

import { randomId } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";
import { unauthorized } from "../errors.ts";
import type { StreamedLake } from "../lake.ts";
import type { TakeTurn } from "../protocol/client-turns.ts";
import type { LakeEnv } from "../protocol/request.ts";
import { MAX_INVALIDATED } from "../query/sync-tags.ts";
import { type Connections, streamClientOf } from "./connections.ts";
import { formatEvent, type EventSink } from "./event-stream.ts";

const MAX_RECENT_MESSAGES = 1000;
/** Clients load what they show again at each event, and a client of next-sanity queues these loads without an end. */
const INTERVAL_MS = 500;

interface LiveSettings {
  readonly lake: StreamedLake;
  readonly connections: Connections;
  readonly log: Log;
  readonly takeTurn: TakeTurn;
}

/**
 * Sends invalidated sync tags to its subscribers: at once after a pause, and otherwise those of 500 ms together. One channel includes the tags
 * of drafts and versions, the other does not.
 */
interface Channel {
  /** Sends the messages since `lastEventId`, then new ones. Returns a function that unsubscribes. */
  subscribe(sink: EventSink, lastEventId: string | undefined): () => void;
}

/** GET /data/live/events/:dataset: the sync tags of stale results, with `includeDrafts` also those of drafts and versions. */
export function liveRoutes({ lake, connections, log, takeTurn }: LiveSettings): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const published = createChannel(lake, false, log);
  const everything = createChannel(lake, true, log);

  routes.get("/data/live/events/:dataset", (c) => {
    const includeDrafts = c.req.query("includeDrafts") === "true";
    if (includeDrafts && c.get("identity").role === "anonymous")
      throw unauthorized("Sign in to receive events of drafts");
    const channel = includeDrafts ? everything : published;
    return takeTurn(c, () =>
      connections.open(streamClientOf(c), (sink) => channel.subscribe(sink, c.req.header("last-event-id"))),
    );
  });

  return routes;
}

function createChannel(lake: LiveSettings["lake"], includeDrafts: boolean, log: Log): Channel {
  const sinks = new Set<EventSink>();
  const recentMessages: string[] = [];
  // Part of event ids, so that a client with an id from before a restart can be told to fetch everything again.
  const instanceId = randomId(8);
  let position = 0;
  // What has become stale since the last event, if something has; "all" for any result.
  let stale: Set<string> | "all" | undefined;
  let timer: NodeJS.Timeout | undefined;

  lake.onCommit((transaction) => {
    const tags = tagsOf(transaction);
    if (tags?.length === 0) return;
    stale = union(stale, tags);
    timer ??= sendNow();
  });

  /** Sends what is stale, and returns the timer for what becomes stale until it ends. */
  function sendNow(): NodeJS.Timeout | undefined {
    if (!stale) return undefined;
    position += 1;
    const id = `${instanceId}-${position}`;
    const message =
      stale === "all" ? formatEvent("restart", {}, id) : formatEvent("message", { tags: [...stale] }, id);
    // Who has missed a restart misses all messages, and is told to restart, too.
    if (stale === "all") recentMessages.length = 0;
    else if (recentMessages.push(message) > MAX_RECENT_MESSAGES) recentMessages.shift();
    stale = undefined;
    for (const sink of sinks) sink.send(message);
    return setTimeout(() => (timer = sendNow()), INTERVAL_MS).unref();
  }

  /** Undefined if any result may be stale. */
  function tagsOf(transaction: Transaction): string[] | undefined {
    try {
      return lake.queries.invalidatedTags(transaction, { includeDrafts });
    } catch (error) {
      log.error(
        "The sync tags of a transaction could not be determined; all live clients are told to restart",
        {
          transaction: transaction.id,
          error,
        },
      );
      return undefined;
    }
  }

  return {
    subscribe(sink, lastEventId) {
      const missed = lastEventId === undefined ? [] : messagesSince(lastEventId);
      const currentId = `${instanceId}-${position}`;
      sink.send(
        formatEvent("welcome", {}, missed?.length === 0 ? currentId : undefined) +
          (missed?.join("") ?? formatEvent("restart", {}, currentId)),
      );
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };

  function messagesSince(lastEventId: string): string[] | undefined {
    const [eventInstance, eventPosition] = lastEventId.split("-");
    const count = position - Number(eventPosition);
    if (eventInstance !== instanceId || !(count >= 0 && count <= recentMessages.length)) return undefined;
    return count === 0 ? [] : recentMessages.slice(-count);
  }
}

function union(
  stale: Set<string> | "all" | undefined,
  tags: readonly string[] | undefined,
): Set<string> | "all" {
  if (!tags || stale === "all") return "all";
  const all = new Set([...(stale ?? []), ...tags]);
  return all.size > MAX_INVALIDATED ? "all" : all;
}
