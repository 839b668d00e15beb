import { type ClientConfig, createClient } from "@sanity/client";

import { createLocalFetch } from "./local-fetch.ts";
import { createLocalSocket } from "./local-socket.ts";

export { signInLocally } from "./sign-in-locally.ts";

/**
 * Sends the requests and WebSocket connections of the whole page to the lake, also those of clients that the Studio creates without the client
 * factory. Call it before `defineConfig`. Requests wait while the lake restarts, and Sanity's own services get none.
 *
 * Event streams use WebSockets. Browsers allow six HTTP/1.1 connections to a host for all tabs together. The Studio keeps five to eight
 * streams open, so its other requests would never start.
 */
export function connectPageToLake(lake: { lakeUrl: string; projectId: string }): void {
  const { fetch: send, WebSocket } = globalThis;
  globalThis.fetch = createLocalFetch({ ...lake, fetch: send.bind(globalThis) });
  globalThis.WebSocket = createLocalSocket({ ...lake, WebSocket });
}

/** Returns the Studio's client factory for an embedded lake at `lakeUrl`. Its clients have no address on sanity.io. */
export function createLakeClientFactory(lakeUrl: string) {
  return (config: ClientConfig) =>
    createClient({ ...config, apiHost: lakeUrl, useProjectHostname: false, useCdn: false });
}
