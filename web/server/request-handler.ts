import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { parseTarget } from "#cms/resolve-path.ts";
import type { PreviewCookie } from "#draft/preview-cookie.ts";
import { type BuildOutput, isInternalRoute } from "#next-internals/build-output.ts";
import type { BufferedResponse, FetchFromNext } from "#next-internals/fetch-from-next.ts";
import { forwardToNext } from "#next-internals/forward-to-next.ts";
import { queryIn, SEARCH_PATH } from "#search/addresses.ts";

import { chooseEncoding, compress } from "./compression.ts";
import { type AllowedSources, pagePolicy } from "./content-security-policy.ts";
import type { SendMissingPage } from "./missing-page.ts";
import { isPicture } from "./picture-proxy.ts";
import { parsePayloadPath, type ResponseCache } from "./response-cache.ts";
import type { RouteIndexCache } from "./route-index.ts";
import { baseHeaders, type createSendCached, send, sendRedirect, sendText } from "./send.ts";
import type { Rejection } from "./validate-request.ts";

type Request = IncomingMessage;
type Response = ServerResponse;

interface Options {
  readonly rejectionOf: (request: Request) => Rejection | undefined;
  readonly build: Pick<BuildOutput, "hasFile" | "hasRoute">;
  readonly previewCookie: PreviewCookie;
  /** Next's own request handler. */
  readonly handleByNext: RequestListener;
  readonly fetchFromNext: FetchFromNext;
  readonly routeIndex: RouteIndexCache;
  readonly cache: ResponseCache;
  readonly sendCached: ReturnType<typeof createSendCached>;
  readonly sendMissingPage: SendMissingPage;
  /** Undefined with hosted Sanity, which serves its pictures itself. */
  readonly forwardPicture?:
    | ((path: string, search: string, request: Request, response: Response) => Promise<void>)
    | undefined;
  /** Counts a request that no cache can answer. Returns the seconds that the visitor must wait; 0 when it is allowed. */
  readonly limitRendering: (request: Request) => number;
  /** Answers the lake's webhook deliveries. */
  readonly handlePublish: (request: Request, response: Response) => Promise<void>;
  readonly sources: AllowedSources;
}

/** Changes the Set-Cookie headers of Next's response into those that the browser gets. */
type CookiesFor = (cookies: readonly string[]) => string[];

interface Location {
  readonly path: string;
  /** The query string with its question mark. */
  readonly search: string;
}

/**
 * Next renders these for each request, so each visitor gets a limited number. Their addresses contain an email address, a search or
 * a secret. The rules of the part check are put together for each request.
 */
const UNCACHEABLE_PATH = /^\/(?:thankyou2\/|search$|api\/draft-mode\/enable$|api\/part-check\/)/;

/** The share picture of a page: `/api/share` and the page's path. Without a path, that of the home page. */
const SHARE_PICTURE = /^\/api\/share((?:\/.*)?)$/;

