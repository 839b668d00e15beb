import { type ClientConfig, createClient } from "@sanity/client";

import { openEventStream } from "#event-stream.ts";
import { patientFetch } from "#patient-fetch.ts";

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

const EVENT_STREAM = /\/data\/(listen|live\/events)\//;
/** When the Studio may not read what a form refers to, the form goes, with every word that is not stored yet. */
const READ = /\/data\/(doc|query)\//;

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

const lakeFetch: Fetch = (address, init = {}) => {
  const { pathname } = new URL(address);
  if (EVENT_STREAM.test(pathname))
    return openEventStream(address, { headers: new Headers(init.headers), signal: init.signal });
  return READ.test(pathname) ? patientFetch(address, init) : fetch(address, init);
};

// One function for all clients: @sanity/client shares live connections between those with the same.
const resolveFetch = () => lakeFetch;
