import { setTimeout } from "node:timers/promises";

import type { Ask } from "./ask-next.ts";

/** Most pages take less. What takes longer is expired again later, by app/api/revalidate. */
const RENDER_MS_MOST = 300;

export type RenderGate = ReturnType<typeof createRenderGate>;

/**
 * Keeps rendering and expiring apart. Next stores a page that read the lake just before a publish, and was ready just after
 * it, as a new one with the old text. So before Next is told to forget, pages that are being rendered are waited for,
 * for `patienceMs` at most; and pages asked for meanwhile are rendered when it has forgotten.
 */
export function createRenderGate(ask: Ask, patienceMs = RENDER_MS_MOST) {
  const rendering = new Set<Promise<unknown>>();
  const expiring = new Set<Promise<unknown>>();

  const render: Ask = async (...question) => {
    // Those of this moment: a flood of deliveries does not hold back a page for ever.
    await Promise.allSettled(expiring);
    return noted(ask(...question), rendering);
  };

  async function afterRendering<Result>(forget: () => Promise<Result>): Promise<Result> {
    const stop = new AbortController();
    const patience = setTimeout(patienceMs, undefined, { signal: stop.signal, ref: false }).catch(
      () => undefined,
    );
    await Promise.race([Promise.allSettled(rendering), patience]);
    stop.abort();
    return forget();
  }

  return {
    render,
    /** Resolves with what `forget` does, which tells Next and everybody else that stores pages. */
    expire: <Result>(forget: () => Promise<Result>): Promise<Result> =>
      noted(afterRendering(forget), expiring),
  };
}

/** Is among them until it ends. */
async function noted<Result>(work: Promise<Result>, among: Set<Promise<unknown>>): Promise<Result> {
  among.add(work);
  try {
    return await work;
  } finally {
    among.delete(work);
  }
}
