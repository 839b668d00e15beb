import * as v from "valibot";

/** The lake sends a comment every five seconds, so the connection is dead when many are missing. */
const SILENCE_LIMIT_MS = 45_000;

const ResponseHead = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), body: v.optional(v.unknown()) }),
);

/** Whether a request to this path of the lake opens an event stream. */
export function isEventStream(pathname: string): boolean {
  return /\/data\/(listen|live\/events)\//.test(pathname);
}

/** The members of WebSocket used here. */
export interface Socket extends EventTarget {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
}

interface EventStreamRequest {
  headers: Headers;
  signal?: AbortSignal | undefined;
  /** Replaces WebSocket in tests. */
  connect?: (url: string) => Socket;
}

/**
 * Fetches server-sent events over a WebSocket. The client first sends the request's headers as JSON. The lake replies with
 * `{ status, body? }`, and after a status of 200 with the text of the event stream in chunks.
 *
 * Rejects, or errors the body, with the same errors as `fetch`: @sanity/client reconnects on a TypeError.
 */
export function openEventStream(
  url: string,
  { headers, signal, connect = (address) => new WebSocket(address) }: EventStreamRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  if (signal?.aborted) return Promise.reject(signal.reason);

  const socket = connect(url.replace(/^http/, "ws"));
  const closed = new AbortController();
  const untilClosed = { signal: closed.signal };
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(silenceTimer);
    closed.abort();
    closeWithoutWarning(socket);
  };
  const fail = (reason: unknown) => {
    end();
    reject(reason);
    body?.error(reason);
  };
  const restartSilenceTimer = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(
      () => fail(new TypeError("The lake has not responded for too long")),
      SILENCE_LIMIT_MS,
    );
  };
  const respond = (text: string) => {
    const head = v.safeParse(ResponseHead, text);
    if (!head.success) return fail(new TypeError("The lake did not respond with an event stream"));
    const { status, body: rejection = null } = head.output;
    if (status !== 200) {
      end();
      return resolve(Response.json(rejection, { status }));
    }
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
      cancel: end,
    });
    return resolve(new Response(stream, { headers: { "content-type": "text/event-stream" } }));
  };
  const encoder = new TextEncoder();

  restartSilenceTimer();
  signal?.addEventListener("abort", () => fail(signal.reason), untilClosed);
  socket.addEventListener(
    "open",
    () => socket.send(JSON.stringify(Object.fromEntries(headers))),
    untilClosed,
  );
  socket.addEventListener("close", () => fail(new TypeError("The lake closed the connection")), untilClosed);
  socket.addEventListener("error", () => fail(new TypeError("The lake cannot be reached")), untilClosed);
  socket.addEventListener(
    "message",
    (event) => {
      restartSilenceTimer();
      const text = event instanceof MessageEvent ? String(event.data) : "";
      if (body === undefined) respond(text);
      else body.enqueue(encoder.encode(text));
    },
    untilClosed,
  );
  return promise;
}

/** A connecting socket is closed once it is open, because browsers log a warning otherwise. */
function closeWithoutWarning(socket: Socket) {
  if (socket.readyState === WebSocket.CONNECTING)
    socket.addEventListener("open", () => socket.close(), { once: true });
  else socket.close();
}
