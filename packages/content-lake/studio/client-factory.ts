import { type ClientConfig, createClient } from "@sanity/client";

import { isEventStream, openEventStream } from "./event-stream.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

/**
 * Returns the Studio's client factory for an embedded lake at `lakeUrl`.
 *
 * Event streams use WebSockets: browsers allow six HTTP/1.1 connections per host for all tabs together, and the Studio keeps five to eight
 * streams open, so its other requests would never start.
 */
export function createLakeClientFactory(lakeUrl: string) {
  return (config: ClientConfig) =>
    createClient({
      ...config,
      apiHost: lakeUrl,
      useProjectHostname: false,
      useCdn: false,
      resolveFetch,
    });
}

const lakeFetch: Fetch = (url, init = {}) => {
  const { pathname } = new URL(url);
  if (isEventStream(pathname))
    return openEventStream(url, { headers: new Headers(init.headers), signal: init.signal });
  return fetch(url, init);
};

// All clients get the same function, because @sanity/client shares live connections between clients with the same fetch function.
const resolveFetch = () => lakeFetch;
