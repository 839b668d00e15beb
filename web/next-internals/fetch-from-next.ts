import { createServer, request, type RequestListener, type RequestOptions } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

// The custom server caches whole responses, but Next only responds to HTTP requests. So the server sends Next HTTP requests
// over a pair of streams inside this process, without a port.
//
// Written for Next 16.4.6 (the option `httpServer`) and Node 24 (a server takes any Duplex that is emitted as "connection").
// fetch-from-next.test.ts does this with the installed Node; without the option the site serves no page.

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

const TIMEOUT_MS = 15_000;

export function createFetchFromNext(inner: ReturnType<typeof createInnerServer>): FetchFromNext {
  return async function fetchFromNext(target, headers, { body, timeoutMs = TIMEOUT_MS } = {}) {
    const [clientSide, serverSide] = duplexPair();
    inner.emit("connection", serverSide);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await send(clientSide, { path: target, headers, signal }, body);
    } finally {
      clientSide.destroy();
      serverSide.destroy();
    }
  };
}

/** The HTTP server that Next gets. It never listens: createFetchFromNext opens its connections. */
export function createInnerServer(handle: RequestListener) {
  return createServer({ maxHeaderSize: 64 * 1024 }, handle);
}

function send(
  stream: ReturnType<typeof duplexPair>[0],
  options: Pick<RequestOptions, "path" | "headers" | "signal">,
  body: string | undefined,
): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const outgoing = request({ ...options, method, createConnection: () => stream });
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
