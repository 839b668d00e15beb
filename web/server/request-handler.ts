import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";

import { SOCKET_ADDRESS_HEADER } from "#admin-api/rate-limit.ts";
import { parseTarget, withSearch } from "#cms/resolve-path.ts";
import type { PreviewCookie } from "#draft/preview-cookie.ts";
import type { FetchFromNext } from "#next-internals/fetch-from-next.ts";
import { forwardToNext } from "#next-internals/forward-to-next.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { readLimitedText } from "#read-limited-text.ts";
import { MAX_DELIVERY_BYTES, SIGNATURE_HEADER, WEBHOOK_PATH } from "#revalidate/receive-webhook.ts";
import { isRecentSignature } from "#revalidate/signature.ts";
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
import { type Rejection, REQUEST_ID_HEADER } from "./validate-request.ts";

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
  /**
   * These count a page that Next renders for one request, a call of the API, and a screen about an address that leads nowhere. They return
   * the seconds to wait; 0 if it is allowed.
   */
  readonly limitRendering: (request: Request) => number;
  readonly limitCalls: (request: Request) => number;
  readonly limitScreens: (request: Request) => number;
  /** Whether a delivery of the lake's webhook is signed. */
  readonly isDelivery: (body: string, signature: string) => Promise<boolean>;
}

interface Visit {
  readonly path: string;
  /** The query string with its question mark. */
  readonly search: string;
  /** Changes the Set-Cookie headers of Next's response into those that the browser gets. */
  readonly cookiesFor: (cookies: readonly string[]) => string[];
}

/** The headers that Next gets with a quote form that was posted without scripts, and with a delivery of the webhook. */
const FORM_HEADERS = ["host", "origin", "content-type", "x-forwarded-for", REQUEST_ID_HEADER];
const DELIVERY_HEADERS = ["host", "content-type", SIGNATURE_HEADER, REQUEST_ID_HEADER];

