import type { IncomingMessage } from "node:http";

import { createRateLimit } from "#admin-api/rate-limit.ts";

import { CALLS, createRenderInTurn, RENDERS, type RenderInTurn } from "./render-in-turn.ts";

/**
 * The limits for one IP address of requests that no cache can answer. Next needs about 30 ms to render a page, and 5 ms for a call of
 * the API, which has stricter limits of its own for each kind of call. The screen of a missing page contains its path, so it is compressed
 * for each request, which takes 10 ms.
 */
const MAX_RENDERED_PER_MINUTE = 120;
const MAX_CALLS_PER_MINUTE = 600;
const MAX_SCREENS_PER_MINUTE = 300;

/**
 * The limit of an account for pages and navigation in the preview. Next needs 60 ms for each, and the browser also prefetches the links
 * in view.
 */
const MAX_DRAFTS_PER_MINUTE = 600;

/** Limits the work that no cache can do, by the address of a visitor and by the account that opened a preview. */
export function createWorkLimits(addressOf: (request: IncomingMessage) => string) {
  const limitPerAddress = (maxRequests: number) => {
    const limit = createRateLimit({ maxRequests, windowMs: 60_000 });
    /** The seconds that the visitor must wait; 0 if the request is allowed. */
    return (request: IncomingMessage) => limit.count(addressOf(request));
  };
  const drafts = createRateLimit({ maxRequests: MAX_DRAFTS_PER_MINUTE, windowMs: 60_000 });
  const visitorsInTurn = (limits: typeof RENDERS): RenderInTurn => {
    const turns = createRenderInTurn(limits);
    return (request, ...work) => turns(addressOf(request))(request, ...work);
  };
  return {
    limitRendering: limitPerAddress(MAX_RENDERED_PER_MINUTE),
    limitCalls: limitPerAddress(MAX_CALLS_PER_MINUTE),
    limitScreens: limitPerAddress(MAX_SCREENS_PER_MINUTE),
    limitDrafts: (opener: string) => drafts.count(opener),
    renderInTurn: visitorsInTurn(RENDERS),
    callInTurn: visitorsInTurn(CALLS),
    // Drafts need the lake, so they would keep visitors waiting while it is slow.
    draftInTurn: createRenderInTurn(RENDERS),
  };
}
