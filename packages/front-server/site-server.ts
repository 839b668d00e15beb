import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { hasValidRouterState } from "next-internals/router-state.ts";
import { clientAddress } from "server-kit/client-address.ts";
import { createLimitedServer } from "server-kit/open-requests.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import { createSlots } from "server-kit/slots.ts";

import { isFromOwnPages } from "./own-pages.ts";
import { FILE_POLICY, SECURITY_HEADERS } from "./security-headers.ts";

/**
 * Larger headers get status 431, slower requests 408. Idle connections stay open longer than nginx keeps them, so that nginx never
 * sends a request on a connection that is just closing.
 */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
};

/** An answer takes memory until the visitor has read it. A slow connection moves a few bytes in this time. */
const MAX_SILENCE_MS = 2 * 60_000;

interface ServerOptions {
  /** The number of our own proxies in front. */
  readonly trustedHops?: number;
  readonly maxSilenceMs?: number;
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionsCheckingInterval?: number;
}

/** Creates the server in front of the site. It cuts connections on which nothing moves during a request, or with too many requests. */
export function createSiteServer(
  handle: RequestListener,
  { trustedHops = 0, maxSilenceMs = MAX_SILENCE_MS, ...limits }: ServerOptions = {},
): Server {
  const ownerOf = (request: IncomingMessage) => visitorAddress(request, trustedHops);
  const server = createLimitedServer({ ...LIMITS, ...limits }, handle, { ownerOf, acceptsAnyAddress: true });
  server.timeout = maxSilenceMs;
  server.on("clientError", rejectUnparsable);
  return server;
}

/** The connections on which a body may take longer than LIMITS.requestTimeout. */
const slow = new WeakSet<Duplex>();

/** What gets a slow body may be busy with what has come, in which time nothing moves. */
const MAX_SLOW_SILENCE_MS = 10 * 60_000;

/**
 * Lets the body of a request take as long as it needs, until the returned function is called. The caller limits how many there are, and
 * how long they take.
 */
export function allowSlowBody({ socket }: IncomingMessage): () => void {
  const { timeout } = socket;
  slow.add(socket);
  socket.setTimeout(MAX_SLOW_SILENCE_MS);
  return () => {
    slow.delete(socket);
    socket.setTimeout(timeout ?? 0);
  };
}

