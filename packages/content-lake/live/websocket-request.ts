import type { IncomingMessage } from "node:http";

import type { RawData } from "ws";

/** Converts an upgrade request of an absolute path for access.ts and the HTTP app; `extra` replaces headers. */
export function toRequest(
  { headers, url = "/" }: IncomingMessage,
  extra: Readonly<Record<string, string>> = {},
): Request {
  // All headers are copied. Without some of them a WebSocket could get more permissions than an HTTP request.
  const copied = new Headers();
  for (const [name, value] of Object.entries({ ...headers, ...extra }))
    if (value !== undefined) copied.set(name, String(value));
  // Without the host that the client names, which may be anything.
  return new Request(`http://localhost${url}`, { headers: copied });
}

/** The text of a WebSocket message, which may arrive in several buffers. */
export function messageText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}
