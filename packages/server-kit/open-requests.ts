import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

import { firstToLose } from "./first-to-lose.ts";

/** Of the requests that are answered at a time, an owner may always have this part: 31 of 2,000, as many as a browser needs for a page. */
const FAIR_PART = 1 / 64;

/** How often it is looked whether anything moves on busy connections. */
const LOOK_MS = 1000;

interface Limits {
  /** Who sends a request, such as the address of a visitor. */
  readonly ownerOf: (request: IncomingMessage) => string;
  /** How many requests are answered at a time. */
  readonly maxOpen?: number;
  /** How many of them on one connection. Browsers and proxies wait for an answer before they send the next request. */
  readonly maxPerConnection?: number;
  /** Whether requests with any address reach the handler, which then has to reject those that are not plain. Default: false. */
  readonly acceptsAnyAddress?: boolean;
  /** Whether a request may use chunked transfer encoding. Its handler must limit the number of chunks. By default, none may. */
  readonly acceptsChunked?: (request: IncomingMessage) => boolean;
}

/** An idle connection, and one that sends its headers slowly, takes memory. Node waits for a minute. */
const HEADERS_TIMEOUT_MS = 15_000;

/** A connection whose requests are being answered. */
interface Busy {
  readonly owner: string;
  /** Those that are not sent yet, or not completely. */
  readonly responses: Set<ServerResponse>;
  /** The bytes that had been read and sent at the last look. */
  moved: number;
}

/**
 * Creates a server that limits how many requests it answers at a time. Each takes memory, and perhaps a file, until its client has read the
 * answer, and a client can send thousands with a few packets and read nothing. Closes a connection with more than `maxPerConnection`. With
 * more than `maxOpen` in all, closes the connection on which nothing has moved for the longest, of the owner with the most requests. Rejects
 * bodies of GET and HEAD, chunked bodies unless `acceptsChunked` allows them, addresses that are not plain, and what Node would otherwise reject
 * uncounted.
 */
export function createLimitedServer(
  settings: ServerOptions,
  handle: RequestListener,
  { ownerOf, maxOpen = 2000, maxPerConnection = 32, ...accepted }: Limits,
): Server {
  /** The longest silent first. */
  const busy = new Map<Socket, Busy>();
  let open = 0;
  let lookedAt = 0;

  function cut(socket: Socket): void {
    socket.destroy();
    const connection = busy.get(socket);
    if (connection === undefined) return;
    busy.delete(socket);
    open -= connection.responses.size;
    // After CONNECT or an upgrade, Node closes only the first of them.
    for (const response of connection.responses) response.destroy();
  }

  function look(): void {
    if (performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    for (const [socket, connection] of busy) {
      const moved = movedBytes(socket);
      if (moved === connection.moved) continue;
      connection.moved = moved;
      busy.delete(socket);
      busy.set(socket, connection);
    }
  }

  function cutOne(): void {
    look();
    const held = [...busy].map(([socket, { owner, responses }]) => ({ socket, owner, size: responses.size }));
    const first = firstToLose(held, maxOpen * FAIR_PART);
    if (first) cut(first.socket);
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    // Requests that arrived together with the one for which the connection was closed.
    if (socket.destroyed) return;
    const connection = busy.get(socket) ?? {
      owner: ownerOf(request),
      responses: new Set(),
      moved: movedBytes(socket),
    };
    busy.set(socket, connection);
    connection.responses.add(response);
    open += 1;
    response.once("close", () => {
      if (busy.get(socket) !== connection) return;
      connection.responses.delete(response);
      open -= 1;
      if (connection.responses.size === 0) busy.delete(socket);
    });
    if (connection.responses.size > maxPerConnection) cut(socket);
    else if (open > maxOpen) cutOne();
    if (socket.destroyed) return;
    // After the count: the rejection stays in memory until the client has read the answers before it.
    const rejection = rejectionOf(request, accepted);
    if (rejection) response.writeHead(rejection.status, { connection: "close" }).end(rejection.message);
    else handle(request, response);
  };

  return createServer({ headersTimeout: HEADERS_TIMEOUT_MS, ...settings, requireHostHeader: false }, listener)
    .on("checkExpectation", listener)
    .on("connection", (socket) => void socket.once("close", () => cut(socket)));
}

const movedBytes = (socket: Socket) => socket.bytesRead + socket.bytesWritten - socket.writableLength;

/**
 * Whether a URL parser would leave the path of a request unchanged. For any other path, such as `/public/../private`, code that reads the
 * raw path and code that parses it would see different paths.
 */
export function isPlainAddress(address: string): boolean {
  const [path = ""] = address.split("?", 1);
  return URL.parse(path, "http://server")?.pathname === path;
}

/**
 * Why a request is rejected before it is handled. No handler reads the body of a GET or HEAD request, and browsers and proxies send no chunked
 * bodies. A chunk of a single byte takes some hundred bytes of memory and several microseconds, which limits in bytes do not count.
 */
function rejectionOf(
  request: IncomingMessage,
  { acceptsChunked, acceptsAnyAddress = false }: Pick<Limits, "acceptsChunked" | "acceptsAnyAddress">,
): { readonly status: number; readonly message: string } | undefined {
  const { method, url = "", headers, httpVersion } = request;
  if (httpVersion === "1.1" && headers.host === undefined)
    return { status: 400, message: "The header Host is missing." };
  if (!acceptsAnyAddress && !isPlainAddress(url))
    return { status: 400, message: "The address is malformed." };
  if (headers.expect !== undefined && !/\b100-continue\b/i.test(headers.expect))
    return { status: 417, message: "The only expectation that can be met is 100-continue." };
  const isChunked = headers["transfer-encoding"] !== undefined;
  if ((method === "GET" || method === "HEAD") && (isChunked || Number(headers["content-length"] ?? 0) > 0))
    return { status: 400, message: "A GET or HEAD request must have no body." };
  if (isChunked && acceptsChunked?.(request) !== true)
    return { status: 411, message: "Send the length of the body in Content-Length." };
  return undefined;
}
