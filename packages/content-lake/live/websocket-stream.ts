import type { IncomingMessage } from "node:http";

import type { Log } from "server-kit/log.ts";
import * as v from "valibot";
import type { WebSocket } from "ws";

import { messageText, toRequest } from "./websocket-request.ts";

const FIRST_MESSAGE_TIMEOUT_MS = 10_000;
const HeaderValue = v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/));
// The first message can set only these headers. All others that affect access are taken from the upgrade request.
const FirstMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ authorization: v.exactOptional(HeaderValue), "last-event-id": v.exactOptional(HeaderValue) }),
);
type FirstMessage = v.InferOutput<typeof FirstMessage>;

/** The HTTP app, which produces the stream. `incoming` gives it the client's network address. */
export type RequestHandler = (
  request: Request,
  bindings: { readonly incoming: IncomingMessage },
) => Response | Promise<Response>;

interface StreamSettings {
  readonly handleRequest: RequestHandler;
  /** Called when the client may read the stream, which then counts as one of its own. */
  readonly onAccepted: () => void;
  readonly log: Log;
}

/**
 * Sends an event stream over a WebSocket, because browsers allow only six HTTP connections to a host and the Studio opens more.
 * The client's first message contains its headers. The first reply is {"status":200}, or {"status","body"} for an error; all
 * further ones are the text of the stream. studio/event-stream.ts is the client.
 */
export function streamOverWebSocket(
  socket: WebSocket,
  incoming: IncomingMessage,
  { handleRequest, onAccepted, log }: StreamSettings,
): void {
  const timeout = setTimeout(
    () => socket.close(1002, "The first message must be the headers"),
    FIRST_MESSAGE_TIMEOUT_MS,
  );
  socket.once("close", () => clearTimeout(timeout));
  socket.once("message", (data) => {
    clearTimeout(timeout);
    const headers = v.safeParse(FirstMessage, messageText(data), { abortEarly: true });
    if (!headers.success) return socket.close(1002, "The first message must be the headers, as JSON");
    return void pipeStream(socket, incoming, headers.output, { handleRequest, onAccepted }).catch(
      (error: unknown) => {
        log.error("A stream over a WebSocket failed", { error });
        socket.close(1011, "The lake could not answer");
      },
    );
  });
}

async function pipeStream(
  socket: WebSocket,
  incoming: IncomingMessage,
  first: FirstMessage,
  { handleRequest, onAccepted }: Pick<StreamSettings, "handleRequest" | "onAccepted">,
): Promise<void> {
  const response = await handleRequest(toRequest(incoming, first), { incoming });
  const { status, body } = response;
  if (status !== 200 || !body) {
    socket.send(JSON.stringify({ status, body: await response.json() }));
    return socket.close(1000);
  }
  onAccepted();
  socket.send('{"status":200}');
  const reader = body.getReader();
  // Ends the listener when the client disconnects.
  socket.once("close", () => void reader.cancel());
  while (socket.readyState === socket.OPEN) {
    const { done, value } = await reader.read();
    if (done) break;
    // Waits for slow clients, so that the stream's buffer limit applies.
    await send(socket, Buffer.from(value).toString());
  }
  // The client may have gone before the stream was opened.
  await reader.cancel();
  return socket.close(1000);
}

/** Resolves when the text was sent or the socket has failed. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    socket.send(text, () => resolve());
  });
}
