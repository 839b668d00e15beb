import { httpError } from "../errors.ts";
import { createEventStream, formatEvent, type EventSink } from "./event-stream.ts";

/** All open event streams, with limits on their number. */
export interface Connections {
  readonly size: number;
  /**
   * Opens a stream and passes its sink to `serve`, which returns a function to call when the stream ends. `anonymousAddress` is
   * the client's address if it is not signed in. Throws LakeError 503, on which clients retry, above a limit.
   */
  open(anonymousAddress: string | undefined, serve: (sink: EventSink) => () => void): Response;
  /**
   * Counts an anonymous connection until the returned function is called, which may happen more than once. Throws LakeError 503
   * above a limit.
   */
  countAnonymous(address: string): () => void;
  /** Tells all clients to reconnect and ends their streams. */
  closeAll(): void;
}

/**
 * Anonymous clients together get half of all connections, so that editors always have some, and those of one address a quarter.
 * That is generous, because the address may be that of an office, or of a proxy that TRUSTED_PROXY_HOPS does not count.
 */
export function createConnections(limit = 1000, limitPerAnonymousAddress = limit / 4): Connections {
  const sinks = new Set<EventSink>();
  const countAnonymous = createAnonymousLimit(limit / 2, limitPerAnonymousAddress);
  return {
    get size() {
      return sinks.size;
    },
    countAnonymous,
    open(anonymousAddress, serve) {
      if (sinks.size >= limit)
        throw httpError(503, `There are already ${limit} listeners. Close some, or try again later`);
      const stopCounting =
        anonymousAddress === undefined ? () => undefined : countAnonymous(anonymousAddress);
      let stop: (() => void) | undefined;
      const { body, sink } = createEventStream({
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
