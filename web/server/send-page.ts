import type { IncomingMessage, ServerResponse } from "node:http";

import { isWorkerScript } from "next-internals/build-output.ts";
import type { CachedResponse } from "next-page-cache/cached-response.ts";
import { chooseEncoding, type Encoding } from "next-page-cache/compression.ts";
import type { ResponseCache } from "next-page-cache/response-cache.ts";

import { parseTarget } from "#cms/resolve-path.ts";

import { SECURITY_HEADERS } from "../security-headers.ts";
import { type AllowedSources, FILE_POLICY, pagePolicy, workerPolicy } from "./content-security-policy.ts";
import type { createFindDestination } from "./destination.ts";
import type { createErrorScreens } from "./error-screens.ts";
import { type createSendUncached, encodedEtag, isolationHeaders, sendText, sendUnavailable } from "./send.ts";
import { requestIdHeader } from "./validate-request.ts";
import type { WorkLimits } from "./work-limits.ts";

interface Options {
  readonly cache: Pick<ResponseCache, "get" | "getPayload" | "isLoading" | "load">;
  readonly limits: Pick<WorkLimits, "loads">;
  readonly findDestination: ReturnType<typeof createFindDestination>;
  readonly sources: AllowedSources;
  readonly hasTags: () => boolean;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  readonly errorScreens: Pick<ReturnType<typeof createErrorScreens>, "sendMissingPage">;
}

/** Returns functions that send pages, files and the payloads of pages from the response cache, which loads them when it is their turn. */
export function createSendPage({
  cache,
  limits,
  findDestination,
  sources,
  hasTags,
  sendUncached,
  errorScreens,
}: Options) {
  const sendCached = createSendCached(sources, hasTags);

  async function sendPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "POST") return sendText(request, response, 405, "This address is read-only.");
    const cached = cache.get(path);
    if (cached) return sendCached(request, response, cached);
    if (cache.isLoading(path)) return loadPage(path, request, response);
    await limits.loads(request).inTurn(request, response, () => loadPage(path, request, response));
  }

  async function loadPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const loaded = await cache.load(path);
    switch (loaded.kind) {
      case "cached":
        return sendCached(request, response, loaded.cached);
      case "unavailable":
        return sendUnavailable(request, response);
      case "uncacheable":
        if (loaded.response.status === 404 && !path.startsWith("/_next/")) {
          return errorScreens.sendMissingPage(path, request, response);
        }
        return sendUncached(request, response, loaded.response);
    }
  }

  /**
   * Sends the payload with which React hydrates a page that was sent without it. Another process may have sent the page, so this
   * one loads a page that it does not know. If it knows the page in a different version, it loads nothing.
   */
  async function sendPayload(
    page: string,
    version: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const sendKnown = () => {
      const payload = cache.getPayload(page, version);
      if (payload) return sendCached(request, response, payload);
      return sendText(request, response, 404, "That version of the page is gone.");
    };
    const isUnknown = !cache.getPayload(page, version) && !cache.get(page);
    if (!isUnknown || !isSpelledAsCached(page)) return sendKnown();
    if ((await findDestination(page)).kind !== "cacheable") return sendKnown();
    await limits.loads(request).inTurn(request, response, async () => {
      await cache.load(page);
      await sendKnown();
    });
  }

  return { sendPage, sendPayload };
}

/**
 * Whether a path is spelled like a key of the response cache. Only this server generates addresses of payloads, so no other
 * spelling is valid.
 */
function isSpelledAsCached(path: string): boolean {
  const target = parseTarget(path);
  return target.kind === "path" && target.path === path;
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

function hasEtag(condition: string, etag: string): boolean {
  return condition === etag || condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
