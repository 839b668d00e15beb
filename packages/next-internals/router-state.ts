import type { IncomingMessage } from "node:http";

import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

// Next answers a navigation whose header it cannot read with status 500, and writes the stack to the log. Anyone can send such a header.

/** Several times what browsers send. Parsing time grows with the square of the length: 15 kB took half a second. */
const MAX_LENGTH = 1500;

/** Whether Next can parse the router state of a request. It does so only for client navigation and server actions. */
export function hasValidRouterState({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const state = headers["next-router-state-tree"]?.toString();
  if (headers["rsc"] === undefined && headers["next-action"] === undefined) return true;
  if (state !== undefined && state.length > MAX_LENGTH) return false;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
