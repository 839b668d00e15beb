import type { IncomingMessage, ServerResponse } from "node:http";

import { isWorkerScript } from "next-internals/build-output.ts";
import type { CachedResponse } from "next-page-cache/cached-response.ts";
import { chooseEncoding, type Encoding } from "next-page-cache/compression.ts";

import {
  type AllowedSources,
  FILE_POLICY,
  pagePolicy,
  SECURITY_HEADERS,
  workerPolicy,
} from "./security-headers.ts";
import { encodedEtag, isolationHeaders } from "./send.ts";
import { requestIdHeader } from "./site-server.ts";

/**
 * Browsers revalidate each time and mostly get 304. A reverse proxy revalidates once per second, and serves an old page for up to a
 * day on errors.
 */
const CACHE_CONTROL = "public, max-age=0, s-maxage=1, stale-if-error=86400";
/** A reverse proxy keeps each spelling of an address as a response of its own, and would have no room for others. */
const OTHER_SPELLING_CACHE_CONTROL = "private, no-cache";

/** Headers of Next's response that are passed on to browsers. The Studio reads the manifest and the rules of the part check. */
const FORWARDED_HEADERS = [
  "access-control-allow-origin",
  "content-disposition",
  "link",
  "location",
  "x-robots-tag",
];

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * Returns a function that sends a cached response, compressed, or 304. Its headers are built once for each response and
 * encoding.
 */
export function createSendCached(sources: AllowedSources) {
  const built = new WeakMap<CachedResponse, Map<string, readonly string[]>>();

  async function headersFor(
    cached: CachedResponse,
    encoding: Encoding,
    isOtherSpelling: boolean,
  ): Promise<readonly string[]> {
    const byKind = built.get(cached) ?? new Map<string, readonly string[]>();
    const kind = [encoding, isOtherSpelling].join();
    const existing = byKind.get(kind);
    if (existing) return existing;
    const own = cached.lifetime === "immutable" ? cached.response.headers["cache-control"] : CACHE_CONTROL;
    const cacheControl = isOtherSpelling ? OTHER_SPELLING_CACHE_CONTROL : (own ?? "");
    const headers = cachedHeaders(cached, encoding, [
      ["content-security-policy", await policyOf(cached)],
      ["cache-control", cacheControl],
    ]).flat();
    built.set(cached, byKind.set(kind, headers));
    return headers;
  }

  async function policyOf({ path, response, encodings }: CachedResponse): Promise<string> {
    if (isWorkerScript(path)) return workerPolicy(sources);
    if (!response.headers["content-type"]?.startsWith("text/html")) return FILE_POLICY;
    return pagePolicy(await encodings.make("identity"), sources, { isDraft: false });
  }

  return async function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
  ): Promise<void> {
    const type = cached.response.headers["content-type"] ?? "";
    const encoding = chooseEncoding(request.headers["accept-encoding"], type, cached.encodings.size);
    const isOtherSpelling = request.url?.split("?", 1)[0] !== cached.path;
    // A new page is compressed in another thread while its policy is written.
    const [body, ownHeaders] = await Promise.all([
      cached.encodings.make(encoding),
      headersFor(cached, encoding, isOtherSpelling),
    ]);
    // Node writes a list of headers as it is, which is faster than setting each.
    const headers = [...ownHeaders, ...Object.entries(requestIdHeader(request)).flat()];

    const condition = request.headers["if-none-match"];
    if (condition !== undefined && hasEtag(condition, etagOf(cached, encoding))) {
      response.writeHead(304, headers).end();
      return;
    }
    headers.push("content-type", type, "content-length", String(body.length));
    if (encoding !== "identity") headers.push("content-encoding", encoding);
    response.writeHead(cached.response.status, headers).end(request.method === "HEAD" ? undefined : body);
  };
}

function cachedHeaders(cached: CachedResponse, encoding: Encoding, policies: Headers): Headers {
  const { headers } = cached.response;
  const type = headers["content-type"] ?? "";
  const passedOn = FORWARDED_HEADERS.flatMap((name): Headers =>
    headers[name] ? [[name, headers[name]]] : [],
  );
  return [
    ...Object.entries(SECURITY_HEADERS),
    ...Object.entries(isolationHeaders(type, false)),
    ...policies,
    ["vary", "rsc, accept-encoding"],
    ["etag", etagOf(cached, encoding)],
    ...passedOn,
  ];
}

function etagOf({ version }: CachedResponse, encoding: Encoding): string {
  return encodedEtag(`"${version}"`, encoding);
}

function hasEtag(condition: string, etag: string): boolean {
  return condition === etag || condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
