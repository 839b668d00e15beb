import { isEventStream, openEventStream } from "./event-stream.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";

/** Sanity's own services. Every Studio calls them: version check, feedback, error reports. */
const SANITY_SERVICE = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//;

/** The lake's API, but not its files and pictures. */
const LAKE_API = /^\/v(1|X|\d{4}-\d{2}-\d{2})\//;

interface LocalFetchOptions {
  lakeUrl: string;
  projectId: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Wraps `fetch` for all requests of the Studio. Sanity's services get an empty response, so that requests stay on this machine. Requests to
 * `<project id>.<lake host>`, a host name that exists only on sanity.io, go to the lake. Requests to the lake are retried while it cannot
 * be reached. Event streams use WebSockets, even those of clients that the Studio creates without the client factory, as for tasks.
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
    if (isEventStream(url.pathname))
      return openEventStream(lakeAddress, {
        headers: new Headers(init?.headers),
        signal: init?.signal ?? undefined,
      });
    // The Studio sends no Request objects itself.
    return input instanceof Request
      ? fetch(new Request(lakeAddress, input), init)
      : fetchWithRetry(lakeAddress, init ?? {}, fetch);
  };
}
