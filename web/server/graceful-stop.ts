import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";

interface Options {
  /** What takes longer is cut off. Less than what the process that started this one waits before it kills. */
  readonly limitMs?: number;
  /** For requests that are on their way already. */
  readonly graceMs?: number;
}

/**
 * Gives the function that stops a server: it takes no more connections, lets what was begun end, and closes what nobody
 * uses. That resolves when nobody is served any more.
 */
export function createGracefulStop(server: Server, { limitMs = 7000, graceMs = 200 }: Options = {}) {
  let open = 0;
  let isStopping = false;
  const lastEnded = Promise.withResolvers<void>();

  server.prependListener("request", (_request, response) => {
    open += 1;
    // A connection that is kept is told to end with its next answer, so that no request meets a closed door.
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
    // What is left has sent no request, or is not to be waited for.
    server.closeAllConnections();
    await closed;
  };
}
