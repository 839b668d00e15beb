import { setTimeout } from "node:timers/promises";

import type { FetchFromNext } from "./fetch-from-next.ts";

// Next caches a page as new although it was rendered from old content, when it queried the content just before a publish and
// finished just after the tags were expired. The gate keeps rendering and expiring apart.
//
// Written for Next 16.4.6. The test "a page that is being rendered is finished before Next expires its tags" in
// server/request-handler.test.ts holds the order; e2e/editor/publish-speed.spec.ts fails when a page is stale after a publish.

/** Most pages render faster. What takes longer is expired once more by app/api/revalidate. */
const PATIENCE_MS = 300;

export type RenderGate = ReturnType<typeof createRenderGate>;

/**
 * Renders that are running delay an expiry, for `patienceMs` at most. Renders that start while Next expires its tags wait
 * until it has.
 */
export function createRenderGate(fetchFromNext: FetchFromNext, patienceMs = PATIENCE_MS) {
  const rendering = new Set<Promise<unknown>>();
  const expiring = new Set<Promise<unknown>>();

  const render: FetchFromNext = async (...request) => {
    // Only those that have begun: a flood of deliveries must not delay a page without end.
    await Promise.allSettled(expiring);
    return track(fetchFromNext(...request), rendering);
  };

  async function afterRendering<Result>(expire: () => Promise<Result>): Promise<Result> {
    const stop = new AbortController();
    const patience = setTimeout(patienceMs, undefined, { signal: stop.signal, ref: false }).catch(
      () => undefined,
    );
    await Promise.race([Promise.allSettled(rendering), patience]);
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

/** Keeps the work in `among` until it ends. */
async function track<Result>(work: Promise<Result>, among: Set<Promise<unknown>>): Promise<Result> {
  among.add(work);
  try {
    return await work;
  } finally {
    among.delete(work);
  }
}
