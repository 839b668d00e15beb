import type { IncomingMessage, ServerResponse } from "node:http";

import { sendUnavailable } from "./send.ts";
import { createTurns } from "./turns.ts";

/**
 * Next renders with one thread, so more at a time are not faster. But each one that has begun takes memory until it is ready: some
 * hundreds at a time end the process. Pages of the cache do not wait.
 */
const LIMITS = { maxRunning: 8, maxWaiting: 500 };

/** A turn ends with the response, but a client that does not read it must not keep others waiting. */
const MAX_TURN_MS = 5000;

/** Returns a function that lets Next render when it is the owner's turn, unless the client has gone. */
export function createRenderInTurn() {
  const takeTurn = createTurns(LIMITS);

  return async function renderInTurn(
    owner: string,
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<void>,
  ): Promise<void> {
    const endTurn = await takeTurn(owner);
    if (!endTurn) return sendUnavailable(request, response);
    if (response.destroyed) return endTurn();
    const timeout = setTimeout(endTurn, MAX_TURN_MS);
    response.once("close", () => {
      clearTimeout(timeout);
      endTurn();
    });
    await render();
  };
}
