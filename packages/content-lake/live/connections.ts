import { httpError } from "../errors.ts";
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
   * Counts an anonymous connection until the returned function is called, which may happen more than once. Throws LakeError 503
   * above a limit.
   */
  countAnonymous(address: string): () => void;
  /** Tells all clients to reconnect and ends their streams. */
  closeAll(): void;
}

interface StreamClient {
  /** Whether the client is still signed in as it was. The stream of one that is not ends within seconds. */
  readonly isStillAllowed: () => boolean;
  /** The address of a client that is not signed in. */
  readonly anonymousAddress?: string;
}

/**
 * Anonymous clients get at most half of all connections, so that some are always left for editors. Anonymous clients of one address
 * get a quarter. That is generous, because an address may belong to an office, or to a proxy that TRUSTED_PROXY_HOPS does not
 * include.
 */
export function createConnections(limit = 1000, limitPerAnonymousAddress = limit / 4): Connections {
  const sinks = new Set<EventSink>();
  const countAnonymous = createAnonymousLimit(limit / 2, limitPerAnonymousAddress);
  return {
    get size() {
      return sinks.size;
    },
    countAnonymous,
    open({ isStillAllowed, anonymousAddress }, serve) {
      if (sinks.size >= limit)
        throw httpError(503, `There are already ${limit} listeners. Close some, or try again later`);
      const stopCounting =
        anonymousAddress === undefined ? () => undefined : countAnonymous(anonymousAddress);
      let stop: (() => void) | undefined;
      const { body, sink } = createEventStream({
        isStillAllowed,
        onEnd() {
          sinks.delete(sink);
          stopCounting();
          stop?.();
        },
      });
      sinks.add(sink);
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

function createAnonymousLimit(limit: number, limitPerAddress: number): Connections["countAnonymous"] {
  const open = new Set<{ readonly address: string }>();
  const countsByAddress = new Map<string, number>();
  return (address) => {
    const count = countsByAddress.get(address) ?? 0;
    if (open.size >= limit)
      throw httpError(503, `There are already ${limit} anonymous connections. Sign in, or try again later`);
    if (count >= limitPerAddress)
      throw httpError(
        503,
        `There are already ${limitPerAddress} anonymous connections of this address. Close some, or sign in`,
      );
    const connection = { address };
    open.add(connection);
    countsByAddress.set(address, count + 1);
    return () => {
      if (!open.delete(connection)) return;
      const remaining = (countsByAddress.get(address) ?? 0) - 1;
      if (remaining > 0) countsByAddress.set(address, remaining);
      else countsByAddress.delete(address);
    };
  };
}
