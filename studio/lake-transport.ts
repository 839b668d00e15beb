import { type ClientConfig, createClient } from "@sanity/client";

import { openEventStream } from "#event-stream.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

const EVENT_STREAM = /\/data\/(listen|live\/events)\//;

/**
 * Makes the Studio's client talk to the lake at `lakeUrl`, and open its event streams over WebSockets.
 * Browsers allow six HTTP/1.1 connections to a host, for all tabs together. The Studio holds five to eight event
 * streams open, so that over HTTP every other request would wait for ever.
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

const lakeFetch: Fetch = (address, init = {}) =>
  EVENT_STREAM.test(new URL(address).pathname)
    ? openEventStream(address, { headers: new Headers(init.headers), signal: init.signal })
    : fetch(address, init);

// One function for all clients: @sanity/client shares live connections between those with the same.
const resolveFetch = () => lakeFetch;
