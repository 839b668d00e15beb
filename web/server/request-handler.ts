import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { parseTarget } from "#cms/resolve-path.ts";
import type { PreviewCookie } from "#draft/preview-cookie.ts";
import type { FetchFromNext } from "#next-internals/fetch-from-next.ts";
import { forwardToNext } from "#next-internals/forward-to-next.ts";
import { queryIn, SEARCH_PATH } from "#search/addresses.ts";

import type { Destination } from "./destination.ts";
import type { SendMissingPage } from "./missing-page.ts";
import { parsePayloadPath, type ResponseCache } from "./response-cache.ts";
import {
  baseHeaders,
  type createSendCached,
  type createSendUncached,
  send,
  sendRedirect,
  sendText,
} from "./send.ts";
import type { Rejection } from "./validate-request.ts";

type Request = IncomingMessage;
type Response = ServerResponse;

interface Options {
  readonly rejectionOf: (request: Request) => Rejection | undefined;
  readonly findDestination: (path: string) => Promise<Destination>;
  readonly previewCookie: PreviewCookie;
  /** Next's own request handler. */
  readonly handleByNext: RequestListener;
  readonly fetchFromNext: FetchFromNext;
  readonly cache: ResponseCache;
  readonly sendCached: ReturnType<typeof createSendCached>;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  readonly sendMissingPage: SendMissingPage;
  /** Undefined with hosted Sanity, which serves its pictures itself. */
  readonly forwardPicture?:
    | ((path: string, search: string, request: Request, response: Response) => Promise<void>)
    | undefined;
  /** Counts a request that no cache can answer. Returns the seconds that the visitor must wait; 0 when it is allowed. */
  readonly limitRendering: (request: Request) => number;
}

interface Location {
  readonly path: string;
  /** The query string with its question mark. */
  readonly search: string;
}

