import type { IncomingMessage } from "node:http";

import * as v from "valibot";
import type { WebSocket } from "ws";

import type { Log } from "#log.ts";

import { requestOf, textOf } from "./websocket-request.ts";

const FIRST_MESSAGE_MS = 10_000;
// Only these: the headers that decide what the visitor may do are those of the connection itself.
const FirstMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ authorization: v.optional(v.string()), "last-event-id": v.optional(v.string()) }),
);
type FirstMessage = v.InferOutput<typeof FirstMessage>;

/** The HTTP app: a stream over a socket is one of its answers. `incoming` tells it the address at the other end. */
export type Answer = (
  request: Request,
  bindings: { readonly incoming: IncomingMessage },
) => Response | Promise<Response>;

/**
 * Carries one event stream over a WebSocket, because browsers allow only six HTTP connections to a host and the Studio opens more.
 * The client's first message is its headers, the first answer {"status":200} or {"status","body"}; then come the stream's own bytes.
 */
export function streamOverSocket(
  socket: WebSocket,
  incoming: IncomingMessage,
  answer: Answer,
  log: Log,
): void {
  const impatience = setTimeout(
    () => socket.close(1002, "The first message must be the headers"),
    FIRST_MESSAGE_MS,
  );
  socket.once("close", () => clearTimeout(impatience));
  socket.once("message", (data) => {
    clearTimeout(impatience);
    const headers = v.safeParse(FirstMessage, textOf(data));
    if (!headers.success) return socket.close(1002, "The first message must be the headers, as JSON");
    return void forward(socket, incoming, headers.output, answer).catch((error: unknown) => {
      log.error("A stream over a WebSocket failed", { error });
      socket.close(1011, "The lake could not answer");
    });
  });
}

async function forward(
  socket: WebSocket,
  incoming: IncomingMessage,
  first: FirstMessage,
  answer: Answer,
): Promise<void> {
  const response = await answer(toRequest(incoming, first), { incoming });
  const { status, body } = response;
  if (status !== 200 || !body) {
    socket.send(JSON.stringify({ status, body: await response.json() }));
    return socket.close(1000);
  }
  socket.send('{"status":200}');
  const reader = body.getReader();
  // When the visitor leaves, the reader ends and with it the listener.
  socket.once("close", () => void reader.cancel());
  while (socket.readyState === socket.OPEN) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    const { done, value } = await reader.read();
    if (done) break;
    // oxlint-disable-next-line no-await-in-loop -- waits for a slow visitor, so that the stream notices it
    await sent(socket, Buffer.from(value).toString());
  }
  return socket.close(1000);
}

/** Resolves when the bytes have left, or never will. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    socket.send(text, () => resolve());
  });
}

function toRequest(
  incoming: IncomingMessage,
  { authorization, "last-event-id": lastEventId }: FirstMessage,
): Request {
  const headers = new Headers();
  if (authorization !== undefined) headers.set("authorization", authorization);
  if (lastEventId !== undefined) headers.set("last-event-id", lastEventId);
  return requestOf(incoming, headers);
}
