import type { Json } from "../documents/json.ts";

const KEEP_ALIVE_MS = 15_000;
/** How soon a client that lost its stream comes back. */
const RETRY_MS = 500;

/** One server-sent event as its bytes go over the wire. */
export function frame(event: string, data: Json, id?: string): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export interface EventSink {
  /** What belongs together goes in one call: it arrives together or not at all. */
  send(frames: string): void;
  /** Ends the stream; the client connects again unless the last frame tells it not to. */
  end(lastFrames?: string): void;
}

export interface EventStreamOptions {
  /** Called once, when the stream has ended, whoever ended it. */
  readonly onEnd: () => void;
  /** A reader this far behind is told to reconnect, so that it cannot fill the memory. */
  readonly maxBufferedBytes?: number;
}

export function createEventStream({ onEnd, maxBufferedBytes = 4 * 1024 * 1024 }: EventStreamOptions) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const keepAlive = setInterval(() => sink.send(": keep-alive\n\n"), KEEP_ALIVE_MS).unref();

  // What comes within one turn leaves together: one write for a burst of changes instead of one for each.
  let gathered = "";
  const release = () => {
    if (gathered !== "") controller?.enqueue(Buffer.from(gathered));
    gathered = "";
  };
  const finish = () => {
    if (!controller) return;
    clearInterval(keepAlive);
    controller = undefined;
    onEnd();
  };
  const sink: EventSink = {
    send(frames) {
      if (!controller) return;
      if ((controller.desiredSize ?? 0) <= gathered.length) return sink.end(frame("reconnect", {}));
      if (gathered === "") setImmediate(release);
      gathered += frames;
    },
    end(lastFrames = "") {
      if (!controller) return;
      gathered += lastFrames;
      release();
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
