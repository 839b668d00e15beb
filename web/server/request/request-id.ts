import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const ID = /^[\w-]{8,64}$/;

/** Where a request carries its id, and its answer too. */
export const ID_HEADER = "x-request-id";

/** The name under which a request is found in every log: what a proxy of ours called it, or a new one. */
export function requestId(given: string | string[] | undefined, hasProxy: boolean): string {
  return hasProxy && typeof given === "string" && ID.test(given) ? given : randomUUID();
}

/** The id that a request was given, for its answer. */
export function idHeader({ headers }: IncomingMessage): Record<string, string> {
  const id = headers[ID_HEADER];
  return typeof id === "string" ? { [ID_HEADER]: id } : {};
}
