import type { IncomingMessage, ServerResponse } from "node:http";

import { chooseEncoding, compress, type Encoding } from "next-page-cache/compression.ts";
import type { BufferedResponse } from "next-page-cache/inner-server.ts";
import { appendScript } from "next-page-cache/read-response.ts";
import type { CachedResponse } from "next-page-cache/response-cache.ts";

import type { Redirect } from "#cms/resolve-path.ts";
import { isWorkerScript } from "#next-internals/build-output.ts";

import { SECURITY_HEADERS } from "../security-headers.ts";
import { type AllowedSources, FILE_POLICY, pagePolicy, workerPolicy } from "./content-security-policy.ts";
import { requestIdHeader } from "./validate-request.ts";

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

/** Says that Next or the lake cannot answer right now. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const message = "We can't show this page right now. Please try again in a moment.";
  sendText(request, response, 503, message, { "retry-after": "5" });
}

/**
 * Returns a function that sends a response of Next to one visitor only: compressed and with the page script unless it is a draft, and a
 * page with its policy.
 */
export function createSendUncached(sources: AllowedSources, hasTags: () => boolean, pageScript = "") {
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
      body: encoding === "identity" ? body : await compress(body, encoding),
      isDraft,
      policy: isPage ? pagePolicy(body.toString(), sources, { isDraft, hasTags: hasTags() }) : undefined,
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

/** Status 308, or 307 for a temporary redirect. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { to, isPermanent }: Redirect,
): void {
  sendText(request, response, isPermanent ? 308 : 307, "Moved", { location: locationOf(to) });
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
function isolationHeaders(contentType: string, isDraft: boolean): Record<string, string> {
  return {
    // The Studio opens the preview in a new window and sends messages to it.
    ...(isDraft ? {} : { "cross-origin-opener-policy": "same-origin" }),
    // Other sites show our share pictures and icons.
    "cross-origin-resource-policy": contentType.startsWith("image/") ? "cross-origin" : "same-origin",
  };
}

/**
 * Browsers revalidate each time and mostly get 304. A reverse proxy revalidates once per second, and serves an old page for up to a
 * day on errors.
 */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-if-error=86400";

/** Headers of Next's response that are passed on to browsers. */
const FORWARDED_HEADERS = ["content-disposition", "link", "location", "x-robots-tag"];

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * Returns a function that sends a cached response, compressed, or 304. Its headers are built once for each response and
 * encoding.
 */
export function createSendCached(sources: AllowedSources, hasTags: () => boolean) {
  const built = new WeakMap<CachedResponse, Map<string, readonly string[]>>();

  async function headersFor(cached: CachedResponse, encoding: Encoding): Promise<readonly string[]> {
    const byKind = built.get(cached) ?? new Map<string, readonly string[]>();
    const kind = hasTags() ? `${encoding} with tags` : encoding;
    const existing = byKind.get(kind);
    if (existing) return existing;
    const headers = cachedHeaders(cached, encoding, await policyOf(cached)).flat();
    built.set(cached, byKind.set(kind, headers));
    return headers;
  }

  async function policyOf({ path, response, encodings }: CachedResponse): Promise<string> {
    if (isWorkerScript(path)) return workerPolicy(sources);
    if (!response.headers["content-type"]?.startsWith("text/html")) return FILE_POLICY;
    const html = (await encodings.make("identity")).toString();
    return pagePolicy(html, sources, { isDraft: false, hasTags: hasTags() });
  }

  return async function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
  ): Promise<void> {
    const type = cached.response.headers["content-type"] ?? "";
    const encoding = chooseEncoding(request.headers["accept-encoding"], type, cached.encodings.size);
    // Node writes a list of headers as it is, which is faster than setting each.
    const headers = [
      ...(await headersFor(cached, encoding)),
      ...Object.entries(requestIdHeader(request)).flat(),
    ];

    const condition = request.headers["if-none-match"];
    if (condition !== undefined && hasEtag(condition, etagOf(cached, encoding))) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = cached.encodings.get(encoding) ?? (await cached.encodings.make(encoding));
    headers.push("content-type", type, "content-length", String(body.length));
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    response.writeHead(cached.response.status, headers).end(request.method === "HEAD" ? undefined : body);
  };
}

function cachedHeaders(cached: CachedResponse, encoding: Encoding, policy: string): [string, string][] {
  const { headers } = cached.response;
  const type = headers["content-type"] ?? "";
  const passedOn = FORWARDED_HEADERS.flatMap((name): Headers =>
    headers[name] ? [[name, headers[name]]] : [],
  );
  return [
    ...Object.entries(SECURITY_HEADERS),
    ...Object.entries(isolationHeaders(type, false)),
    ["content-security-policy", policy],
    ["cache-control", cached.lifetime === "immutable" ? (headers["cache-control"] ?? "") : CACHE_CONTROL],
    ["vary", "rsc, accept-encoding"],
    ["etag", etagOf(cached, encoding)],
    ...passedOn.map(([name, value]): [string, string] => [name, value]),
  ];
}

function etagOf({ version }: CachedResponse, encoding: Encoding): string {
  return encodedEtag(`"${version}"`, encoding);
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

function hasEtag(condition: string, etag: string): boolean {
  return condition === etag || condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
