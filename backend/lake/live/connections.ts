import { httpError } from "../errors.ts";
import { createEventStream, frame, type EventSink } from "./event-stream.ts";

/** All open streams: counted, bounded, and ended together when the lake stops. */
export interface Connections {
  readonly size: number;
  /**
   * Opens a stream and hands its sink to `serve`, which returns what to do when it ends. Throws LakeError 503 when there are
   * too many, or too many of `stranger`, the address of somebody who is not signed in: the clients take it for a passing fault
   * and try again.
   */
  open(stranger: string | undefined, serve: (sink: EventSink) => () => void): Response;
  closeAll(): void;
}

/** One address may be a whole office, or all visitors behind a proxy that nobody has named (TRUSTED_PROXY_HOPS). */
export function createConnections(limit = 1000, limitOfStranger = limit / 4): Connections {
  const sinks = new Set<EventSink>();
  const strangers = new Map<string, number>();
  const count = (stranger: string | undefined, more: 1 | -1) => {
    if (stranger === undefined) return;
    const counted = (strangers.get(stranger) ?? 0) + more;
    if (counted === 0) strangers.delete(stranger);
    else strangers.set(stranger, counted);
  };
  return {
    get size() {
      return sinks.size;
    },
    open(stranger, serve) {
      if (sinks.size >= limit)
        throw httpError(503, `There are already ${limit} listeners. Close some, or try again later`);
      if (stranger !== undefined && (strangers.get(stranger) ?? 0) >= limitOfStranger) {
        throw httpError(
          503,
          `There are already ${limitOfStranger} listeners of this address that are not signed in. Close some, or sign in`,
        );
      }
      let stop: (() => void) | undefined;
      const { body, sink } = createEventStream({
        onEnd() {
          sinks.delete(sink);
          count(stranger, -1);
          stop?.();
        },
      });
      sinks.add(sink);
      count(stranger, 1);
      try {
        stop = serve(sink);
      } catch (error) {
        sink.end();
        throw error;
      }
      // It may have ended while it was being served.
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
      for (const sink of sinks) sink.end(frame("reconnect", {}));
    },
  };
}
