import type { IncomingMessage, ServerResponse } from "node:http";

import type { Redirect } from "#cms/resolve-path.ts";
import { POLICY_OF_FILES } from "#server/headers/content-security-policy.ts";
import { isolationHeaders, SECURITY_HEADERS } from "#server/headers/security-headers.ts";
import { idHeader } from "#server/request/request-id.ts";

export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** Instead of the policy of what is no page. */
  readonly policy?: string;
  readonly isDraft?: boolean;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Sends what is for this visitor and this time only, unless its headers say otherwise. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, contentType, body, policy = POLICY_OF_FILES, isDraft = false, headers = {} } = reply;
  const all = {
    ...idHeader(request),
    ...SECURITY_HEADERS,
    ...isolationHeaders(contentType, isDraft),
    "content-type": contentType,
    "content-security-policy": policy,
    "cache-control": "private, no-store",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : body);
}

/** A short answer in words. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Reply["headers"] = {},
): void {
  send(request, response, {
    status,
    contentType: "text/plain; charset=utf-8",
    body: `${message}\n`,
    headers,
  });
}

/** Status 308, or 307 for a temporary redirect. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { to, isPermanent }: Redirect,
): void {
  sendText(request, response, isPermanent ? 308 : 307, "Moved", { location: asLocation(to) });
}

/** A header holds Latin-1 only, so the address is escaped. A path keeps one leading slash: two would lead to another host. */
function asLocation(to: string): string {
  const absolute = URL.parse(to);
  if (absolute) return absolute.href;
  const { pathname, search, hash } = new URL(`http://site${to}`);
  return `${pathname}${search}${hash}`.replace(/^\/+/, "/");
}
