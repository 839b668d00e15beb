import { Hono } from "hono";

import type { Log } from "#log.ts";

import { type AddressOf, strangerOf } from "../access/client-address.ts";
import { randomId } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";
import { unauthorized } from "../errors.ts";
import type { LakeEnv } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Connections } from "./connections.ts";
import { frame, type EventSink } from "./event-stream.ts";

const KEPT = 1000;

export interface LiveSettings {
  readonly lake: Lake;
  readonly connections: Connections;
  readonly addressOf: AddressOf;
  readonly log: Log;
}

/** Everybody's changes, or also those of drafts and versions: which sync tags have changed, in order. */
interface Channel {
  join(sink: EventSink, lastEventId: string | undefined): () => void;
}

/** GET /data/live/events/:dataset: tells which cached answers are out of date. Without drafts anybody may listen: the client sends no token. */
export function liveRoutes({ lake, connections, addressOf, log }: LiveSettings): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const published = createChannel(lake, false, log);
  const everything = createChannel(lake, true, log);

  routes.get("/data/live/events/:dataset", (c) => {
    const includeDrafts = c.req.query("includeDrafts") === "true";
    if (includeDrafts && c.get("identity").role === "anonymous")
      throw unauthorized("Sign in to hear of drafts");
    const channel = includeDrafts ? everything : published;
    return connections.open(strangerOf(c, addressOf), (sink) =>
      channel.join(sink, c.req.header("last-event-id")),
    );
  });

  return routes;
}

function createChannel(lake: Lake, includeDrafts: boolean, log: Log): Channel {
  const sinks = new Set<EventSink>();
  const kept: string[] = [];
  // An id from before a restart is unknown: its client is told to fetch everything again.
  const run = randomId(8);
  let position = 0;

  lake.onCommit((transaction) => {
    const tags = tagsOf(transaction);
    if (tags.length === 0) return;
    position += 1;
    const message = frame("message", { tags }, `${run}-${position}`);
    kept.push(message);
    if (kept.length > KEPT) kept.shift();
    for (const sink of sinks) sink.send(message);
  });

  function tagsOf(transaction: Transaction): string[] {
    try {
      return lake.queries.invalidatedTags(transaction, { includeDrafts });
    } catch (error) {
      log.error("The tags of a change are unknown: all live readers start over", {
        transaction: transaction.id,
        error,
      });
      for (const sink of sinks) sink.send(frame("restart", {}, `${run}-${position}`));
      return [];
    }
  }

  return {
    join(sink, lastEventId) {
      const missed = lastEventId === undefined ? [] : since(lastEventId);
      const here = `${run}-${position}`;
      sink.send(
        frame("welcome", {}, missed?.length === 0 ? here : undefined) +
          (missed?.join("") ?? frame("restart", {}, here)),
      );
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };

  function since(lastEventId: string): string[] | undefined {
    const [itsRun, itsPosition] = lastEventId.split("-");
    const missing = position - Number(itsPosition);
    if (itsRun !== run || !(missing >= 0 && missing <= kept.length)) return undefined;
    return missing === 0 ? [] : kept.slice(-missing);
  }
}