/** Returns the function that handles every request to the site: directly, from the response cache, or through Next. */
export function createRequestHandler(options: Options) {
  const { rejectionOf, findDestination, handleByNext, fetchFromNext, cache, previewCookie } = options;
  const { sendCached, sendUncached, sendMissingPage, forwardPicture, limitRendering } = options;

  async function handle(request: Request, response: Response): Promise<void> {
    const rejection = rejectionOf(request);
    if (rejection) {
      sendText(request, response, rejection.status, rejection.message, rejection.headers);
      return;
    }
    const target = parseTarget(request.url ?? "");
    switch (target.kind) {
      case "malformed":
        return sendMalformed(request, response);
      case "redirect":
        sendRedirect(request, response, target);
        return;
      case "path":
        return handlePath(target, request, response);
    }
  }

  async function handlePath(location: Location, request: Request, response: Response): Promise<void> {
    const { path, search } = location;
    if (path === "/health") {
      const body = JSON.stringify({ status: "ok", cache: cache.size() });
      return send(request, response, { status: 200, contentType: "application/json", body });
    }
    if (forwardPicture && path.startsWith("/images/")) return forwardPicture(path, search, request, response);
    const payload = parsePayloadPath(path);
    if (payload) return sendPayload(payload.page, payload.version, request, response);

    const isFile = /^\/(?:_next|api)\//.test(path);
    const received = previewCookie.receive(request.headers.cookie);
    if (received.isDraft && !isFile) return handleDraft(location, received.header, request, response);
    if (request.method === "POST" && !path.startsWith("/api/")) {
      return sendText(request, response, 404, "There is no such action.");
    }
    const destination = await findDestination(path);
    const isNavigation = request.headers.rsc !== undefined && !isFile;
    switch (destination.kind) {
      case "perRequest":
        return handleUncacheable(location, received.header, request, response);
      case "cacheable":
        if (isNavigation && destination.isPage) return forwardNavigation(location, request, response);
        return sendPage(path, request, response);
      case "redirect":
        // Next's client then loads the address as a document, and follows the redirect.
        if (isNavigation) return sendText(request, response, 404, "There is no such page.");
        return sendRedirect(request, response, destination);
      case "missing":
        if (isFile || isNavigation) return sendText(request, response, 404, "There is no such page.");
        return sendMissingPage(path, request, response);
      case "unknown":
        return sendText(request, response, 503, UNAVAILABLE, { "retry-after": "5" });
    }
  }

  /** Renders a draft with the editor's cookies. It is never cached. */
  async function handleDraft(
    { path, search }: Location,
    draftCookie = "",
    request: Request,
    response: Response,
  ): Promise<void> {
    const { host = "", cookie } = request.headers;
    const cookiesFor = (cookies: readonly string[]) => previewCookie.send(cookies, cookie);
    if (request.method === "POST" || request.headers.rsc !== undefined) {
      request.headers.cookie = draftCookie;
      const headers = baseHeaders(request, "", { isDraft: true });
      const cacheControl = "private, no-store";
      const target = path + search;
      forwardToNext(handleByNext, request, response, { target, headers, cacheControl, cookiesFor });
      return;
    }
    const draft = await fetchFromNext(path + search, { host, cookie: draftCookie, accept: "text/html" });
    const cookies = cookiesFor(draft.cookies);
    await sendUncached(request, response, { ...draft, cookies }, { isDraft: true });
  }

  /** Next renders the response for each request, so each visitor gets a limited number. The API limits what is posted to it. */
  async function handleUncacheable(
    { path, search }: Location,
    cookie = "",
    request: Request,
    response: Response,
  ): Promise<void> {
    const waitSeconds = request.method === "POST" ? 0 : limitRendering(request);
    if (waitSeconds > 0) {
      const message = `Too many requests. Please try again in ${waitSeconds} seconds.`;
      return sendText(request, response, 429, message, { "retry-after": String(waitSeconds) });
    }
    // Next gets only the parameter `q` of the search.
    const query = path === SEARCH_PATH ? `?${new URLSearchParams({ q: queryIn(search) })}` : "";
    const isPage = !path.startsWith("/api/") && request.headers.rsc === undefined;
    if (isPage) {
      const { host = "" } = request.headers;
      const rendered = await fetchFromNext(path + query, { host, accept: "text/html" });
      return sendUncached(request, response, rendered);
    }
    const sent = request.headers.cookie;
    request.headers.cookie = cookie;
    forwardToNext(handleByNext, request, response, {
      target: path + search,
      headers: baseHeaders(request, ""),
      cacheControl: "no-store",
      cookiesFor: (cookies) => previewCookie.send(cookies, sent),
    });
  }

  /** Answers Next's client navigation, which requests the server components of a page. */
  function forwardNavigation({ path, search }: Location, request: Request, response: Response): void {
    // Next does not use its cache for a request with a cookie.
    delete request.headers.cookie;
    const headers = baseHeaders(request, "");
    const cacheControl = "no-store";
    const target = path + search;
    forwardToNext(handleByNext, request, response, { target, headers, cacheControl, cookiesFor: () => [] });
  }

  async function sendPage(path: string, request: Request, response: Response): Promise<void> {
    const cached = cache.get(path);
    if (cached) return sendCached(request, response, cached);
    const loaded = await cache.load(path);
    switch (loaded.kind) {
      case "cached":
        return sendCached(request, response, loaded.cached);
      case "unavailable":
        return sendText(request, response, 503, UNAVAILABLE, { "retry-after": "5" });
      case "uncacheable":
        if (loaded.response.status === 404 && !path.startsWith("/_next/")) {
          return sendMissingPage(path, request, response);
        }
        return sendUncached(request, response, loaded.response);
    }
  }

  /**
   * Sends the payload with which React hydrates a page that was sent without it. Another process may have sent the page, so this
   * one loads a page that it does not know. If it knows the page in a different version, it loads nothing.
   */
  async function sendPayload(page: string, version: string, request: Request, response: Response) {
    const isUnknown = !cache.getPayload(page, version) && !cache.get(page);
    if (isUnknown && isSpelledAsCached(page) && (await findDestination(page)).kind === "cacheable") {
      await cache.load(page);
    }
    const payload = cache.getPayload(page, version);
    if (payload) return sendCached(request, response, payload);
    sendText(request, response, 404, "That version of the page is gone.");
  }

  async function sendMalformed(request: Request, response: Response): Promise<void> {
    const screen = await cache.getOrLoad("/malformed-address");
    if (!screen) return sendText(request, response, 400, "The address is malformed.");
    await sendUncached(request, response, { ...screen.response, status: 400 });
  }

  return handle;
}

/**
 * Whether a path is spelled like a key of the response cache. Only this server generates addresses of payloads, so no other
 * spelling is valid.
 */
function isSpelledAsCached(path: string): boolean {
  const target = parseTarget(path);
  return target.kind === "path" && target.path === path;
}

const UNAVAILABLE = "We can't show this page right now. Please try again in a moment.";
