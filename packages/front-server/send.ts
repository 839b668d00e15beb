import type { IncomingMessage, ServerResponse } from "node:http";

import { appendScript } from "next-page-cache/cached-response.ts";
import { chooseEncoding, createEncodeShared, type Encoding } from "next-page-cache/compression.ts";
import type { BufferedResponse } from "next-page-cache/inner-server.ts";

import { type AllowedSources, FILE_POLICY, pagePolicy, SECURITY_HEADERS } from "./security-headers.ts";
import { requestIdHeader } from "./site-server.ts";

interface Content {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** The Content-Security-Policy. Default: FILE_POLICY. */
  readonly policy?: string | undefined;
  readonly isDraft?: boolean;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Sends a response for one visitor only. `headers` can override this. */
export function send(request: IncomingMessage, response: ServerResponse, content: Content): void {
  const { status, contentType, body, policy, isDraft, headers = {} } = content;
  const all = {
    ...baseHeaders(request, contentType, { policy, isDraft }),
    "content-type": contentType,
    "cache-control": "private, no-store",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends one line of plain text. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Content["headers"] = {},
): void {
  const contentType = "text/plain; charset=utf-8";
  send(request, response, { status, contentType, body: `${message}\n`, headers });
}

export function sendTooLarge(request: IncomingMessage, response: ServerResponse): void {
  sendText(request, response, 413, "The request is too large.");
}

/** Says that Next, or the source of its content, cannot answer right now. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const message = "We can't show this page right now. Please try again in a moment.";
  sendText(request, response, 503, message, { "retry-after": "5" });
}

/**
 * Returns a function that sends a response of Next to one visitor only: compressed and with the page script unless it is a draft, and a
 * page with its policy.
 */
export function createSendUncached(sources: AllowedSources, pageScript = "") {
  const encode = createEncodeShared();
  return async function sendUncached(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers, cookies, body: sent }: BufferedResponse,
    { isDraft = false, headers: more = {} }: { isDraft?: boolean; headers?: Content["headers"] } = {},
  ): Promise<void> {
    const contentType = headers["content-type"] ?? "text/plain; charset=utf-8";
    const isPage = contentType.startsWith("text/html");
    const hasScript = isPage && !isDraft && pageScript !== "";
    const body = hasScript ? Buffer.from(appendScript(sent.toString(), pageScript)) : sent;
    const accepted = isDraft ? "" : request.headers["accept-encoding"];
    const encoding = chooseEncoding(accepted, contentType, body.length);
    send(request, response, {
      status,
      contentType,
      body: await encode(body, encoding),
      isDraft,
      policy: isPage ? pagePolicy(body, sources, { isDraft }) : undefined,
      headers: {
        ...more,
        vary: "accept-encoding",
        ...(headers["location"] === undefined ? {} : { location: headers["location"] }),
        ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    });
  };
}

/**
 * Headers for the answer to a page that is gone or has moved. They let a reverse proxy replace its copy of the page, so that no failure
 * brings the page back. Only a proxy with a copy sends `If-None-Match`, so none keeps answers for paths that strangers invent.
 */
export function replaceCopy({ headers }: IncomingMessage): Record<string, string> {
  return headers["if-none-match"] === undefined ? {} : { "cache-control": "public, max-age=0, s-maxage=1" };
}

/** Status 308, or 307 for a temporary redirect. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { to, isPermanent }: { readonly to: string; readonly isPermanent: boolean },
  headers: Content["headers"] = {},
): void {
  sendText(request, response, isPermanent ? 308 : 307, "Moved", { ...headers, location: locationOf(to) });
}

/**
 * The value of a Location header. Headers allow Latin-1 only, so the address is escaped. Extra slashes at the start of a path are
 * removed: two would lead to another host.
 */
function locationOf(to: string): string {
  const absolute = URL.parse(to);
  if (absolute) return absolute.href;
  const { pathname, search, hash } = new URL(`http://site${to}`);
  return `${pathname}${search}${hash}`.replace(/^\/+/, "/");
}

/** The headers of every response: the request's id and everything about security. */
export function baseHeaders(
  request: IncomingMessage,
  contentType: string,
  {
    policy = FILE_POLICY,
    isDraft = false,
  }: { policy?: string | undefined; isDraft?: boolean | undefined } = {},
): Record<string, string> {
  return {
    ...requestIdHeader(request),
    ...SECURITY_HEADERS,
    ...isolationHeaders(contentType, isDraft),
    // An SVG that is opened by itself is a document of this site.
    "content-security-policy": contentType.startsWith("image/svg+xml") ? `${policy}; sandbox` : policy,
  };
}

/** The headers that say which sites may open this response in a window or embed it. */
export function isolationHeaders(contentType: string, isDraft: boolean): Record<string, string> {
  return {
    // The Studio opens the preview in a new window and sends messages to it.
    ...(isDraft ? {} : { "cross-origin-opener-policy": "same-origin" }),
    // Other sites show our share pictures and icons.
    "cross-origin-resource-policy": contentType.startsWith("image/") ? "cross-origin" : "same-origin",
  };
}

/**
 * Derives the ETag of one encoding from the ETag of the uncompressed response: each encoding needs its own strong ETag. It stays
 * the same when a background task compresses better, because the bytes then decode to the same text.
 */
export function encodedEtag(etag: string, encoding: Encoding): string {
  return encoding === "identity" ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** Finds the ETags of this encoding in an If-None-Match header, and returns the ETags of the uncompressed response. */
export function plainEtags(condition: string | undefined, encoding: Encoding): string | undefined {
  const suffix = encodedEtag('"', encoding);
  const tags = condition?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  const own = tags.filter((tag) =>
    encoding === "identity" ? !/-(?:br|gzip)"$/.test(tag) : tag.endsWith(suffix),
  );
  return own.length === 0 ? undefined : own.map((tag) => tag.replace(suffix, '"')).join(", ");
}
