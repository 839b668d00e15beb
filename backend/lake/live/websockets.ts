import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import type { Log } from "#log.ts";

import type { Access } from "../access/access.ts";
import { LakeError } from "../errors.ts";
import { createPresence } from "./presence.ts";
import { requestOf } from "./websocket-request.ts";
import { type Answer, streamOverSocket } from "./websocket-stream.ts";

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_SOCKETS = 1000;

export interface SocketSettings {
  readonly access: Access;
  readonly dataset: string;
  readonly answer: Answer;
  readonly log: Log;
}

/** Takes the server's WebSockets: event streams and presence. Returns the way to close them all. */
export function serveSockets(server: Server, { access, dataset, answer, log }: SocketSettings): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const presence = createPresence(access, log);

  server.on("upgrade", (incoming, socket, head) => {
    socket.once("error", (error) => log.debug("A socket broke", { error }));
    if (sockets.clients.size >= MAX_SOCKETS) return refuse(socket, 503);
    const path = incoming.url?.split("?")[0] ?? "";
    if (/^\/v[^/]+\/data\/(listen|live\/events)\//.test(path)) {
      return sockets.handleUpgrade(incoming, socket, head, (open) => {
        open.on("error", (error) => log.debug("A stream over a socket broke", { error }));
        streamOverSocket(open, incoming, answer, log);
      });
    }
    if (/^\/v[^/]+\/socket\/[^/]+$/.exec(path)?.[0]?.endsWith(`/${dataset}`)) {
      const identity = identify(access, incoming);
      if (!identity) return refuse(socket, 403);
      return sockets.handleUpgrade(incoming, socket, head, (open) => {
        open.on("error", (error) => log.debug("A presence socket broke", { error }));
        presence.join(open, identity);
      });
    }
    return refuse(socket, 404);
  });

  return () => {
    for (const client of sockets.clients) client.close(1012, "The lake restarts");
    sockets.close();
  };
}

/** Undefined for a page of an origin that is not on the list. A token comes later, in a call. */
function identify(access: Access, incoming: IncomingMessage) {
  const { origin } = incoming.headers;
  if (origin !== undefined && !access.origins.allows(origin)) return undefined;
  try {
    return access.identify(requestOf(incoming));
  } catch (error) {
    if (error instanceof LakeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
