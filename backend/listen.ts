import { createServer, type Server } from "node:http";

import { getRequestListener } from "@hono/node-server";

const GRACE_MS = 4000;

export interface Listening {
  readonly http: Server;
  readonly port: number;
  /** Takes no more requests, lets those under way finish for a few seconds, then cuts them off. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

/** Serves an app. Throws an Error that names the port and its variable when the port is taken. */
export function listen(fetch: Fetch, { port, host }: { port: number; host: string }): Promise<Listening> {
  const answer = getRequestListener(fetch);
  const http = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  // Longer than browsers and the site keep a connection, so that none is closed as it is used again.
  http.keepAliveTimeout = 65_000;
  // A large file over a thin line.
  http.requestTimeout = 30 * 60_000;
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
    http.listen(port, host, () => resolve({ http, port: portOf(http), close: () => close(http) }));
  });
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const remedy = "set SANITY_LAKE_URL (or BACKEND_PORT) to another port in .env.";
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is in use. Stop the program that uses it, or ${remedy}`);
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} needs more rights than this user has. To go on, ${remedy}`);
  }
  const isAddress = error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND";
  return isAddress ? new Error(`LAKE_HOST is ${host}, which is not an address of this machine.`) : error;
}

function portOf(http: Server): number {
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}

function close(http: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => http.closeAllConnections(), GRACE_MS);
    http.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    http.closeIdleConnections();
  });
}
