import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { createGracefulStop } from "server-kit/graceful-stop.ts";
import { createLimitedServer } from "server-kit/open-requests.ts";

const LIMITS = {
  // Longer than browsers and proxies keep idle connections, so that the server never closes one just as a request is sent on it.
  keepAliveTimeout: 65_000,
  // Allows the upload of a large file over a slow connection.
  requestTimeout: 30 * 60_000,
};

/**
 * How long nothing may move on a connection during a request: an answer takes memory, or keeps a file open, until the client has read it.
 * Event streams send something every few seconds.
 */
const MAX_SILENCE_MS = 5 * 60_000;

/** Programs upload files as streams. They are read in assets/receive-upload.ts. */
const UPLOAD = /^\/v[^/]+\/assets\//;

const SHUTDOWN_GRACE_MS = 4000;
const CLOSE_IDLE_MS = 50;

interface RunningServer {
  readonly http: Server;
  readonly port: number;
  /** Stops accepting requests, lets running ones finish for up to four seconds, then closes all connections. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

interface ListenSettings {
  readonly port: number;
  readonly host: string;
  /** Whether the process inherited a socket that listens, so that its port stays taken when this process ends. */
  readonly inheritsSocket?: boolean;
  /** Who sends a request. By default, the address of its connection. */
  readonly ownerOf?: (request: IncomingMessage) => string;
  /** For tests. */
  readonly maxSilenceMs?: number;
}

/** The first socket that a process inherits, by the convention of systemd. */
const INHERITED = { fd: 3 };

function addressOf({ socket: { remoteAddress = "" } }: IncomingMessage): string {
  return remoteAddress;
}

/** Starts an HTTP server. Rejects with an Error that says which port or host cannot be used. */
export async function serve(
  fetch: Fetch,
  { port, host, inheritsSocket = false, ownerOf = addressOf, maxSilenceMs = MAX_SILENCE_MS }: ListenSettings,
): Promise<RunningServer> {
  const answer = getRequestListener(fetch);
  const http = createLimitedServer(LIMITS, (incoming, outgoing) => void answer(incoming, outgoing), {
    ownerOf,
    // The site alone may ask for 2,000 pictures.
    maxOpen: 2500,
    acceptsChunked: ({ url = "" }) => UPLOAD.test(url),
  });
  http.timeout = maxSilenceMs;
  const close = createGracefulStop(http, { limitMs: SHUTDOWN_GRACE_MS, graceMs: CLOSE_IDLE_MS });
  http.listen(inheritsSocket ? INHERITED : { port, host });
  await once(http, "listening").catch((error: NodeJS.ErrnoException) => {
    throw explainStartError(error, port, host);
  });

  return {
    http,
    port: portOf(http),
    close,
  };
}

function explainStartError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE")
    return new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port.`);
  if (error.code === "EACCES")
    return new Error(`Port ${port} requires privileges that this user does not have. Choose another port.`);
  const isAddress = error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND";
  return isAddress ? new Error(`The host ${host} is not an address of this machine.`) : error;
}

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a TCP port.");
  return address.port;
}
