import { isEventStream, openEventStream } from "./event-stream.ts";
import { storedToken } from "./sign-in-locally.ts";

/** Sanity's own services. Every Studio calls them: version check, feedback, error reports. */
const SANITY_SERVICE = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//;

/** The lake's API, but not its files and pictures. */
const LAKE_API = /^\/v(1|X|\d{4}-\d{2}-\d{2})\//;
const QUERY = /^\/v[^/]+\/data\/query\//;
const WRITE = /^\/v[^/]+\/data\/(mutate|actions)\//;
const BAD_GATEWAY = new Set([502, 503, 504]);
const RETRY_DELAY_MS = 1000;

interface LocalFetchOptions {
  lakeUrl: string;
  projectId: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Wraps `fetch` for all requests of the Studio. Sanity's services get an empty response, so that requests stay on this machine. Requests to
 * `<project id>.<lake host>`, a host name that exists only on sanity.io, go to the lake. Requests to the lake are retried while it cannot
 * be reached. Event streams use WebSockets.
 */
export function createLocalFetch({ lakeUrl, projectId, fetch }: LocalFetchOptions): typeof globalThis.fetch {
  const lake = new URL(lakeUrl);
  const projectOrigin = `${lake.protocol}//${projectId}.${lake.host}`;

  return async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : String(input));
    // A relative address is a file of the Studio itself.
    if (url === null) return fetch(input, init);
    if (SANITY_SERVICE.test(url.href)) return Response.json({});
    const isLake = url.origin === lake.origin || url.origin === projectOrigin;
    if (!isLake || !LAKE_API.test(url.pathname)) return fetch(input, init);

    const lakeAddress = lake.origin + url.pathname + url.search;
    if (isEventStream(url.pathname)) {
      const headers = new Headers(init?.headers);
      // For the live events of published documents @sanity/client sends no token, because hosted datasets are often public.
      const token = storedToken(projectId);
      if (!headers.has("authorization") && token !== undefined)
        headers.set("authorization", `Bearer ${token}`);
      return openEventStream(lakeAddress, { headers, signal: init?.signal ?? undefined });
    }
    // The Studio sends no Request objects itself.
    return input instanceof Request
      ? fetch(new Request(lakeAddress, input), init)
      : fetchWithRetry(lakeAddress, init ?? {}, fetch);
  };
}

/**
 * Sends a request of the Studio to the lake, again each second while the lake cannot be reached, until it answers or the request is aborted.
 * Without this, one failed read replaces a form of the Studio with an error. The Studio also repeats a failed write as a new transaction,
 * which applies it twice if only the response was lost. Here a write keeps its transaction id, so that the lake applies it once.
 */
async function fetchWithRetry(
  url: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  if (!canRetry(url, init)) return fetch(url, init);
  const request = withTransactionId(url, init);
  for (let address = url; ; address = markAsRetry(url)) {
    try {
      const response = await fetch(address, request);
      if (!isProxyError(response)) return response;
    } catch (reason) {
      if (init.signal?.aborted) throw reason;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    init.signal?.throwIfAborted();
  }
}

/** Uploads and sign-in are not retried: the Studio shows that they failed, and nothing typed is lost. */
function canRetry(url: string, { method = "GET", body }: RequestInit): boolean {
  if (["GET", "HEAD"].includes(method)) return true;
  if (typeof body !== "string") return false;
  return method === "PUT" || QUERY.test(pathOf(url)) || isWrite(url);
}

/** Whether a proxy answered for an unreachable lake. The lake's own errors are JSON, and the Studio handles them. */
function isProxyError({ status, headers }: Response): boolean {
  return BAD_GATEWAY.has(status) && !headers.get("content-type")?.includes("json");
}

/** Tells the lake that it may already know the transaction id of this write. */
function markAsRetry(url: string): string {
  if (!isWrite(url)) return url;
  const marked = new URL(url);
  marked.searchParams.set("isRetry", "true");
  return marked.href;
}

/** Adds a transaction id to a write that has none. */
function withTransactionId(url: string, init: RequestInit): RequestInit {
  if (!isWrite(url) || typeof init.body !== "string") return init;
  // The client's own id comes later in the JSON and takes precedence.
  const body = init.body.replace(/^\s*\{/, (start) => `${start}"transactionId":"${randomId()}",`);
  return { ...init, body };
}

function isWrite(url: string): boolean {
  return WRITE.test(pathOf(url));
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** 32 hexadecimal digits. `crypto.randomUUID` does not exist on pages without TLS. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
