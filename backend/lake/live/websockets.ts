import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import type { Log } from "#log.ts";

import type { Access } from "../access/access.ts";
import { LakeError } from "../errors.ts";
import { createPresence } from "./presence.ts";
import { toRequest } from "./websocket-request.ts";
import { type RequestHandler, streamOverWebSocket } from "./websocket-stream.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_SOCKETS = 1000;

interface SocketSettings {
  readonly access: Access;
  readonly dataset: string;
  readonly handleRequest: RequestHandler;
  readonly log: Log;
}

/** Handles the server's WebSocket upgrades, for event streams and presence. Returns a function that closes all sockets. */
export function serveSockets(
  server: Server,
  { access, dataset, handleRequest, log }: SocketSettings,
): () => void {
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const presence = createPresence(access, log);

  server.on("upgrade", (incoming, socket, head) => {
    socket.once("error", (error) => log.debug("A socket failed", { error }));
    if (webSockets.clients.size >= MAX_SOCKETS) return rejectUpgrade(socket, 503);
    const path = incoming.url?.split("?")[0] ?? "";
    if (/^\/v[^/]+\/data\/(listen|live\/events)\//.test(path)) {
      return webSockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        webSocket.on("error", (error) => log.debug("A stream over a WebSocket failed", { error }));
        streamOverWebSocket(webSocket, incoming, handleRequest, log);
      });
    }
    if (/^\/v[^/]+\/socket\/[^/]+$/.exec(path)?.[0]?.endsWith(`/${dataset}`)) {
      const identity = identify(access, incoming);
      if (!identity) return rejectUpgrade(socket, 403);
      return webSockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        webSocket.on("error", (error) => log.debug("A presence socket failed", { error }));
        presence.join(webSocket, identity);
      });
    }
    return rejectUpgrade(socket, 404);
  });

  return () => {
    for (const client of webSockets.clients) client.close(1012, "The lake is restarting");
    webSockets.close();
  };
}

/** Undefined for an origin that is not allowed. A token follows later, in a call. */
function identify(access: Access, incoming: IncomingMessage) {
  const { origin } = incoming.headers;
  if (origin !== undefined && !access.origins.allows(origin)) return undefined;
  try {
    return access.identify(toRequest(incoming));
  } catch (error) {
    if (error instanceof LakeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function rejectUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
