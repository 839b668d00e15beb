import { createServer, request, type RequestListener, type RequestOptions } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A whole answer. A header that came several times has its values joined; cookies stay apart. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** Reads `target`, or posts `body` to it. Throws when there is no answer in time. */
export type Ask = (
  target: string,
  headers: Readonly<Record<string, string>>,
  more?: { readonly body?: Buffer; readonly timeoutMs?: number },
) => Promise<Answer>;

const RENDER_MS_MOST = 15_000;

/**
 * Asks Next for whole answers inside this process: HTTP over a pair of streams, without a port.
 */
export function createAskNext(inner: ReturnType<typeof createInnerServer>): Ask {
  return async function ask(target, headers, { body, timeoutMs = RENDER_MS_MOST } = {}) {
    const [ours, theirs] = duplexPair();
    inner.emit("connection", theirs);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await exchange(ours, { path: target, headers, signal }, body);
    } finally {
      ours.destroy();
      theirs.destroy();
    }
  };
}

/** Never listens: it gets its connections from createAskNext. */
export function createInnerServer(handle: RequestListener) {
  return createServer({ maxHeaderSize: 64 * 1024 }, handle);
}

function exchange(
  stream: ReturnType<typeof duplexPair>[0],
  options: Pick<RequestOptions, "path" | "headers" | "signal">,
  body: Buffer | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const asked = request({ ...options, method, createConnection: () => stream });
    asked.once("error", reject);
    asked.once("response", (response) => {
      const { statusCode = 500, headers } = response;
      const { "set-cookie": cookies = [], ...single } = headers;
      const joined = Object.entries(single).map(([name, value]) => [name, String(value)]);
      buffer(response).then(
        (whole) => resolve({ status: statusCode, headers: Object.fromEntries(joined), cookies, body: whole }),
        reject,
      );
    });
    asked.end(body);
  });
}