export interface Rejection {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const MAX_TARGET_LENGTH = 8 * 1024;
const MAX_HEADERS = 100;
/** Next's time grows with the square of the number of parameters. */
const MAX_PARAMETERS = 100;
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

interface ValidateOptions {
  readonly siteUrl: string;
  /** The largest body that an address takes, in bytes. Default: MAX_BODY_BYTES. */
  readonly maxBodyBytes?: (url: string) => number;
  /** Whether the page at this address receives forms that are posted without scripts. */
  readonly takesForms: (url: string) => boolean;
}

/**
 * Returns a function that checks a request before anything else reads it. It returns the rejection; undefined for a valid
 * request.
 */
export function createValidateRequest({
  siteUrl,
  takesForms,
  maxBodyBytes = () => MAX_BODY_BYTES,
}: ValidateOptions) {
  const ownHost = new URL(siteUrl).host;

  return function rejectionOf({
    method = "",
    url = "",
    headers,
    rawHeaders,
  }: Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders">): Rejection | undefined {
    const host = headers.host?.toLowerCase() ?? "";
    if (host !== ownHost && !LOOPBACK_HOST.test(host)) {
      return { status: 421, message: "This server does not answer for that host." };
    }
    if (url.length > MAX_TARGET_LENGTH) return { status: 414, message: "The address is too long." };
    if (url.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
      return { status: 414, message: "The address has too many parameters." };
    if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, message: "There are too many headers." };
    if (Number(headers["content-length"] ?? 0) > maxBodyBytes(url)) {
      return { status: 413, message: "The request is too large.", headers: { connection: "close" } };
    }
    if (!hasValidRouterState({ headers }))
      return { status: 400, message: "The header Next-Router-State-Tree is not valid." };
    // Server actions, such as those of Sanity's preview, post to their page.
    const mayPost = url.startsWith("/api/") || takesForms(url) || headers["next-action"] !== undefined;
    const rejection = methodRejection(method, mayPost);
    if (rejection || method !== "POST" || isFromOwnPages(headers, siteUrl)) return rejection;
    return { status: 403, message: "The request comes from another site." };
  };
}

function methodRejection(method: string, mayPost: boolean): Rejection | undefined {
  const allowed = mayPost ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
  if (allowed.includes(method)) return undefined;
  const allow = allowed.join(", ");
  return { status: 405, message: `This address accepts only ${allow}.`, headers: { allow } };
}

interface BodyOptions {
  /** Who sends a request: an account or an address. */
  readonly ownerOf: (request: IncomingMessage) => string;
  /** The limit of all bodies of requests that are not answered. Each counts as MIN_OPEN_BYTES at least. */
  readonly maxOpenBytes?: number;
  /** Answers a request with a body that is too long. */
  readonly sendTooLarge: (request: IncomingMessage, response: ServerResponse) => void;
}

/** What a request takes beside its body. */
const MIN_OPEN_BYTES = 16 * 1024;

/** No owner with fewer bytes has more than another. */
const FAIR_BYTES = 256 * 1024;

/**
 * Returns a function that reads the body of a request. Anyone can start many bodies and send them slowly. If requests that are not answered
 * have bodies of more than `maxOpenBytes` in all, the connections of the owner with the most bytes are closed, the oldest first. If nobody has
 * many, these are the oldest of all. An honest body arrives within a second.
 */
export function createReadBody({ ownerOf, maxOpenBytes = 16 * 1024 ** 2, sendTooLarge }: BodyOptions) {
  const takeSlot = createSlots(maxOpenBytes, FAIR_BYTES);

  /** Undefined if the connection broke or was cut, or if the body is too long, which it answers. */
  return async function readBody(
    request: IncomingMessage,
    response: ServerResponse,
    maxBytes: number,
  ): Promise<string | undefined> {
    const declared = Number(request.headers["content-length"] ?? Infinity);
    const size = Math.max(MIN_OPEN_BYTES, Math.min(declared, maxBytes));
    // Destroying the request does nothing once its body has arrived.
    const end = () => void request.socket.destroy();
    // Until it is answered: what has arrived waits for its turn in memory.
    response.once("close", takeSlot(ownerOf(request), end, size));
    try {
      const body = await readLimitedText({ body: request }, maxBytes);
      if (body === undefined) sendTooLarge(request, response);
      return body;
    } catch (error) {
      if (request.destroyed) return undefined;
      throw error;
    }
  };
}

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers a request that Node cannot parse (the server event `clientError`) and closes the connection, so that the bytes after it
 * are not read as a second request.
 */
function rejectUnparsable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Node asks once for each request, and goes on reading if nobody closes the connection.
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && slow.has(socket)) return;
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const headers = {
    ...SECURITY_HEADERS,
    "content-security-policy": FILE_POLICY,
    "content-length": "0",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${STATUS[error.code ?? ""] ?? "400 Bad Request"}`, ...lines, "", ""].join("\r\n"));
}

/** Contains the request's id, in both the request and the response. */
export const REQUEST_ID_HEADER = "x-request-id";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id of a request in all logs: the one that our reverse proxy sent, or else a new one. */
export function requestId(given: string | string[] | undefined, hasProxy: boolean): string {
  return hasProxy && typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The response header with the request's id. */
export function requestIdHeader({ headers }: IncomingMessage): Record<string, string> {
  const id = headers[REQUEST_ID_HEADER];
  return typeof id === "string" ? { [REQUEST_ID_HEADER]: id } : {};
}

/** The IP address of the visitor, by which requests are limited. */
export function visitorAddress({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const forwardedFor = headers["x-forwarded-for"]?.toString();
  return clientAddress({ forwardedFor, socketAddress: socket.remoteAddress, trustedHops });
}

/** Some headers of a request, if it has them. */
export function pickHeaders({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
