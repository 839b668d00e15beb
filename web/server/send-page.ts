import type { IncomingMessage, ServerResponse } from "node:http";

import type { ResponseCache } from "next-page-cache/response-cache.ts";

import { parseTarget } from "#cms/resolve-path.ts";

import type { createFindDestination } from "./destination.ts";
import type { createErrorScreens } from "./error-screens.ts";
import { type createSendCached, type createSendUncached, sendText, sendUnavailable } from "./send.ts";
import type { WorkLimits } from "./work-limits.ts";

interface Options {
  readonly cache: Pick<ResponseCache, "get" | "getPayload" | "isLoading" | "load">;
  readonly limits: Pick<WorkLimits, "loads">;
  readonly findDestination: ReturnType<typeof createFindDestination>;
  readonly sendCached: ReturnType<typeof createSendCached>;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  readonly errorScreens: Pick<ReturnType<typeof createErrorScreens>, "sendMissingPage">;
}

/** Returns functions that send pages, files and the payloads of pages from the response cache, which loads them when it is their turn. */
export function createSendPage({
  cache,
  limits,
  findDestination,
  sendCached,
  sendUncached,
  errorScreens,
}: Options) {
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