/** Returns the function that handles every request to the site: directly, from the response cache, or through Next. */
export function createRequestHandler(options: Options) {
  const { rejectionOf, findDestination, handleByNext, fetchFromNext, cache, previewCookie } = options;
  const {
    sendCached,
    sendUncached,
    sendMissingPage,
    forwardPicture,
    limitRendering,
    limitCalls,
    limitScreens,
    isDelivery,
  } = options;

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
        return handlePath(target.path, target.search, request, response);
    }
  }

  async function handlePath(path: string, search: string, request: Request, response: Response) {
    if (path === "/health") {
      const body = JSON.stringify({ status: "ok", cache: cache.size() });
      return send(request, response, { status: 200, contentType: "application/json", body });
    }
    if (forwardPicture && path.startsWith("/images/")) return forwardPicture(path, search, request, response);
    const payload = parsePayloadPath(path);
    if (payload) return sendPayload(payload.page, payload.version, request, response);

    const { cookie } = request.headers;
    const received = previewCookie.receive(cookie);
    request.headers.cookie = received.header ?? "";
    const visit = {
      path,
      search,
      cookiesFor: (cookies: readonly string[]) => previewCookie.send(cookies, cookie),
    };
    const isForPages = !/^\/(?:_next|api)\//.test(path);
    if (request.method === "POST" && path === QUOTE_PAGE_PATH) return handleQuoteForm(request, response);
    if (request.method === "POST" && path === WEBHOOK_PATH) return handleDelivery(request, response);
    if (received.isDraft && isForPages) return handleDraft(visit, request, response);
    if (request.method === "POST" && isForPages) {
      return sendText(request, response, 404, "There is no such action.");
    }
    const destination = await findDestination(path);
    const isNavigation = request.headers.rsc !== undefined && isForPages;
    switch (destination.kind) {
      case "perRequest":
        return handleUncacheable(visit, request, response);
      case "cacheable":
        if (!isNavigation || !destination.isPage) return sendPage(path, request, response);
        // Next does not use its cache for a request with a cookie.
        delete request.headers.cookie;
        return forward(visit, request, response);
      case "redirect":
        // Next's client then loads the address as a document, and follows the redirect.
        if (isNavigation) return sendText(request, response, 404, "There is no such page.");
        return sendRedirect(request, response, { ...destination, to: withSearch(destination.to, search) });
      case "missing":
        if (isNavigation || !isForPages) return sendText(request, response, 404, "There is no such address.");
        return sendMissingPage(path, request, response);
      case "unknown":
        return sendText(request, response, 503, UNAVAILABLE, { "retry-after": "5" });
    }
  }

  /** Renders a draft with the editor's cookies. It is never cached. */
  async function handleDraft(visit: Visit, request: Request, response: Response): Promise<void> {
    if (request.method === "POST" || request.headers.rsc !== undefined) {
      return forward(visit, request, response, { isDraft: true });
    }
    const { host = "", cookie = "" } = request.headers;
    const draft = await fetchFromNext(visit.path + visit.search, { host, cookie, accept: "text/html" });
    const cookies = visit.cookiesFor(draft.cookies);
    const to = draft.headers["location"];
    const headers =
      to === undefined ? draft.headers : { ...draft.headers, location: withSearch(to, visit.search) };
    await sendUncached(request, response, { ...draft, cookies, headers }, { isDraft: true });
  }

  /** Passes a quote form that was posted without scripts on to proxy.ts. The answer may contain what the visitor typed. */
  async function handleQuoteForm(request: Request, response: Response): Promise<void> {
    if (isLimited(limitRendering, request, response)) return;
    const body = await readLimitedText({ body: request }, MAX_REQUEST_BYTES);
    if (body === undefined) return sendText(request, response, 413, "The request is too large.");
    const headers = {
      ...pickHeaders(request, FORM_HEADERS),
      accept: "text/html",
      [SOCKET_ADDRESS_HEADER]: request.socket.remoteAddress ?? "",
    };
    const answer = await fetchFromNext(QUOTE_PAGE_PATH, headers, { body });
    await sendUncached(request, response, answer);
  }

  /**
   * Passes a delivery of the lake's webhook on to app/api/revalidate, which checks it again for servers without this one. A forged one
   * costs no work of Next. There is no limit, because a flood of them must not delay a publish.
   */
  async function handleDelivery(request: Request, response: Response): Promise<void> {
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    const isRecent = isRecentSignature(signature, Date.now());
    const body = isRecent ? await readLimitedText({ body: request }, MAX_DELIVERY_BYTES) : "";
    if (body === undefined) return sendText(request, response, 413, "The delivery is longer than 1 MB.");
    if (isRecent && body === "") return sendText(request, response, 400, "The delivery is empty.");
    if (!isRecent || !(await isDelivery(body, signature))) {
      return sendText(request, response, 401, "The signature is missing, wrong or older than five minutes.");
    }
    const headers = pickHeaders(request, DELIVERY_HEADERS);
    await sendUncached(request, response, await fetchFromNext(WEBHOOK_PATH, headers, { body }));
  }

  /** Answers a request of a visitor who sends too many. */
  function isLimited(limit: typeof limitCalls, request: Request, response: Response): boolean {
    const waitSeconds = limit(request);
    if (waitSeconds === 0) return false;
    const message = `Too many requests. Please try again in ${waitSeconds} seconds.`;
    sendText(request, response, 429, message, { "retry-after": String(waitSeconds) });
    return true;
  }

  /** Next renders the response for each request, so each visitor gets a limited number. */
  async function handleUncacheable(visit: Visit, request: Request, response: Response): Promise<void> {
    if (isLimited(request.method === "POST" ? limitCalls : limitRendering, request, response)) return;
    const { path, search } = visit;
    if (path.startsWith("/api/") || request.headers.rsc !== undefined) {
      return forward(visit, request, response);
    }
    // Next gets only the parameter `q` of the search.
    const query = path === SEARCH_PATH ? `?${new URLSearchParams({ q: queryIn(search) })}` : "";
    const { host = "" } = request.headers;
    await sendUncached(request, response, await fetchFromNext(path + query, { host, accept: "text/html" }));
  }

  /** Lets Next answer directly: the API, client navigation (which requests the server components of a page), and actions of editors. */
  function forward(visit: Visit, request: Request, response: Response, { isDraft = false } = {}): void {
    forwardToNext(handleByNext, request, response, {
      target: visit.path + visit.search,
      headers: baseHeaders(request, "", { isDraft }),
      cacheControl: isDraft ? "private, no-store" : "no-store",
      cookiesFor: visit.cookiesFor,
    });
  }

  async function sendPage(path: string, request: Request, response: Response): Promise<void> {
    if (request.method === "POST") return sendText(request, response, 405, "This address is read-only.");
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
    const screen = limitScreens(request) > 0 ? undefined : await cache.getOrLoad("/malformed-address");
    if (!screen) return sendText(request, response, 400, "The address is malformed.");
    const body = await screen.encodings.make("identity");
    await sendUncached(request, response, { ...screen.response, status: 400, body });
  }

  return handle;
}

function pickHeaders({ headers }: Request, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
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
