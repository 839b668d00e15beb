import type { IncomingMessage, ServerResponse } from "node:http";

import { createRateLimit } from "server-kit/rate-limit.ts";
import { createTurns } from "server-kit/turns.ts";

import { sendText, sendUnavailable } from "./send.ts";

/**
 * The limits for one IP address of requests that no cache can answer. Next needs about 30 ms to render a page, and 5 ms for a call of
 * the API. The screen of a missing page contains its path, so it is compressed
 * for each request, which takes 10 ms.
 */
const MAX_RENDERED_PER_MINUTE = 120;
const MAX_CALLS_PER_MINUTE = 600;
const MAX_SCREENS_PER_MINUTE = 300;

/**
 * The HTML that Next renders for one address, and the forms that it reads. A page has about 100 kB, but that of a quote request shows all that
 * its visitor has written: up to 1.2 MB, which take 200 ms.
 */
const MAX_BYTES_PER_MINUTE = 12_000_000;

/**
 * The limit of an account for pages and navigation in the preview. Next needs 60 ms for each, and the browser also prefetches the links
 * in view.
 */
const MAX_DRAFTS_PER_MINUTE = 600;
/** A page of the preview is rendered again, with some 200 kB, with each change of its editor. */
const MAX_DRAFT_BYTES_PER_MINUTE = 60_000_000;

/**
 * Next renders with one thread, so more at a time are not faster. Each that has begun takes memory until it is ready: some hundreds end the
 * process. And each step of any other request waits for a step of all of them. What is in the cache does not wait.
 */
const RENDERS = { maxRunning: 4, maxWaiting: 1000 };

/** Calls of the API mostly wait for other servers. */
const CALLS = { maxRunning: 64, maxWaiting: 1000 };

/** What waits for another server this long does not keep others waiting. */
const MAX_TURN_MS = 5000;
/** As long as a draft is rendered. Until then it would slow down those who get its turn. */
export const MAX_DRAFT_TURN_MS = 60_000;

/** How much work a client may cause. */
export interface WorkLimit {
  /** Counts a request. Returns the seconds that the client must wait; 0 if the request is allowed. */
  count(): number;
  /** Counts a request, and answers it with status 429 if the client sends too many. Returns whether it did. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean;
  /** Counts what Next reads or has rendered. */
  charge(answer: { readonly body: { readonly length: number } }): void;
  /**
   * Does the work when it is the turn of the client, unless the client has gone or already has an answer, or too much was rendered for it. The
   * work ends when the response is made: how fast the client reads it must not matter to others. What the client sends must have arrived before.
   */
  inTurn(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
    /** What is sent if too many wait. Default: status 503. */
    sendInstead?: () => void,
  ): Promise<void>;
}

export type WorkLimits = ReturnType<typeof createWorkLimits>;

/** Limits the work of Next, by the address of a visitor and by the account that opened a preview. */
export function createWorkLimits(addressOf: (request: IncomingMessage) => string) {
  const renderTurns = createTurns(RENDERS);
  const renders = createWorkLimit(MAX_RENDERED_PER_MINUTE, renderTurns);
  const screens = createWorkLimit(MAX_SCREENS_PER_MINUTE, renderTurns);
  // After a publish, these are all pages. Cached pages do not wait for requests that no cache can answer. A page with long lists takes seconds
  // to render, so an address gets two turns at a time.
  const loads = createWorkLimit(Infinity, createTurns({ ...RENDERS, maxOfOwner: 2 }));
  const calls = createWorkLimit(MAX_CALLS_PER_MINUTE, createTurns(CALLS));
  const urgentCalls = createWorkLimit(MAX_CALLS_PER_MINUTE, createTurns(CALLS));
  // Drafts need the source of the content, so they would keep visitors waiting while it is slow. And they may be larger than any page, so an
  // account has one of them rendered at a time.
  const drafts = createWorkLimit(MAX_DRAFTS_PER_MINUTE, createTurns({ ...RENDERS, maxOfOwner: 1 }), {
    maxBytesPerMinute: MAX_DRAFT_BYTES_PER_MINUTE,
    maxTurnMs: MAX_DRAFT_TURN_MS,
  });
  return {
    renders: (request: IncomingMessage) => renders(addressOf(request)),
    screens: (request: IncomingMessage) => screens(addressOf(request)),
    /** For pages that the cache has to load, and client navigation. */
    loads: (request: IncomingMessage) => loads(addressOf(request)),
    calls: (request: IncomingMessage) => calls(addressOf(request)),
    /** For calls that must not wait for the others, such as those that every page sends. */
    urgentCalls: (request: IncomingMessage) => urgentCalls(addressOf(request)),
    drafts: (opener: string) => drafts(opener),
  };
}

/** Returns a function for each client. */
function createWorkLimit(
  maxPerMinute: number,
  takeTurn: ReturnType<typeof createTurns>,
  { maxBytesPerMinute = MAX_BYTES_PER_MINUTE, maxTurnMs = MAX_TURN_MS } = {},
): (client: string) => WorkLimit {
  const requests = createRateLimit({ maxRequests: maxPerMinute, windowMs: 60_000 });
  const bytes = createRateLimit({ maxRequests: maxBytesPerMinute, windowMs: 60_000 });

  return (client) => ({
    count: () => requests.count(client),
    rejects: (request, response) =>
      rejects(request, response, Math.max(requests.count(client), bytes.count(client, 0))),
    charge: ({ body }) => void bytes.count(client, body.length),
    async inTurn(request, response, work, sendInstead = () => sendUnavailable(request, response)) {
      const endTurn = await takeTurn(client);
      if (!endTurn) return sendInstead();
      const timeout = setTimeout(endTurn, maxTurnMs);
      try {
        if (response.destroyed || response.writableEnded) return;
        if (rejects(request, response, bytes.count(client, 0))) return;
        await work();
      } finally {
        clearTimeout(timeout);
        endTurn();
      }
    },
  });
}

/** Whether a client must wait, which it is told. */
function rejects(request: IncomingMessage, response: ServerResponse, waitSeconds: number): boolean {
  if (waitSeconds === 0) return false;
  const message = `Too many requests. Please try again in ${waitSeconds} seconds.`;
  sendText(request, response, 429, message, { "retry-after": String(waitSeconds) });
  return true;
}
