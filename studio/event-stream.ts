import * as v from "valibot";

/** The lake sends a comment every 15 seconds, so a longer silence means that the connection is dead. */
const SILENCE_LIMIT_MS = 45_000;

const Opening = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.number(), body: v.optional(v.unknown()) }),
);

/** The part of a WebSocket that is used. */
export interface Socket extends EventTarget {
  readonly readyState: number;
  send: (text: string) => void;
  close: () => void;
}

interface EventStreamRequest {
  headers: Headers;
  signal?: AbortSignal | undefined;
  /** For tests. */
  connect?: (address: string) => Socket;
}

/**
 * Fetches server-sent events over a WebSocket. The request's headers are the first message, as JSON. The lake answers
 * `{ status, body? }`, and with status 200 then sends the text of the event stream, piece by piece.
 *
 * Rejects, or ends the body with an error, as `fetch` does: the caller reconnects on a TypeError.
 */
export function openEventStream(
  address: string,
  { headers, signal, connect = (url) => new WebSocket(url) }: EventStreamRequest,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  if (signal?.aborted) return Promise.reject(signal.reason);

  const socket = connect(address.replace(/^http/, "ws"));
  const closed = new AbortController();
  const watch = { signal: closed.signal };
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(silence);
    closed.abort();
    closeQuietly(socket);
  };
  const fail = (reason: unknown) => {
    end();
    reject(reason);
    body?.error(reason);
  };
  const expectMore = () => {
    clearTimeout(silence);
    silence = setTimeout(
      () => fail(new TypeError("The lake has been silent for too long")),
      SILENCE_LIMIT_MS,
    );
  };
  const open = (text: string) => {
    const opening = v.safeParse(Opening, text);
    if (!opening.success) return fail(new TypeError("The lake answered an event stream with something else"));
    const { status, body: refusal = null } = opening.output;
    if (status !== 200) {
      end();
      return resolve(Response.json(refusal, { status }));
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

  expectMore();
  signal?.addEventListener("abort", () => fail(signal.reason), watch);
  socket.addEventListener("open", () => socket.send(JSON.stringify(Object.fromEntries(headers))), watch);
  socket.addEventListener("close", () => fail(new TypeError("The lake closed the connection")), watch);
  socket.addEventListener("error", () => fail(new TypeError("The lake cannot be reached")), watch);
  socket.addEventListener(
    "message",
    (event) => {
      expectMore();
      const text = event instanceof MessageEvent ? String(event.data) : "";
      if (body === undefined) open(text);
      else body.enqueue(encoder.encode(text));
    },
    watch,
  );
  return promise;
}

/** Browsers write a warning on the console when a socket is closed before it is open. */
function closeQuietly(socket: Socket) {
  if (socket.readyState === WebSocket.CONNECTING)
    socket.addEventListener("open", () => socket.close(), { once: true });
  else socket.close();
}
