import { refusal } from "../http/refusals.ts";
import { createEventStream, frame, type EventSink } from "./event-stream.ts";

/** All open streams: counted, bounded, and ended together when the lake stops. */
export interface Connections {
  readonly size: number;
  /**
   * Opens a stream and hands its sink to `serve`, which returns what to do when it ends. Throws LakeError 503 when there are
   * too many: the clients take it for a passing fault and try again.
   */
  open(serve: (sink: EventSink) => () => void): Response;
  closeAll(): void;
}

export function createConnections(limit = 1000): Connections {
  const sinks = new Set<EventSink>();
  return {
    get size() {
      return sinks.size;
    },
    open(serve) {
      if (sinks.size >= limit)
        throw refusal(503, `There are already ${limit} listeners. Close some, or try again later`);
      let stop: (() => void) | undefined;
      const { body, sink } = createEventStream({
        onEnd() {
          sinks.delete(sink);
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
