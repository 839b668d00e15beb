import type { IncomingMessage, ServerResponse } from "node:http";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import { createBackgroundQueue } from "next-page-cache/compression.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import { createResponseCache, parsePayloadPath } from "next-page-cache/response-cache.ts";

import { SOCKET_ADDRESS_HEADER } from "#admin-api/rate-limit.ts";
import { parseTarget, withSearch } from "#cms/resolve-path.ts";
import { createPreviewCookie } from "#draft/preview-cookie.ts";
import { type Env, readAdminHost } from "#env.ts";
import { type BuildOutput, isInternalRoute } from "#next-internals/build-output.ts";
import { forwardToNext } from "#next-internals/forward-to-next.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { readLimitedText } from "#read-limited-text.ts";
import { SIGNATURE_HEADER, WEBHOOK_PATH } from "#revalidate/receive-webhook.ts";
import { queryIn, SEARCH_PATH } from "#search/addresses.ts";

import { allowedSources } from "./content-security-policy.ts";
import { createFindDestination, createRouteIndexCache, type RouteIndex } from "./destination.ts";
import type { Log } from "./log.ts";
import { createMissingPageCount } from "./missing-page-count.ts";
import { createSendMissingPage } from "./missing-page.ts";
import { createPictureProxy } from "./picture-proxy.ts";
import { createReceiveDelivery } from "./receive-delivery.ts";
import {
  baseHeaders,
  createSendCached,
  createSendUncached,
  send,
  sendRedirect,
  sendText,
  sendUnavailable,
} from "./send.ts";
import { createValidateRequest, pickHeaders, REQUEST_ID_HEADER, visitorAddress } from "./validate-request.ts";
import { createWorkLimits } from "./work-limits.ts";

type Request = IncomingMessage;
type Response = ServerResponse;

