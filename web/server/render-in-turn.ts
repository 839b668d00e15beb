import type { IncomingMessage, ServerResponse } from "node:http";

import { sendUnavailable } from "./send.ts";
import { createTurns, type Limits } from "./turns.ts";

/** Lets the response be made when it is the turn of its client, unless the client has gone. */
export type RenderInTurn = (
  request: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<void>,
  /** What is sent if too many wait. Default: status 503. */
  sendInstead?: () => void,
) => Promise<void>;

/**
 * What no cache can answer is made with one thread, so more at a time are not faster. But each one that has begun takes memory until it
 * is ready: some hundreds at a time end the process. Pages of the cache do not wait.
 */
export const RENDERS = { maxRunning: 8, maxWaiting: 500 };

/** Calls of the API mostly wait for their body and for the admin API. */
export const CALLS = { maxRunning: 64, maxWaiting: 1000 };

/** A turn ends with the response, but a client that does not read it must not keep others waiting. */
const MAX_TURN_MS = 5000;

/** Returns a function for each owner of turns. */
export function createRenderInTurn(limits: Limits): (owner: string) => RenderInTurn {
  const takeTurn = createTurns(limits);

  return (owner) =>
    async (request, response, render, sendInstead = () => sendUnavailable(request, response)) => {
      const endTurn = await takeTurn(owner);
      if (!endTurn) return sendInstead();
      if (response.destroyed) return endTurn();
      const timeout = setTimeout(endTurn, MAX_TURN_MS);
      response.once("close", () => {
        clearTimeout(timeout);
        endTurn();
      });
      await render();
    };
}
