import { type ClientConfig, createClient } from "@sanity/client";

import { openEventStream } from "#lake/event-stream.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

const EVENT_STREAM = /\/data\/(listen|live\/events)\//;
const READ = /\/data\/(doc|query)\//;
const RETRY_DELAY_MS = 1000;

/**
 * Returns the Studio's client factory for an embedded lake at `lakeUrl`.
 *
 * Event streams run over WebSockets: browsers allow six HTTP/1.1 connections per host for all tabs together, and the Studio
 * keeps five to eight streams open, so over HTTP its other requests would never start.
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
  if (EVENT_STREAM.test(pathname))
    return openEventStream(url, { headers: new Headers(init.headers), signal: init.signal });
  return READ.test(pathname) ? fetchWithRetry(url, init) : fetch(url, init);
};

// All clients get the same function: @sanity/client shares live connections between clients with equal fetch functions.
const resolveFetch = () => lakeFetch;

/**
 * Repeats a request every second while the server is unreachable, until it responds or the request is aborted. Used for reads:
 * when reading a referenced document fails, the Studio replaces the form by an error, and unsaved input is lost.
 */
export async function fetchWithRetry(
  url: string | URL,
  init: RequestInit = {},
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (reason) {
    if (init.signal?.aborted) throw reason;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return fetchWithRetry(url, init, fetch);
  }
}
