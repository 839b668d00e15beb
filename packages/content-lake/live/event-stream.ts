import type { Json } from "../documents/json.ts";

const KEEP_ALIVE_MS = 5000;
/** Tells clients how long to wait before they reconnect. */
const RETRY_MS = 500;

/** Formats a server-sent event. */
export function formatEvent(event: string, data: Json, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export interface EventSink {
  /** Whether events of this length can be sent. If not, the client must reconnect. */
  hasRoom(length: number): boolean;
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
  /**
   * A client with more unread characters is told to reconnect, and what it has not read is dropped, so that it cannot fill the memory. A
   * client that is up to date gets an event of any length.
   */
  readonly maxUnread?: number;
  /** Whether the other streams of the client leave room for so many characters. */
  readonly hasShare?: (length: number) => boolean;
}

/** A stream of server-sent events: `body` for the response, `sink` to write to it. Sends a comment every 5 s to keep it open. */
export function createEventStream({
  onEnd,
  isStillAllowed,
  maxUnread = 4 * 1024 * 1024,
  hasShare = () => true,
}: EventStreamOptions) {
  /** What waits for the client, and the length of what is being sent to it. */
  let unread = "";
  let sending = 0;
  let start = `retry: ${RETRY_MS}\n\n`;
  let isOpen = true;
  /** Continues the reader of the body, which waits for events. */
  let wake: (() => void) | undefined;
  const keepAlive = setInterval(() => {
    if (isStillAllowed()) sink.send(": keep-alive\n\n");
    else sink.end(reconnect());
  }, KEEP_ALIVE_MS).unref();

  const unreadLength = () => unread.length + sending;
  const finish = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(keepAlive);
    wake?.();
    onEnd();
  };
  const sink: EventSink = {
    hasRoom: (length) => (unreadLength() === 0 || unreadLength() + length <= maxUnread) && hasShare(length),
    send(events) {
      if (!isOpen) return;
      if (!sink.hasRoom(events.length)) {
        unread = "";
        return sink.end(reconnect());
      }
      // Events of the same turn are sent in one write.
      if (unread === "" && wake) setImmediate(wake);
      unread += events;
    },
    end(lastEvents = "") {
      if (isOpen) unread += lastEvents;
      finish();
    },
  };

  const body = new ReadableStream<Uint8Array>(
    {
      // Called when the client has received what was sent.
      async pull(controller) {
        sending = 0;
        if (start + unread === "" && isOpen) await new Promise<void>((resolve) => (wake = resolve));
        wake = undefined;
        const events = start + unread;
        sending = unread.length;
        start = "";
        unread = "";
        if (events !== "") controller.enqueue(Buffer.from(events));
        if (!isOpen) controller.close();
      },
      cancel() {
        unread = "";
        finish();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sink, unreadLength };
}

function reconnect(): string {
  return formatEvent("reconnect", {});
}
