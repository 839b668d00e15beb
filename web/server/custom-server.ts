import type { IncomingMessage, RequestListener } from "node:http";

import { createRateLimit } from "#admin-api/rate-limit.ts";
import { createPreviewCookie } from "#draft/preview-cookie.ts";
import { type Env, readAdminHost } from "#env.ts";
import type { BuildOutput } from "#next-internals/build-output.ts";
import type { FetchFromNext } from "#next-internals/fetch-from-next.ts";
import { isSignedBody } from "#revalidate/signature.ts";

import { createBackgroundQueue } from "./compression.ts";
import { allowedSources } from "./content-security-policy.ts";
import { createFindDestination } from "./destination.ts";
import type { Log } from "./log.ts";
import { createMissingPageCount } from "./missing-page-count.ts";
import { createSendMissingPage } from "./missing-page.ts";
import { createPictureProxy } from "./picture-proxy.ts";
import { createRequestHandler } from "./request-handler.ts";
import { createResponseCache } from "./response-cache.ts";
import { createRouteIndexCache, type RouteIndex } from "./route-index.ts";
import { createSendCached, createSendUncached } from "./send.ts";
import { createValidateRequest, visitorAddress } from "./validate-request.ts";

interface Options {
  readonly env: Env;
  readonly log: Log;
  /** Next, for requests that it answers directly, and for whole responses. */
  readonly handleByNext: RequestListener;
  readonly fetchFromNext: FetchFromNext;
  readonly build: BuildOutput;
  readonly fetchRouteIndex: () => Promise<RouteIndex>;
  /** The bundled page-script/page-script.ts. Undefined turns deferred hydration off. */
  readonly pageScript: string | undefined;
}

/**
 * The limits for one IP address of requests that no cache can answer. Next needs about 30 ms to render a page, and 5 ms for a call of
 * the API, which has stricter limits of its own for each kind of call. The screen of a missing page takes 10 ms, because it contains the path.
 */
const MAX_RENDERED_PER_MINUTE = 120;
const MAX_CALLS_PER_MINUTE = 600;
const MAX_SCREENS_PER_MINUTE = 300;

const trustedHops = () => readAdminHost().trustedProxyHops;

/** Puts the parts of the custom server together. */
export function createCustomServer(options: Options) {
  const { env, log, handleByNext, fetchFromNext, build, fetchRouteIndex, pageScript } = options;
  const { host } = new URL(env.siteUrl);
  const limitPerAddress = (maxRequests: number) => {
    const limit = createRateLimit({ maxRequests, windowMs: 60_000 });
    return (request: IncomingMessage) => limit.count(visitorAddress(request, trustedHops()));
  };
  const logError = (message: string) => (error: unknown) => log.error(message, { error });

  const routeIndex = createRouteIndexCache({
    fetchIndex: fetchRouteIndex,
    onError: logError("The route index could not be fetched from the lake"),
  });
  const cache = createResponseCache({
    fetchFromNext: (path, timeoutMs) => fetchFromNext(path, { host, accept: "*/*" }, { timeoutMs }),
    // Next may answer 404 for a page that exists, because the lake failed while Next was reading it.
    isFailure: async (path, { status }) =>
      status >= 500 || (status === 404 && (await routeIndex.load())?.resolve(path).kind === "page"),
    readPage: build.readPage,
    runInBackground: createBackgroundQueue(logError("A response could not be compressed")),
    onFailure: (path, reason) => log.error("Next failed", { path, reason }),
    pageScript,
  });

  const limitScreens = limitPerAddress(MAX_SCREENS_PER_MINUTE);
  const missingPages = createMissingPageCount({
    adminUrl: () => readAdminHost().adminUrl,
    secret: env.revalidateSecret,
    visitorAddress: (request) => visitorAddress(request, trustedHops()),
    onError: logError("Visits to missing pages could not be reported to the admin host"),
  });

  const sources = allowedSources(env);
  const hasTags = () => routeIndex.peek()?.hasTags ?? false;
  const sendUncached = createSendUncached(sources, hasTags);

  return {
    handle: createRequestHandler({
      rejectionOf: createValidateRequest(env.siteUrl),
      findDestination: createFindDestination(build, routeIndex),
      previewCookie: createPreviewCookie({ nextValue: build.draftId }),
      handleByNext,
      fetchFromNext,
      cache,
      sendCached: createSendCached(sources, hasTags),
      sendUncached,
      sendMissingPage: createSendMissingPage({
        cache,
        routeIndex,
        sendUncached,
        count: missingPages,
        limitScreens,
      }),
      forwardPicture: env.lakeUrl
        ? createPictureProxy({
            lakeUrl: env.lakeUrl,
            readToken: env.readToken,
            trustedHops,
            onError: logError("A picture could not be forwarded"),
          })
        : undefined,
      limitRendering: limitPerAddress(MAX_RENDERED_PER_MINUTE),
      limitCalls: limitPerAddress(MAX_CALLS_PER_MINUTE),
      limitScreens,
      isDelivery: (body, signature) =>
        isSignedBody(body, signature, { secret: env.revalidateSecret, now: Date.now() }),
    }),
    /** Call after a publish. */
    expire(): void {
      cache.expire();
      routeIndex.expire();
    },
    /** Fetches the route index, so that the first visitor does not wait for it. */
    warmUp: () => routeIndex.load(),
  };
}
