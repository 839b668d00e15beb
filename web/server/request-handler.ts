import type { IncomingMessage, ServerResponse } from "node:http";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import { MAX_CHANGE_FORM_BYTES } from "contracts/request-page.ts";
import type { BuildOutput } from "next-internals/build-output.ts";
import { headersForNext, headersForVisitor } from "next-internals/forward-to-next.ts";
import { createPreviewCookie, type Draft, PREVIEW_COOKIE } from "next-internals/preview-cookie.ts";
import { parsePayloadPath } from "next-page-cache/cached-response.ts";
import { createBackgroundQueue } from "next-page-cache/compression.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import { createResponseCache } from "next-page-cache/response-cache.ts";
import type { Log } from "server-kit/log.ts";
import { createReadBody } from "server-kit/read-body.ts";

import { parseTarget, withSearch } from "#cms/resolve-path.ts";
import { type Env, readAdminHost } from "#env.ts";
import { ownPage } from "#locale/own-page.ts";
import { QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { REQUEST_FORM_ACTION } from "#quote/request/request-form.ts";
import { WEBHOOK_PATH } from "#revalidate/receive-webhook.ts";
import { queryIn, SEARCH_PATH } from "#search/addresses.ts";

import { allowedSources } from "./content-security-policy.ts";
import {
  createFindDestination,
  createRouteIndexCache,
  isInternalRoute,
  type RouteIndex,
} from "./destination.ts";
import { createErrorScreens } from "./error-screens.ts";
import { createMissingPageCount } from "./missing-page-count.ts";
import { createPictureProxy } from "./picture-proxy.ts";
import { createPreviews } from "./previews.ts";
import { createHandleQuoteForm } from "./quote-form.ts";
import { createSendPage } from "./send-page.ts";
import { createSendUncached, send, sendRedirect, sendText, sendTooLarge, sendUnavailable } from "./send.ts";
import { createValidateRequest, visitorAddress } from "./validate-request.ts";
import { createHandleDelivery } from "./webhook-deliveries.ts";
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
  /** Set for an editor in the preview. */
  readonly draft?: Draft | undefined;
}

/** How much of a call is read. Twice what its route accepts, so that the route itself says, as JSON, that it is too long. */
function maxCallBytes(path: string): number {
  return 2 * (path === REQUEST_FORM_ACTION ? MAX_CHANGE_FORM_BYTES : MAX_REQUEST_BYTES);
}

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
  const limits = createWorkLimits(addressOf);
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
  const sendUncached = createSendUncached(sources, hasTags, pageScript);
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
          lakeUrl: env.lakeUrl,
          readToken: env.readToken,
          trustedHops,
          onError: logError("A picture could not be forwarded"),
        });
  const rejectionOf = createValidateRequest(env.siteUrl);
  const findDestination = createFindDestination(build, routeIndex);
  const readBody = createReadBody({ ownerOf: addressOf, sendTooLarge });
  const handleQuoteForm = createHandleQuoteForm({ limits, readBody, next, sendUncached });
  const handleDelivery = createHandleDelivery({
    secret: env.revalidateSecret,
    addressOf,
    next,
    sendUncached,
  });
  const { sendPage, sendPayload } = createSendPage({
    cache,
    limits,
    findDestination,
    sources,
    hasTags,
    sendUncached,
    errorScreens,
  });
  const previewCookie = createPreviewCookie({ nextValue: build.draftId, ...env });
  const previews = createPreviews({
    cookie: previewCookie,
    mayPreview,
    limits,
    next,
    sendUncached,
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

    if (request.method === "POST" && ownPage(path) === QUOTE_PAGE_PATH)
      return handleQuoteForm(path, request, response);
    if (request.method === "POST" && path === WEBHOOK_PATH) return handleDelivery(request, response);
    const isForPages = !/^\/(?:_next|api)\//.test(path);
    const mayBeEditor = request.headers.cookie?.includes(PREVIEW_COOKIE) && !path.startsWith("/_next/");
    const draft = mayBeEditor ? await previews.draftOf(request) : undefined;
    if (draft && isForPages) return previews.handleDraft({ path, search, draft }, request, response);
    if (request.method === "POST" && isForPages) {
      return sendText(request, response, 404, "There is no such action.");
    }
    const visit = { path, search, draft };
    const destination = await findDestination(path);
    const isNavigation = request.headers.rsc !== undefined && isForPages;
    switch (destination.kind) {
      case "perRequest":
        return handleUncacheable(visit, request, response);
      case "cacheable":
        if (!isNavigation || !destination.isPage) return sendPage(path, request, response);
        // Next does not use its cache for a request with a cookie.
        return limits.loads(request).inTurn(request, response, () => answerByNext(visit, request, response));
      case "redirect":
        // Next's client then loads the address as a document, and follows the redirect.
        if (isNavigation) return sendText(request, response, 404, "There is no such page.");
        return sendRedirect(request, response, { ...destination, to: withSearch(destination.to, search) });
      case "missing":
        if (isNavigation || !isForPages) return sendText(request, response, 404, "There is no such address.");
        return errorScreens.sendMissingPage(path, request, response);
      case "unknown":
        return sendUnavailable(request, response);
    }
  }

  /** Next renders the response for each request, so each visitor gets a limited number. */
  async function handleUncacheable(visit: Visit, request: Request, response: Response): Promise<void> {
    const { path, search } = visit;
    if (request.method === "POST") return handleCall(visit, request, response);
    const limit = limits.renders(request);
    if (limit.rejects(request, response)) return undefined;
    return limit.inTurn(request, response, async () => {
      const isForPrograms = path.startsWith("/api/") || request.headers.rsc !== undefined;
      if (isForPrograms)
        return answerByNext({ ...visit, cookie: cookieFor(visit, request) }, request, response);
      // Next gets only the parameter `q` of the search.
      const query = ownPage(path) === SEARCH_PATH ? `?${new URLSearchParams({ q: queryIn(search) })}` : "";
      const { host = "" } = request.headers;
      await sendUncached(request, response, await next.fetch(path + query, { host, accept: "text/html" }));
    });
  }

  async function handleCall(visit: Visit, request: Request, response: Response): Promise<void> {
    const limit = limits.calls(request);
    if (limit.rejects(request, response)) return;
    // Before its turn: the visitor may send it slowly.
    const body = await readBody(request, response, maxCallBytes(visit.path));
    if (body === undefined) return;
    const cookie = cookieFor(visit, request);
    await limit.inTurn(request, response, () => answerByNext({ ...visit, body, cookie }, request, response));
  }

  /** Sends Next's answer with its headers: to a call of the API, or to client navigation, which requests the server components of a page. */
  async function answerByNext(
    {
      path,
      search,
      draft,
      body,
      cookie,
    }: Visit & { readonly body?: string; readonly cookie?: string | undefined },
    request: Request,
    response: Response,
  ): Promise<void> {
    const headers = { ...headersForNext(request), ...(cookie === undefined ? {} : { cookie }) };
    const answer = await next.fetch(path + search, headers, body === undefined ? {} : { body });
    const cookies = previewCookie.send(answer.cookies, request.headers.cookie);
    await sendUncached(
      request,
      response,
      { ...answer, cookies },
      { isDraft: draft !== undefined, headers: headersForVisitor(answer.headers) },
    );
  }

  function cookieFor({ draft }: Visit, request: Request): string | undefined {
    return draft?.header ?? previewCookie.receive(request.headers.cookie).published;
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
