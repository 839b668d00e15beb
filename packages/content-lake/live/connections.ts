import { createSlots } from "server-kit/slots.ts";

import { clientOf } from "../access/identity.ts";
import { httpError } from "../errors.ts";
import { createOpenAmounts } from "../open-amounts.ts";
import type { LakeContext } from "../protocol/request.ts";
import { createEventStream, formatEvent, type EventSink } from "./event-stream.ts";

/** All open event streams, with limits on their number. */
export interface Connections {
  readonly size: number;
  /**
   * Opens a stream and passes its sink to `serve`, which returns a function that is called when the stream ends. Above a limit, throws
   * LakeError 503, on which clients retry.
   */
  open(client: StreamClient, serve: (sink: EventSink) => () => void): Response;
  /**
   * Counts a connection of somebody with an account or a token until the returned function is called, which may happen more than once.
   * Throws LakeError 503 above a limit.
   */
  countOwner(id: string): () => void;
  /** Tells all clients to reconnect and ends their streams. */
  closeAll(): void;
}

type StreamClient = {
  /** Whether the client is still signed in as it was. The stream of one that is not ends within seconds. */
  readonly isStillAllowed: () => boolean;
} & (
  | { readonly ownerId: string }
  /** The address of a client that is not signed in. */
  | { readonly anonymousAddress: string }
);

/** Characters of events that all streams of a client may have unread. */
const MAX_UNREAD_OF_CLIENT = 64 * 1024 ** 2;

/**
 * Anonymous clients get at most half of all connections, so that some are always left for editors. Above that, the address with the most
 * loses its oldest stream. Anonymous clients of one address, and the clients of one account, get a quarter. That is generous, because an
 * address may belong to an office, or to a proxy that TRUSTED_PROXY_HOPS does not include.
 */
export function createConnections(limit = 1000, limitPerClient = Math.ceil(limit / 4)): Connections {
  const sinks = new Set<EventSink>();
  /** How many characters each open stream of a client has unread. */
  const unreadOf = new Map<string, Set<() => number>>();
  const takeAnonymousSlot = createSlots(limit / 2);
  const count = createOpenAmounts(limitPerClient, () =>
    httpError(503, `You already have ${limitPerClient} connections. Close some, or try again later`),
  );
  return {
    get size() {
      return sinks.size;
    },
    countOwner: (id) => count(id),
    open({ isStillAllowed, ...client }, serve) {
      if (sinks.size >= limit)
        throw httpError(503, `There are already ${limit} listeners. Close some, or try again later`);
      const owner = "ownerId" in client ? client.ownerId : client.anonymousAddress;
      const stopCounting = count(owner);
      const streams = unreadOf.get(owner) ?? new Set();
      unreadOf.set(owner, streams);
      let stop: (() => void) | undefined;
      let freeSlot: (() => void) | undefined;
      const { body, sink, unreadLength } = createEventStream({
        isStillAllowed,
        hasShare: (length) =>
          [...streams].reduce((sum, unread) => sum + unread(), length) <= MAX_UNREAD_OF_CLIENT,
        onEnd() {
          sinks.delete(sink);
          streams.delete(unreadLength);
          if (streams.size === 0) unreadOf.delete(owner);
          stopCounting();
          freeSlot?.();
          stop?.();
        },
      });
      sinks.add(sink);
      streams.add(unreadLength);
      if ("anonymousAddress" in client)
        freeSlot = takeAnonymousSlot(owner, () => sink.end(formatEvent("reconnect", {})));
      try {
        stop = serve(sink);
      } catch (error) {
        sink.end();
        throw error;
      }
      // The stream may have ended during `serve`.
      if (!sinks.has(sink)) stop();
      return new Response(body, {
        headers: {
          "content-type": "text/event-stream",
          "cache-control": "no-cache, no-transform",
          "x-accel-buffering": "no",
        },
      });
    },
    closeAll() {
      for (const sink of sinks) sink.end(formatEvent("reconnect", {}));
    },
  };
}

/** The sender of a request that opens a stream. */
export function streamClientOf(c: LakeContext): StreamClient {
  return { isStillAllowed: c.get("isStillSignedIn"), ownerId: clientOf(c.get("identity")) };
}
