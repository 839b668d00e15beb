import type { Json } from "../documents/json.ts";

const KEEP_ALIVE_MS = 5000;
/** Tells clients how long to wait before they reconnect. */
const RETRY_MS = 500;

/** Formats a server-sent event. */
export function formatEvent(event: string, data: Json, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export interface EventSink {
  /** Sends formatted events. The events of one call arrive together or not at all. */
  send(events: string): void;
  /** Ends the stream. The client reconnects unless one of `lastEvents` tells it not to. */
  end(lastEvents?: string): void;
}

interface EventStreamOptions {
  /** Called once, when the server or the client has ended the stream. */
  readonly onEnd: () => void;
  /** Asked every five seconds. Once it returns false, the stream ends: its account or token was removed, or has expired. */
  readonly isStillAllowed: () => boolean;
  /** A client with more unread bytes is told to reconnect, so that it cannot fill the memory. */
  readonly maxBufferedBytes?: number;
}

/** A stream of server-sent events: `body` for the response, `sink` to write to it. Sends a comment every 5 s to keep it open. */
export function createEventStream({
  onEnd,
  isStillAllowed,
  maxBufferedBytes = 4 * 1024 * 1024,
}: EventStreamOptions) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const keepAlive = setInterval(() => {
    if (isStillAllowed()) sink.send(": keep-alive\n\n");
    else sink.end(formatEvent("reconnect", {}));
  }, KEEP_ALIVE_MS).unref();

  // Events of the same turn are sent in one write.
  let buffered = "";
  const flush = () => {
    if (buffered !== "") controller?.enqueue(Buffer.from(buffered));
    buffered = "";
  };
  const finish = () => {
    if (!controller) return;
    clearInterval(keepAlive);
    controller = undefined;
    onEnd();
  };
  const sink: EventSink = {
    send(events) {
      if (!controller) return;
      if ((controller.desiredSize ?? 0) <= buffered.length) return sink.end(formatEvent("reconnect", {}));
      if (buffered === "") setImmediate(flush);
      buffered += events;
    },
    end(lastEvents = "") {
      if (!controller) return;
      buffered += lastEvents;
      flush();
      controller.close();
      finish();
    },
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
        sink.send(`retry: ${RETRY_MS}\n\n`);
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBufferedBytes }),
  );
  return { body, sink };
}