/** Returns the function that handles every request to the site: directly, from the response cache, or through Next. */
export function createRequestHandler(options: Options) {
  const { rejectionOf, build, handleByNext, fetchFromNext, routeIndex, cache, sources } = options;
  const { sendCached, sendMissingPage, forwardPicture, limitRendering, handlePublish, previewCookie } =
    options;

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

  async function handlePath({ path, search }: Location, request: Request, response: Response) {
    const target = path + search;
    if (path === "/health") {
      const body = JSON.stringify({ status: "ok", cache: cache.size() });
      return send(request, response, { status: 200, contentType: "application/json", body });
    }
    if (forwardPicture && isPicture(path)) return forwardPicture(path, search, request, response);
    const waitSeconds = UNCACHEABLE_PATH.test(path) ? limitRendering(request) : 0;
    if (waitSeconds > 0) {
      const message = `Too many requests. Please try again in ${waitSeconds} seconds.`;
      return sendText(request, response, 429, message, { "retry-after": String(waitSeconds) });
    }
    const { cookie } = request.headers;
    const received = previewCookie.receive(cookie);
    request.headers.cookie = received.header ?? "";
    const cookiesFor: CookiesFor = (cookies) => previewCookie.send(cookies, cookie);
    if (path.startsWith("/api/") && !SHARE_PICTURE.test(path)) {
      return handleApi(path, target, cookiesFor, request, response);
    }
    if (received.isDraft && !path.startsWith("/_next/")) {
      return handleDraft(target, cookiesFor, request, response);
    }
    if (request.method === "POST") return sendText(request, response, 404, "There is no such action.");
    if (request.headers.rsc !== undefined) return handleNavigation(path, target, request, response);
    if (path === SEARCH_PATH) return handleSearch(search, request, response);
    return handlePage(path, request, response);
  }

  async function handleApi(
    path: string,
    target: string,
    cookiesFor: CookiesFor,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!build.hasRoute(path)) return sendText(request, response, 404, "There is no such address.");
    if (path === "/api/revalidate") return handlePublish(request, response);
    const headers = baseHeaders(request, "");
    const cacheControl = "no-store";
    forwardToNext(handleByNext, request, response, { target, headers, cacheControl, cookiesFor });
  }

  /** Renders a draft with the editor's cookies. It is never cached. */
  async function handleDraft(
    target: string,
    cookiesFor: CookiesFor,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (request.method === "POST" || request.headers.rsc !== undefined) {
      const headers = baseHeaders(request, "", { isDraft: true });
      const cacheControl = "private, no-store";
      forwardToNext(handleByNext, request, response, { target, headers, cacheControl, cookiesFor });
      return;
    }
    const { host = "", cookie = "" } = request.headers;
    const draft = await fetchFromNext(target, { host, cookie, accept: "text/html" });
    await sendUncached({ ...draft, cookies: cookiesFor(draft.cookies) }, request, response, {
      isDraft: true,
    });
  }

  /** Answers Next's client navigation, which requests the server components of a page. */
  async function handleNavigation(path: string, target: string, request: Request, response: Response) {
    if (!(await mayExist(path))) return sendText(request, response, 404, "There is no such page.");
    // Next does not use its cache for a request with a cookie.
    delete request.headers.cookie;
    const headers = baseHeaders(request, "");
    const cacheControl = "no-store";
    forwardToNext(handleByNext, request, response, { target, headers, cacheControl, cookiesFor: () => [] });
  }

  async function handlePage(path: string, request: Request, response: Response): Promise<void> {
    const payload = parsePayloadPath(path);
    if (payload) return sendPayload(payload.page, payload.version, request, response);
    const cached = isInternalRoute(path) ? undefined : cache.get(path);
    if (cached) return sendCached(request, response, cached);

    const sharedPage = SHARE_PICTURE.exec(path)?.[1];
    if (build.hasFile(path) || (sharedPage === undefined && build.hasRoute(path))) {
      return loadPage(path, request, response);
    }
    if (path.startsWith("/_next/")) return sendText(request, response, 404, "There is no such file.");

    const page = sharedPage ?? path;
    if (routeIndex.peek()?.resolve(page).kind === "page") {
      // The visitor does not wait for the new index: if the page has been unpublished, Next answers 404.
      void routeIndex.load();
      return loadPage(path, request, response);
    }
    const resolution = (await routeIndex.load())?.resolve(page);
    // Without an index (the lake has not responded yet), Next may still have the page in its cache.
    if (!resolution || resolution.kind === "page") return loadPage(path, request, response);
    if (resolution.kind === "redirect" && sharedPage === undefined) {
      return sendRedirect(request, response, resolution);
    }
    return sendMissingPage(path, request, response);
  }

  /** Answers `/search`, the only page that depends on its query string. Next gets only the parameter `q`. */
  async function handleSearch(search: string, request: Request, response: Response): Promise<void> {
    const target = `${SEARCH_PATH}?${new URLSearchParams({ q: queryIn(search) })}`;
    const { host = "" } = request.headers;
    await sendUncached(await fetchFromNext(target, { host, accept: "text/html" }), request, response, {
      isDraft: false,
    });
  }

  async function loadPage(path: string, request: Request, response: Response): Promise<void> {
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
        return sendUncached(loaded.response, request, response, { isDraft: false });
    }
  }

  /**
   * Sends the payload with which React hydrates a page that was sent without it. Another process may have sent the page, so this
   * one loads a page that it does not know. If it knows the page in a different version, it loads nothing.
   */
  async function sendPayload(page: string, version: string, request: Request, response: Response) {
    const isUnknown = !cache.getPayload(page, version) && !cache.get(page);
    if (isUnknown && isSpelledAsCached(page) && (await exists(page))) await cache.load(page);
    const payload = cache.getPayload(page, version);
    if (payload) return sendCached(request, response, payload);
    sendText(request, response, 404, "That version of the page is gone.");
  }

  async function exists(path: string): Promise<boolean> {
    return build.hasRoute(path) || (await routeIndex.load())?.resolve(path).kind === "page";
  }

  /** False only if an up-to-date route index has no page at the path. */
  async function mayExist(path: string): Promise<boolean> {
    if (build.hasRoute(path) || routeIndex.peek()?.resolve(path).kind === "page") return true;
    return (await routeIndex.load())?.resolve(path).kind !== "missing";
  }

  async function sendMalformed(request: Request, response: Response): Promise<void> {
    const screen = await cache.getOrLoad("/malformed-address");
    if (!screen) return sendText(request, response, 400, "The address is malformed.");
    const { headers, body } = screen.response;
    const contentType = headers["content-type"] ?? "";
    const encoding = chooseEncoding(request.headers["accept-encoding"], contentType, body.length);
    const kind = { isDraft: false, hasTags: routeIndex.peek()?.hasTags ?? false };
    send(request, response, {
      status: 400,
      contentType,
      body: await screen.encodings.make(encoding),
      policy: pagePolicy(body.toString(), sources, kind),
      headers: {
        vary: "accept-encoding",
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    });
  }

  async function sendUncached(
    { status, headers, cookies, body }: BufferedResponse,
    request: Request,
    response: Response,
    { isDraft }: { isDraft: boolean },
  ): Promise<void> {
    const contentType = headers["content-type"] ?? "text/plain; charset=utf-8";
    const encoding = isDraft
      ? "identity"
      : chooseEncoding(request.headers["accept-encoding"], contentType, body.length);
    const kind = { isDraft, hasTags: routeIndex.peek()?.hasTags ?? false };
    const isPage = contentType.startsWith("text/html");
    send(request, response, {
      status,
      contentType,
      body: encoding === "identity" ? body : await compress(body, encoding),
      isDraft,
      policy: isPage ? pagePolicy(body.toString(), sources, kind) : undefined,
      headers: {
        ...(headers["location"] === undefined ? {} : { location: headers["location"] }),
        ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    });
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
