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
  /** Tells all clients to reconnect and ends their streams. */
  closeAll(): void;
}

/** The limit per address is generous: it may be that of an office, or of a proxy that TRUSTED_PROXY_HOPS does not count. */
export function createConnections(limit = 1000, limitPerAnonymousAddress = limit / 4): Connections {
  const sinks = new Set<EventSink>();
  const anonymousConnections = new Map<string, number>();
  const count = (anonymousAddress: string | undefined, change: 1 | -1) => {
    if (anonymousAddress === undefined) return;
    const updated = (anonymousConnections.get(anonymousAddress) ?? 0) + change;
    if (updated === 0) anonymousConnections.delete(anonymousAddress);
    else anonymousConnections.set(anonymousAddress, updated);
  };
  return {
    get size() {
      return sinks.size;
    },
    open(anonymousAddress, serve) {
      if (sinks.size >= limit)
        throw httpError(503, `There are already ${limit} listeners. Close some, or try again later`);
      if (
        anonymousAddress !== undefined &&
        (anonymousConnections.get(anonymousAddress) ?? 0) >= limitPerAnonymousAddress
      ) {
        throw httpError(
          503,
          `There are already ${limitPerAnonymousAddress} anonymous listeners of this address. Close some, or sign in`,
        );
      }
      let stop: (() => void) | undefined;
      const { body, sink } = createEventStream({
        onEnd() {
          sinks.delete(sink);
          count(anonymousAddress, -1);
          stop?.();
        },
      });
      sinks.add(sink);
      count(anonymousAddress, 1);
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
