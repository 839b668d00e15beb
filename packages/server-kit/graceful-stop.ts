import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";

interface Options {
  /** Longer requests are cut off. Must be shorter than the time after which the parent process kills this one. */
  readonly limitMs?: number;
  /** How long to keep idle connections open, for requests that are already on their way. */
  readonly graceMs?: number;
}

/**
 * Returns a function that stops a server: it accepts no more connections, completes running requests, and closes idle
 * connections. It resolves when all connections are closed.
 */
export function createGracefulStop(server: Server, { limitMs = 7000, graceMs = 200 }: Options = {}) {
  let open = 0;
  let isStopping = false;
  const lastEnded = Promise.withResolvers<void>();

  server.prependListener("request", (_request, response) => {
    open += 1;
    // Ends a keep-alive connection with its next response, so that no later request is lost on it.
    if (isStopping) response.setHeader("connection", "close");
    response.once("close", () => {
      open -= 1;
      if (isStopping && open === 0) lastEnded.resolve();
    });
  });

  return async function stop(): Promise<void> {
    isStopping = true;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    await Promise.race([closed, setTimeout(graceMs)]);
    if (open > 0) await Promise.race([lastEnded.promise, setTimeout(limitMs - graceMs)]);
    // The remaining connections are idle or over the time limit.
    server.closeAllConnections();
    await closed;
  };
}
