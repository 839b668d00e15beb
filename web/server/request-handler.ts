import type { IncomingMessage, ServerResponse } from "node:http";

import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { createContentIndex } from "front-server/content-index.ts";
import { createReadFilesForm } from "front-server/files-form.ts";
import { createPictureProxy } from "front-server/picture-proxy.ts";
import type { AllowedSources } from "front-server/security-headers.ts";
import { createSendCached } from "front-server/send-cached.ts";
import {
  createSendUncached,
  replaceCopy,
  send,
  sendRedirect,
  sendText,
  sendUnavailable,
} from "front-server/send.ts";
import { createValidateRequest, MAX_BODY_BYTES, visitorAddress } from "front-server/site-server.ts";
import { createWorkLimits } from "front-server/work-limits.ts";
import type { BuildOutput } from "next-internals/build-output.ts";
import { createPreviewCookie, PREVIEW_COOKIE } from "next-internals/preview-cookie.ts";
import { parsePayloadPath } from "next-page-cache/cached-response.ts";
import { createBackgroundQueue } from "next-page-cache/compression.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import { createResponseCache } from "next-page-cache/response-cache.ts";
import { PLAYER_HOSTS } from "schemas/fields/embedded-video.ts";
import type { Log } from "server-kit/log.ts";

import { isServedSize } from "#cms/picture-sizes.ts";
import { PREVIEW_SETTING_COOKIES } from "#cms/preview-date.ts";
import { parseTarget, withSearch } from "#cms/resolve-path.ts";
import type { createOpenPreviews } from "#draft/preview-opener.ts";
import { type Env, readAdminHost } from "#env.ts";
import { ownPage } from "#locale/own-page.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { OPENED_REQUEST_COOKIE } from "#quote/receipt/opened-request.ts";
import { tokenIn } from "#quote/request/find-request.ts";
import { MAX_FILES_FORM_BYTES, receiveFiles } from "#quote/request/receive-files.ts";
import { WEBHOOK_PATH } from "#revalidate/receive-webhook.ts";

import { createCalls } from "./calls.ts";
import { createFindDestination, isInternalRoute, type RouteIndex } from "./destination.ts";
import { createErrorScreens } from "./error-screens.ts";
import { createMissingPageCount } from "./missing-page-count.ts";
import { createPreviews } from "./previews.ts";

type Request = IncomingMessage;
type Response = ServerResponse;

interface Options {
  readonly env: Env;
  readonly log: Log;
  readonly next: Pick<InnerServer, "fetch" | "expire">;
  readonly previewNext: Pick<InnerServer, "fetch">;
  readonly build: BuildOutput;
  readonly fetchRouteIndex: () => Promise<RouteIndex>;
  readonly openPreviews: ReturnType<typeof createOpenPreviews>;
  /** The bundled page-script/page-script.ts. Undefined turns deferred hydration off. */
  readonly pageScript: string | undefined;
}

const addressOf = (request: Request) => visitorAddress(request, readAdminHost().trustedProxyHops);
const takesForms = (url: string) => ownPage(url) === QUOTE_PAGE_PATH || tokenIn(url) !== undefined;
const maxBodyBytes = (url: string) => (tokenIn(url) === undefined ? MAX_BODY_BYTES : MAX_FILES_FORM_BYTES);

