import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";

import type { Log } from "server-kit/log.ts";
import { isPlainAddress } from "server-kit/open-requests.ts";
import { createSlots } from "server-kit/slots.ts";
import { type WebSocket, WebSocketServer } from "ws";

import type { Access } from "../access/access.ts";
import { createSocketAddressReader } from "../access/client-address.ts";
import { clientOf, type Identity } from "../access/identity.ts";
import { httpError, LakeError } from "../errors.ts";
import { isEventStreamPath } from "../protocol/request.ts";
import type { Connections } from "./connections.ts";
import { createPresence } from "./presence.ts";
import { toRequest } from "./websocket-request.ts";
import { type RequestHandler, streamOverWebSocket } from "./websocket-stream.ts";

/** The largest message of a Studio has 4,096 characters of locations (presence.ts). */
const MAX_MESSAGE_BYTES = 16 * 1024;
/** A Studio sends one for each tab that it hears of when the lake has restarted. Reading many short ones takes much longer than their bytes. */
const MAX_MESSAGES_PER_SECOND = 200;
const MAX_SOCKETS = 1000;
/**
 * Sockets that wait for their first message. A browser cannot send a token with an upgrade, so editors wait here too, for one round trip,
 * and nobody can tell them from strangers.
 */
const MAX_WAITING = 250;
/** How many of them an address may always have: a Studio opens several at once. */
const FAIR_WAITING = 8;
/** How long the lake waits for the other side when it closes a socket, which counts until then. */
const CLOSE_TIMEOUT_MS = 1000;
/** A fragment of one byte takes some hundred bytes of memory. */
const MAX_FRAGMENTS = 64;
// The types of ws do not know closeTimeout and maxFragments yet.
const SERVER_OPTIONS = {
  noServer: true,
  maxPayload: MAX_MESSAGE_BYTES,
  maxFragments: MAX_FRAGMENTS,
  closeTimeout: CLOSE_TIMEOUT_MS,
};

interface SocketSettings {
  readonly access: Access;
  readonly connections: Connections;
  readonly datasets: readonly string[];
  readonly handleRequest: RequestHandler;
  /** The number of trusted reverse proxies in front that append to X-Forwarded-For. */
  readonly trustedProxyHops?: number;
  readonly log: Log;
}

/** Handles the server's WebSocket upgrades, for event streams and presence. Returns a function that closes all sockets. */
export function serveSockets(
  server: Server,
  { access, connections, datasets, handleRequest, trustedProxyHops = 0, log }: SocketSettings,
): () => void {
  const webSockets = new WebSocketServer(SERVER_OPTIONS);
  const readAddress = createSocketAddressReader(trustedProxyHops);
  const presence = createPresence(access, log);
  const takeSlot = createSlots(MAX_WAITING, FAIR_WAITING);

  server.on("upgrade", (incoming, socket, head) => {
    socket.on("error", (error) => log.debug("A socket failed", { error }));
    const { url = "" } = incoming;
    // The app parses the address once more, and would answer another route than the one that is checked here.
    if (!isPlainAddress(url)) return rejectUpgrade(socket, 400);
    const [path = ""] = url.split("?", 1);
    const isStream = isEventStreamPath(path);
    if (!isStream && !datasets.includes(/^\/v[^/]+\/socket\/([^/]+)$/.exec(path)?.[1] ?? ""))
      return rejectUpgrade(socket, 404);
    if (webSockets.clients.size >= MAX_SOCKETS) return rejectUpgrade(socket, 503);
    try {
      const upgrade = toCheckedRequest(access, incoming);
      const identity = access.identify(upgrade);
      // Waits until its first message was answered. After that, streams and presence are counted for their owner.
      let stopCounting = countFirst(identity, incoming, { isStream, end: () => socket.destroy() });
      const countAsOwned = (owner: Identity) => {
        stopCounting();
        stopCounting = connections.countOwner(clientOf(owner));
      };
      socket.once("close", () => stopCounting());
      return webSockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        webSocket.on("error", (error) => log.debug("A WebSocket failed", { error }));
        limitMessages(webSocket);
        if (!isStream) presence.join(webSocket, upgrade, countAsOwned);
        else
          streamOverWebSocket(webSocket, incoming, { handleRequest, onAccepted: () => stopCounting(), log });
      });
    } catch (error) {
      if (!(error instanceof LakeError)) log.error("An upgrade failed", { error });
      return rejectUpgrade(socket, error instanceof LakeError ? error.status : 500);
    }
  });

  /** Counts a new socket. A stream with a token is counted when its request is handled, as one over HTTP. */
  function countFirst(
    identity: Identity,
    incoming: IncomingMessage,
    { isStream, end }: { readonly isStream: boolean; readonly end: () => void },
  ): () => void {
    if (identity.role === "anonymous") return takeSlot(readAddress(incoming), end);
    return isStream ? () => undefined : connections.countOwner(clientOf(identity));
  }

  return () => {
    for (const client of webSockets.clients) client.close(1012, "The lake is restarting");
    webSockets.close();
  };
}

/**
 * The upgrade request of a socket. CORS does not apply to WebSockets, so the origin is checked here: otherwise any page could use a
 * stolen token. Throws LakeError 403 if the origin is not allowed.
 */
function toCheckedRequest(access: Access, incoming: IncomingMessage): Request {
  const { origin } = incoming.headers;
  if (origin !== undefined && !access.origins.allows(origin))
    throw httpError(403, `The origin ${JSON.stringify(origin)} may not open WebSockets`);
  return toRequest(incoming);
}

/** Ends a socket that sends too many, before they are read. Those that have arrived together with the last one are still delivered. */
function limitMessages(webSocket: WebSocket): void {
  let [second, count] = [0, 0];
  for (const event of ["message", "ping", "pong"]) {
    webSocket.on(event, () => {
      const now = Math.floor(Date.now() / 1000);
      [second, count] = [now, now === second ? count + 1 : 1];
      if (count > MAX_MESSAGES_PER_SECOND) webSocket.terminate();
    });
  }
}

/** Closes the socket too, because nothing limits how long a client keeps its side of it open. */
function rejectUpgrade(socket: Duplex, status: number): void {
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
