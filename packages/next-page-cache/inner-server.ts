import { AsyncLocalStorage } from "node:async_hooks";
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type RequestListener,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

import { createFairQueue } from "server-kit/fair-queue.ts";

// Next only answers HTTP requests. So the server gives it an HTTP server that never listens, and sends requests to it over a
// pair of streams inside this process, without a port.
//
// Next lets requests for the same page share one render. A request that arrives after a publish would share one that began before it,
// and get the outdated page. So it waits until that render has ended. All other requests go on.
//
// When a request for a cacheable page is aborted, Next goes on rendering it. Each render takes memory until it ends, so the number of renders is
// limited, and other pages wait. Forms and calls of the API never wait.
//
// Written for Next 16.4.6 and Node 24: the option `httpServer` of Next, a server of Node that takes any Duplex that is emitted as
// "connection", and a global whose function `waitUntil` Next calls when a render begins: for pages, client navigation, and renders that
// go on after their response. inner-server.test.ts does all of this with the installed versions.

/** A response with its whole body. Repeated headers are joined, except cookies. */
export interface BufferedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** Sends a GET request to `target`, or a POST request with `body`. Throws if there is no complete response in time. */
export type FetchFromNext = (
  target: string,
  headers: Readonly<Record<string, string>>,
  options?: { readonly body?: string; readonly timeoutMs?: number },
) => Promise<BufferedResponse>;

export type InnerServer = ReturnType<typeof createInnerServer>;

const REQUEST_CONTEXT = Symbol.for("@next/request-context");
export const TIMEOUT_MS = 15_000;
/** As many as the site begins at a time. More run only if some take longer than their turn (`work-limits.ts` of front-server). */
const MAX_RENDERS = 8;

interface Render {
  readonly beganAfter: number;
  readonly ended: Promise<unknown>;
}

/** `handleByNext` is Next's own request handler. */
export function createInnerServer(handleByNext: RequestListener) {
  const running = new Map<string, Set<Render>>();
  const report = new AsyncLocalStorage<(work: Promise<unknown>) => void>();
  const takePlace = createFairQueue({ maxRunning: MAX_RENDERS });
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

  async function handleInOrder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split("?", 1)[0] ?? "";
    const renders: Promise<unknown>[] = [];
    if (request.method !== "POST" && !path.startsWith("/api/")) {
      const leave = await takePlace(path);
      response.once("close", () => void Promise.allSettled(renders).then(leave));
      if (response.closed) leave?.();
    }
    const earlier = [...(running.get(path) ?? [])].filter(({ beganAfter }) => beganAfter < publishCount);
    await Promise.allSettled(earlier.map(({ ended }) => ended));
    // The request was aborted while it waited.
    if (response.closed) return;
    const beganAfter = publishCount;
    report.run(
      (ended) => {
        renders.push(ended);
        track(path, { beganAfter, ended });
      },
      () => handleByNext(request, response),
    );
  }

  const handle: RequestListener = (request, response) => void handleInOrder(request, response);
  const server = createServer({ maxHeaderSize: 64 * 1024 }, handle);

  const fetch: FetchFromNext = async (target, headers, { body, timeoutMs = TIMEOUT_MS } = {}) => {
    const [clientSide, serverSide] = duplexPair();
    server.emit("connection", serverSide);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await sendOver(clientSide, { path: target, headers, signal }, body);
    } finally {
      clientSide.destroy();
      serverSide.destroy();
    }
  };

  return {
    /** For Next, which listens for protocol upgrades on it. It never gets one. */
    server,
    /** Fetches a whole response. */
    fetch,
    /** Call after a publish. */
    expire(): void {
      publishCount += 1;
    },
  };
}

/** Sends a request over a connection that is open, or opens, and waits for the whole response. */
export function sendOver(
  stream: Duplex,
  options: Pick<RequestOptions, "path" | "headers" | "signal">,
  body: string | undefined,
): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const outgoing = sendRequest({ ...options, method, createConnection: () => stream });
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      const { statusCode: status = 500, headers } = response;
      const { "set-cookie": cookies = [], ...rest } = headers;
      const joined = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      buffer(response).then((whole) => resolve({ status, headers: joined, cookies, body: whole }), reject);
    });
    outgoing.end(body);
  });
}
