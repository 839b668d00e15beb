import { type ClientConfig, createClient } from "@sanity/client";

import { isEventStream, openEventStream } from "./event-stream.ts";
import { createLocalFetch } from "./local-fetch.ts";
import { createLocalSocket } from "./local-socket.ts";
import { storedToken } from "./sign-in-locally.ts";

export { signInLocally } from "./sign-in-locally.ts";

/**
 * Sends the requests and WebSocket connections of the whole page to the lake, also those of clients that the Studio creates without the client
 * factory. Requests wait while the lake restarts, and Sanity's own services get none. Call it before `defineConfig`.
 */
export function connectPageToLake(lake: { lakeUrl: string; projectId: string }): void {
  const { fetch: send, WebSocket } = globalThis;
  globalThis.fetch = createLocalFetch({ ...lake, fetch: send.bind(globalThis) });
  globalThis.WebSocket = createLocalSocket({ ...lake, WebSocket });
}

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

/**
 * Returns the Studio's client factory for an embedded lake at `lakeUrl`.
 *
 * Event streams use WebSockets: browsers allow six HTTP/1.1 connections per host for all tabs together, and the Studio keeps five to eight
 * streams open, so its other requests would never start.
 */
export function createLakeClientFactory(lakeUrl: string) {
  const fetches = new Map<string, Fetch>();
  return (config: ClientConfig) => {
    const { projectId = "" } = config;
    // The same function for all clients, because @sanity/client shares live connections between clients with the same one.
    const lakeFetch = fetches.get(projectId) ?? createLakeFetch(projectId);
    fetches.set(projectId, lakeFetch);
    return createClient({
      ...config,
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      resolveFetch: () => lakeFetch,
    });
  };
}

function createLakeFetch(projectId: string): Fetch {
  return (url, init = {}) => {
    if (!isEventStream(new URL(url).pathname)) return fetch(url, init);
    const headers = new Headers(init.headers);
    // For the live events of published documents @sanity/client sends no token, because hosted datasets are often public.
    const token = storedToken(projectId);
    if (!headers.has("authorization") && token !== undefined) headers.set("authorization", `Bearer ${token}`);
    return openEventStream(url, { headers, signal: init.signal });
  };
}
