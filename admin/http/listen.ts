import { once } from "node:events";
import { createServer } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { INHERITED_SOCKET } from "contracts/environment.ts";

import type { Env } from "#env.ts";

const LIMITS = {
  // Longer than browsers and the site keep idle connections, so that the server never closes one just as a request is sent on it.
  keepAliveTimeout: 65_000,
  // Allows the upload of a large file over a slow connection.
  requestTimeout: 30 * 60_000,
};

/**
 * The longest time without data in either direction during a request. An answer that nobody reads takes memory, or keeps a file open.
 * The check of a large archive takes minutes, in which nothing is sent.
 */
const MAX_SILENCE_MS = 10 * 60_000;

const SHUTDOWN_GRACE_MS = 4000;

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Starts an HTTP server. Returns the function that stops it, which lets running requests finish for up to four seconds. Rejects with an
 * Error that names the variable to change when the port or the host cannot be used.
 */
export async function listen(
  fetch: Fetch,
  { port, host, inheritsSocket }: Pick<Env, "port" | "host" | "inheritsSocket">,
  maxSilenceMs = MAX_SILENCE_MS,
): Promise<() => Promise<void>> {
  const answer = getRequestListener(fetch);
  const server = createServer(LIMITS, (incoming, outgoing) => void answer(incoming, outgoing));
  server.timeout = maxSilenceMs;
  server.listen(inheritsSocket ? INHERITED_SOCKET : { port, host });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw toStartError(error, port, host);
  });

  return async function stop() {
    const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS);
    await server[Symbol.asyncDispose]();
    clearTimeout(timeout);
  };
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