/** Returns the function that handles every request to the site: directly, from the response cache, or through Next. */
export function createRequestHandler({
  env,
  log,
  next,
  previewNext,
  build,
  fetchRouteIndex,
  openPreviews,
  pageScript,
}: Options) {
  const limits = createWorkLimits(addressOf);
  const logError = (message: string) => (error: unknown) => log.error(message, { error });

  const routeIndex = createContentIndex({
    fetchIndex: fetchRouteIndex,
    onError: logError("The route index could not be fetched from the lake"),
  });
  const { host: siteHost } = new URL(env.siteUrl);
  const logCompression = logError("A response could not be compressed");
  const cache = createResponseCache({
    fetchFromNext: (path, timeoutMs) => next.fetch(path, { host: siteHost, accept: "*/*" }, { timeoutMs }),
    // Next may answer 404 for a page that exists, because the lake failed while Next was reading it.
    isFailure: async (path, { status }) =>
      status >= 500 || (status === 404 && (await routeIndex.load())?.resolve(path).kind === "page"),
    readPage: build.readPage,
    onError: logCompression,
    runInBackground: createBackgroundQueue(logCompression),
    onFailure: (path, reason) => log.error("Next failed", { path, reason }),
    pageScript,
    isInternal: isInternalRoute,
    styles: build.styles,
  });
  const sources = allowedSources(env);
  const sendUncached = createSendUncached(sources, pageScript);
  const errorScreens = createErrorScreens({
    cache,
    routeIndex,
    sendUncached,
    limits,
    missingPages: createMissingPageCount({
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
          origin: env.lakeUrl,
          // With the token the lake limits each visitor separately instead of the whole site.
          headersFor: (request) => ({
            authorization: `Bearer ${env.readToken}`,
            [CLIENT_ADDRESS_HEADER]: addressOf(request),
          }),
          isServed: isServedSize,
          onError: logError("A picture could not be forwarded"),
        });
  const rejectionOf = createValidateRequest({ siteUrl: env.siteUrl, takesForms, maxBodyBytes });
  const findDestination = createFindDestination(build, routeIndex);
  const sendCached = createSendCached(sources);
  const previewCookie = createPreviewCookie({
    nextValue: build.draftId,
    readCookies: [OPENED_REQUEST_COOKIE, ...PREVIEW_SETTING_COOKIES],
    endPreview: openPreviews.end,
    ...env,
  });
  const calls = createCalls({
    log,
    previewCookie,
    limits,
    addressOf,
    webhookSecret: env.revalidateSecret,
    readFilesForm: createReadFilesForm({
      siteUrl: env.siteUrl,
      maxBytes: MAX_FILES_FORM_BYTES,
      addressOf,
      receive: receiveFiles,
    }),
    routes: build.routes,
    next,
    sendUncached,
  });
  const previews = createPreviews({
    cookie: previewCookie,
    isOpen: openPreviews.isOpen,
    limits,
    previewNext,
    sendUncached,
    addressOf,
    onError: logError("A preview could not be rendered"),
  });

  async function handle(request: Request, response: Response): Promise<void> {
    const rejection = rejectionOf(request);
    if (rejection) {
      sendText(request, response, rejection.status, rejection.message, rejection.headers);
      return;
    }
    const target = parseTarget(request.url ?? "");
    switch (target.kind) {
      case "malformed":
        return errorScreens.sendMalformedAddress(request, response);
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

    if (request.method === "POST" && takesForms(path)) return calls.handleForm(path, request, response);
    if (request.method === "POST" && path === WEBHOOK_PATH) return calls.handleDelivery(request, response);
    const isForPages = !/^\/(?:_next|api)\//.test(path);
    const mayBeEditor = request.headers.cookie?.includes(PREVIEW_COOKIE) && !path.startsWith("/_next/");
    const draft = mayBeEditor ? await previews.draftOf(request) : undefined;
    if (draft && isForPages) return previews.handleDraft({ path, search, draft }, request, response);
    const visit = { path, search, draft };
    if (request.method === "POST") {
      if (isForPages) return sendText(request, response, 404, "There is no such action.");
      return calls.handleCall(visit, request, response);
    }
    const destination = await findDestination(path);
    // Next treats any other value as a request for the page itself.
    const isNavigation = request.headers.rsc === "1" && isForPages;
    switch (destination.kind) {
      case "perRequest":
        return calls.handleUncacheable(visit, request, response);
      case "cacheable":
        if (!isNavigation || !destination.isPage) return sendPage(path, request, response);
        // Next does not use its cache for a request with a cookie.
        return limits
          .loads(request)
          .inTurn(request, response, () => calls.answerNavigation(visit, request, response));
      case "redirect":
        // Next's client then loads the address as a document, and follows the redirect.
        if (isNavigation) return sendText(request, response, 404, "There is no such page.");
        // A reverse proxy keeps one answer for all query strings.
        return sendRedirect(
          request,
          response,
          { ...destination, to: withSearch(destination.to, search) },
          search === "" ? replaceCopy(request) : {},
        );
      case "missing":
        if (isNavigation || !isForPages) return sendText(request, response, 404, "There is no such address.");
        return errorScreens.sendMissingPage(path, request, response);
      case "unknown":
        return sendUnavailable(request, response);
    }
  }

  async function sendPage(path: string, request: Request, response: Response): Promise<void> {
    const cached = cache.get(path);
    if (cached) return sendCached(request, response, cached);
    if (cache.isLoading(path)) return loadPage(path, request, response);
    await limits.loads(request).inTurn(request, response, () => loadPage(path, request, response));
  }

  async function loadPage(path: string, request: Request, response: Response): Promise<void> {
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
  async function sendPayload(page: string, version: string, request: Request, response: Response) {
    const isPage = isSpelledAsCached(page) && (await findDestination(page)).kind === "cacheable";
    const sendKnown = () => {
      const payload = isPage && cache.getPayload(page, version);
      if (payload) return sendCached(request, response, payload);
      return sendText(request, response, 404, "That version of the page is gone.");
    };
    if (!isPage || cache.getPayload(page, version) || cache.get(page)) return sendKnown();
    await limits.loads(request).inTurn(request, response, async () => {
      await cache.load(page);
      await sendKnown();
    });
  }

  return {
    handle,
    /** Call after a publish. */
    expire(): void {
      next.expire();
      cache.expire();
      routeIndex.expire();
    },
    /** Fetches the route index, and begins to load the code of pages, so that the first visitor waits for neither. */
    warmUp: async (): Promise<void> => {
      await routeIndex.load();
      void cache.getOrLoad("/");
    },
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

function allowedSources({ siteUrl, studioUrl, lakeUrl, projectId, storageUrl }: Env): AllowedSources {
  const lake = lakeUrl === undefined ? undefined : new URL(lakeUrl).origin;
  return {
    site: new URL(siteUrl).origin,
    content: [lake ?? "https://cdn.sanity.io"],
    storage: [new URL(storageUrl).origin],
    lake: [lake ?? `https://${projectId}.api.sanity.io`],
    studio: new URL(studioUrl).origin,
    players: PLAYER_HOSTS,
    isSecure: siteUrl.startsWith("https:"),
  };
}
