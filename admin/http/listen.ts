import { createServer, type Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { INHERITED_SOCKET } from "contracts/environment.ts";

import type { Env } from "#env.ts";

const SHUTDOWN_GRACE_MS = 4000;

interface RunningServer {
  readonly http: Server;
  readonly port: number;
  /** Stops accepting requests, lets running ones finish for up to four seconds, then closes their connections. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** Starts an HTTP server. Rejects with an Error that names the variable to change when the port or the host cannot be used. */
export function listen(
  fetch: Fetch,
  { port, host, inheritsSocket }: Pick<Env, "port" | "host" | "inheritsSocket">,
): Promise<RunningServer> {
  const requestListener = getRequestListener(fetch);
  const http = createServer((incoming, outgoing) => void requestListener(incoming, outgoing));
  // Longer than browsers and the site keep idle connections, so that the server never closes one just as a request is sent on it.
  http.keepAliveTimeout = 65_000;
  // Allows the upload of a large file over a slow connection.
  http.requestTimeout = 30 * 60_000;
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => reject(toStartError(error, port, host)));
    http.listen(inheritsSocket ? INHERITED_SOCKET : { port, host }, () =>
      resolve({ http, port: portOf(http), close: () => close(http) }),
    );
  });
}

function toStartError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const remedy = "set ADMIN_PORT to another port in .env.";
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is in use. Stop the program that uses it, or ${remedy}`);
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} requires privileges that this user does not have. To continue, ${remedy}`);
  }
  const isAddress = error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND";
  return isAddress ? new Error(`ADMIN_HOST is ${host}, which is not an address of this machine.`) : error;
}

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a TCP port.");
  return address.port;
}

function close(http: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => http.closeAllConnections(), SHUTDOWN_GRACE_MS);
    http.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    http.closeIdleConnections();
  });
}
