import type { IncomingMessage } from "node:http";

import type { RawData } from "ws";

/** What access looks at beside the token: without one of these a socket would let in whom HTTP refuses. */
const DECIDING = ["origin", "x-forwarded-for", "forwarded", "sec-fetch-site"] as const;

/** The request that opened a socket, as the HTTP side reads it. Throws TypeError for an address that is none. */
export function requestOf({ headers, url = "/" }: IncomingMessage, more: Headers = new Headers()): Request {
  const copied = new Headers(more);
  for (const name of DECIDING) {
    const value = headers[name];
    if (value !== undefined) copied.set(name, String(value));
  }
  return new Request(`http://${headers.host ?? "localhost"}${url}`, { headers: copied });
}

/** The text of a WebSocket message, however it was cut on the way. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
