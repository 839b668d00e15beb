import { createServer, type RequestListener, type Server } from "node:http";

import { rejectUnparsable } from "./validate-request.ts";

/**
 * Larger headers get status 431, slower requests 408. Idle connections stay open longer than nginx keeps them, so that nginx never
 * sends a request on a connection that is just closing.
 */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
};

/** An answer takes memory until the visitor has read it. A slow connection moves a few bytes in this time. */
const MAX_SILENCE_MS = 2 * 60_000;

/** Creates the server in front of the site. It cuts a connection on which nothing moves during a request. */
export function createSiteServer(handle: RequestListener, maxSilenceMs = MAX_SILENCE_MS): Server {
  const server = createServer(LIMITS, handle);
  server.timeout = maxSilenceMs;
  server.on("clientError", rejectUnparsable);
  return server;
}
