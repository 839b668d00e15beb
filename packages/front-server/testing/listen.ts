import { createServer, type RequestListener } from "node:http";

import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { onTestFinished } from "vitest";

/** Starts a server that closes when the test ends. Returns its origin. */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${await listenOnFreePort(server)}`;
}
