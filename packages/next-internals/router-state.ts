import type { IncomingMessage } from "node:http";

import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

// Next answers a navigation whose header it cannot read with status 500, and writes the stack to the log. Anyone can send such a header.

/** Whether Next can read which part of the page the browser has. */
export function hasValidRouterState({ headers }: Pick<IncomingMessage, "headers">): boolean {
  try {
    parseAndValidateFlightRouterState(headers["next-router-state-tree"]);
    return true;
  } catch {
    return false;
  }
}
