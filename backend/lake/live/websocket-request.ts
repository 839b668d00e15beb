import type { IncomingMessage } from "node:http";

import type { RawData } from "ws";

/** The headers that access.ts reads besides the token. Without them a WebSocket could get more permissions than a request. */
const ACCESS_HEADERS = ["origin", "x-forwarded-for", "forwarded", "sec-fetch-site"] as const;

/** Converts an upgrade request for access.ts and the HTTP app. Throws TypeError for an invalid URL. */
export function toRequest({ headers, url = "/" }: IncomingMessage, extra: Headers = new Headers()): Request {
  const copied = new Headers(extra);
  for (const name of ACCESS_HEADERS) {
    const value = headers[name];
    if (value !== undefined) copied.set(name, String(value));
  }
  return new Request(`http://${headers.host ?? "localhost"}${url}`, { headers: copied });
}

/** The text of a WebSocket message, which may arrive in several buffers. */
export function messageText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