interface Options {
  readonly env: Env;
  readonly log: Log;
  readonly next: Pick<InnerServer, "handle" | "fetch" | "expire">;
  readonly build: BuildOutput;
  readonly fetchRouteIndex: () => Promise<RouteIndex>;
  /** Whether the account that opened a preview still exists. */
  readonly mayPreview: (opener: string) => Promise<boolean>;
  /** The bundled page-script/page-script.ts. Undefined turns deferred hydration off. */
  readonly pageScript: string | undefined;
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

const trustedHops = () => readAdminHost().trustedProxyHops;

/** Returns the function that handles every request to the site: directly, from the response cache, or through Next. */
export function createRequestHandler({
  env,
  log,
  next,
  build,
  fetchRouteIndex,
  mayPreview,
  pageScript,
}: Options) {
  const addressOf = (request: Request) => visitorAddress(request, trustedHops());
  const { limitRendering, limitCalls, limitScreens, limitDrafts, renderInTurn, callInTurn, draftInTurn } =
    createWorkLimits(addressOf);
  const receiveDelivery = createReceiveDelivery(env.revalidateSecret);
  const logError = (message: string) => (error: unknown) => log.error(message, { error });

  const routeIndex = createRouteIndexCache({
    fetchIndex: fetchRouteIndex,
    onError: logError("The route index could not be fetched from the lake"),
  });
  const { host: siteHost } = new URL(env.siteUrl);
  const cache = createResponseCache({
    fetchFromNext: (path, timeoutMs) => next.fetch(path, { host: siteHost, accept: "*/*" }, { timeoutMs }),
    // Next may answer 404 for a page that exists, because the lake failed while Next was reading it.
    isFailure: async (path, { status }) =>
      status >= 500 || (status === 404 && (await routeIndex.load())?.resolve(path).kind === "page"),
    readPage: build.readPage,
    runInBackground: createBackgroundQueue(logError("A response could not be compressed")),
    onFailure: (path, reason) => log.error("Next failed", { path, reason }),
    pageScript,
    isInternal: isInternalRoute,
    styles: build.styles,
  });
  const sources = allowedSources(env);
  const hasTags = () => routeIndex.peek()?.hasTags ?? false;
  const sendCached = createSendCached(sources, hasTags);
  const sendUncached = createSendUncached(sources, hasTags);
  const sendMissingPage = createSendMissingPage({
    cache,
    routeIndex,
    sendUncached,
    limitScreens,
    renderInTurn,
    count: createMissingPageCount({
      adminUrl: () => readAdminHost().adminUrl,
      secret: env.revalidateSecret,
      visitorAddress: addressOf,
      onError: logError("Visits to missing pages could not be reported to the admin host"),
    }),
  });
  // Hosted Sanity serves its pictures itself.
  const forwardPicture =
    env.lakeUrl === undefined
      ? undefined
      : createPictureProxy({
          lakeUrl: env.lakeUrl,
          readToken: env.readToken,
          trustedHops,
          onError: logError("A picture could not be forwarded"),
        });
  const rejectionOf = createValidateRequest(env.siteUrl);
  const findDestination = createFindDestination(build, routeIndex);
  const previewCookie = createPreviewCookie({ nextValue: build.draftId });

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
    const { published, draft } = previewCookie.receive(cookie);
    const isDraft = draft !== undefined && !path.startsWith("/_next/") && (await mayPreview(draft.opener));
    request.headers.cookie = (isDraft ? draft.header : published) ?? "";
    const visit = {
      path,
      search,
      cookiesFor: (cookies: readonly string[]) => previewCookie.send(cookies, cookie),
    };
    const isForPages = !/^\/(?:_next|api)\//.test(path);
    if (request.method === "POST" && path === QUOTE_PAGE_PATH) return handleQuoteForm(request, response);
    if (request.method === "POST" && path === WEBHOOK_PATH) return handleDelivery(request, response);
    if (isDraft && isForPages) {
      if (isLimited(() => limitDrafts(draft.opener), request, response)) return undefined;
      return draftInTurn(draft.opener)(request, response, () => handleDraft(visit, request, response));
    }
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
        return sendUnavailable(request, response);
    }
  }

  /** Renders a draft with the editor's cookies. It is never cached. */
  async function handleDraft(visit: Visit, request: Request, response: Response): Promise<void> {
    if (request.method === "POST" || request.headers.rsc !== undefined) {
      return forward(visit, request, response, { isDraft: true });
    }
    const { host = "", cookie = "" } = request.headers;
    const draft = await next.fetch(visit.path + visit.search, { host, cookie, accept: "text/html" });
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
    await renderInTurn(request, response, async () =>
      sendUncached(request, response, await next.fetch(QUOTE_PAGE_PATH, headers, { body })),
    );
  }

  /**
   * Passes a delivery of the lake's webhook on to app/api/revalidate, which checks it again for servers without this one. A forged one
   * costs no work of Next.
   */
  async function handleDelivery(request: Request, response: Response): Promise<void> {
    const delivery = await receiveDelivery(request);
    if (delivery.kind === "gone") return;
    if (delivery.kind === "rejected") return sendText(request, response, delivery.status, delivery.message);
    const { body } = delivery;
    const headers = pickHeaders(request, DELIVERY_HEADERS);
    await sendUncached(request, response, await next.fetch(WEBHOOK_PATH, headers, { body }));
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
    const isCall = request.method === "POST";
    if (isLimited(isCall ? limitCalls : limitRendering, request, response)) return;
    const { path, search } = visit;
    await (isCall ? callInTurn : renderInTurn)(request, response, async () => {
      const isForwarded = path.startsWith("/api/") || request.headers.rsc !== undefined;
      if (isForwarded) return forward(visit, request, response);
      // Next gets only the parameter `q` of the search.
      const query = path === SEARCH_PATH ? `?${new URLSearchParams({ q: queryIn(search) })}` : "";
      const { host = "" } = request.headers;
      await sendUncached(request, response, await next.fetch(path + query, { host, accept: "text/html" }));
    });
  }

  /** Lets Next answer directly: the API, client navigation (which requests the server components of a page), and actions of editors. */
  function forward(visit: Visit, request: Request, response: Response, { isDraft = false } = {}): void {
    forwardToNext(next.handle, request, response, {
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
        return sendUnavailable(request, response);
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
    const sendLine = () => sendText(request, response, 400, "The address is malformed.");
    if (limitScreens(request) > 0) return sendLine();
    const sendScreen = async () => {
      const screen = await cache.getOrLoad("/malformed-address");
      if (!screen) return sendLine();
      const body = await screen.encodings.make("identity");
      await sendUncached(request, response, { ...screen.response, status: 400, body });
    };
    await renderInTurn(request, response, sendScreen, sendLine);
  }

  return {
    handle,
    /** Call after a publish. */
    expire(): void {
      next.expire();
      cache.expire();
      routeIndex.expire();
    },
    /** Fetches the route index, so that the first visitor does not wait for it. */
    warmUp: () => routeIndex.load(),
  };
}

/**
 * Whether a path is spelled like a key of the response cache. Only this server generates addresses of payloads, so no other
 * spelling is valid.
 */
function isSpelledAsCached(path: string): boolean {
  const target = parseTarget(path);
  return target.kind === "path" && target.path === path;
}
