import { setTimeout } from "node:timers/promises";

import type { FetchFromNext } from "./fetch-from-next.ts";

// If a render reads the content just before a publish and ends just after the tags have expired, Next caches the outdated page as
// fresh. The gate ensures that rendering and expiring do not overlap.
//
// Written for Next 16.4.6. The test "a page that is being rendered is finished before Next expires its tags" in
// server/request-handler.test.ts proves the order; e2e/editor/publish.spec.ts fails when a page is stale after a publish.

/**
 * How long an expiry waits for running renders. Most pages render faster. For slower ones, app/api/revalidate expires the tags
 * again.
 */
const MAX_WAIT_MS = 300;

export type RenderGate = ReturnType<typeof createRenderGate>;

/**
 * An expiry waits for running renders, for `maxWaitMs` at most. Renders that start during an expiry wait until it has finished.
 */
export function createRenderGate(fetchFromNext: FetchFromNext, maxWaitMs = MAX_WAIT_MS) {
  const rendering = new Set<Promise<unknown>>();
  const expiring = new Set<Promise<unknown>>();

  const render: FetchFromNext = async (...request) => {
    // Waits only for expiries that have already begun, so that many webhook deliveries cannot delay a page forever.
    await Promise.allSettled(expiring);
    return track(fetchFromNext(...request), rendering);
  };

  async function afterRendering<Result>(expire: () => Promise<Result>): Promise<Result> {
    const stop = new AbortController();
    const timeout = setTimeout(maxWaitMs, undefined, { signal: stop.signal, ref: false }).catch(
      () => undefined,
    );
    await Promise.race([Promise.allSettled(rendering), timeout]);
    stop.abort();
    return expire();
  }

  return {
    render,
    /** Resolves with the result of `expire`, which expires Next's tags and this server's caches. */
    expire: <Result>(expire: () => Promise<Result>): Promise<Result> =>
      track(afterRendering(expire), expiring),
  };
}

/** Keeps the work in `running` until it ends. */
async function track<Result>(work: Promise<Result>, running: Set<Promise<unknown>>): Promise<Result> {
  running.add(work);
  try {
    return await work;
  } finally {
    running.delete(work);
  }
}
