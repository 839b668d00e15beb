import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

// Next lets requests for the same page share one render. A request that arrives after a publish would share one that began before it,
// and get the outdated page. So it waits until that render has ended. All other requests go on.
//
// Written for Next 16.4.6, which reports a render to the function `waitUntil` of this global when it begins: pages, client navigation,
// and renders that go on after their response. The test "a request after a publish does not share a render from before it" in
// server/request-handler.test.ts proves the order.

const REQUEST_CONTEXT = Symbol.for("@next/request-context");

type Report = (work: Promise<unknown>) => void;

interface Render {
  readonly beganAfter: number;
  readonly ended: Promise<unknown>;
}

/** Wraps Next's request handler. */
export function createRenderOrder(handleByNext: RequestListener) {
  const running = new Map<string, Set<Render>>();
  const report = new AsyncLocalStorage<Report>();
  let publishCount = 0;

  Reflect.set(globalThis, REQUEST_CONTEXT, {
    get: () => {
      const waitUntil = report.getStore();
      return waitUntil && { waitUntil };
    },
  });

  function track(path: string, render: Render): void {
    const renders = running.get(path) ?? new Set();
    running.set(path, renders.add(render));
    const end = () => {
      renders.delete(render);
      if (renders.size === 0) running.delete(path);
    };
    render.ended.then(end, end);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split("?", 1)[0] ?? "";
    const earlier = [...(running.get(path) ?? [])].filter(({ beganAfter }) => beganAfter < publishCount);
    await Promise.allSettled(earlier.map(({ ended }) => ended));
    const beganAfter = publishCount;
    report.run(
      (ended) => track(path, { beganAfter, ended }),
      () => handleByNext(request, response),
    );
  }

  /** Call after a publish. */
  function expire(): void {
    publishCount += 1;
  }

  return { handle: (...request: Parameters<typeof handle>) => void handle(...request), expire };
}
