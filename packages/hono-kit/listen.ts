import { once } from "node:events";
import type { IncomingMessage } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { clientAddress } from "server-kit/client-address.ts";
import { createGracefulStop } from "server-kit/graceful-stop.ts";
import { createLimitedServer } from "server-kit/open-requests.ts";

const LIMITS = {
  // Longer than browsers and the site keep idle connections, so that the server never closes one just as a request is sent on it.
  keepAliveTimeout: 65_000,
  // Allows the upload of a large file over a slow connection.
  requestTimeout: 30 * 60_000,
};

/**
 * A connection on which nothing is sent or received for this long during a request is closed: a response that nobody reads takes memory, or
 * keeps a file open.
 * The check of a large file takes minutes, in which nothing is sent.
 */
const MAX_SILENCE_MS = 10 * 60_000;

const SHUTDOWN_GRACE_MS = 4000;

type Fetch = Parameters<typeof getRequestListener>[0];

interface Options {
  readonly port: number;
  readonly host: string;
  /** A socket that listens already, instead of the port. */
  readonly socket?: { readonly fd: number } | undefined;
  /** The names of the environment variables of port and host, for errors. */
  readonly variables: { readonly port: string; readonly host: string };
  readonly maxSilenceMs?: number;
  /** The number of our own proxies in front. Behind them, all requests have one address, of which the longest upload would be cut. */
  readonly trustedProxyHops?: number;
  /** How many requests are answered at a time. */
  readonly maxOpen?: number;
  /** Whether a request may use chunked transfer encoding. Its handler must limit the number of chunks. By default, none may. */
  readonly acceptsChunked?: (request: IncomingMessage) => boolean;
}

/**
 * Starts an HTTP server. Returns the function that stops it, which lets running requests finish for up to four seconds. Rejects with an
 * Error that names the variable to change when the port or the host cannot be used.
 */
export async function listen(
  fetch: Fetch,
  { port, host, socket, variables, maxSilenceMs = MAX_SILENCE_MS, trustedProxyHops = 0, ...limits }: Options,
): Promise<() => Promise<void>> {
  const answer = getRequestListener(fetch);
  const server = createLimitedServer(LIMITS, (incoming, outgoing) => void answer(incoming, outgoing), {
    ownerOf: ({ headers, socket: { remoteAddress } }) =>
      clientAddress({
        forwardedFor: headers["x-forwarded-for"]?.toString(),
        socketAddress: remoteAddress,
        trustedHops: trustedProxyHops,
      }),
    ...limits,
  });
  server.timeout = maxSilenceMs;
  const stop = createGracefulStop(server, { limitMs: SHUTDOWN_GRACE_MS });
  server.listen(socket ?? { port, host });
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw toStartError(error, { port, host, variables });
  });

  return stop;
}

function toStartError(error: NodeJS.ErrnoException, { port, host, variables }: Options): Error {
  const remedy = `set ${variables.port} to another port in .env.`;
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is in use. Stop the program that uses it, or ${remedy}`);
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} requires privileges that this user does not have. To continue, ${remedy}`);
  }
  const isAddress = error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND";
  return isAddress
    ? new Error(`${variables.host} is ${host}, which is not an address of this machine.`)
    : error;
}
