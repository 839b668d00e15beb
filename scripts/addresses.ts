import { Failure } from "./failure.ts";
import type { Address } from "./ports.ts";

export interface Place extends Address {
  /** As people and the other processes call it. */
  readonly url: string;
  /** As the scripts of this machine reach it. */
  readonly localUrl: string;
}

/** Where the three servers listen. `backend` is undefined in hosted mode: then Sanity's lake is used. */
export interface Addresses {
  readonly site: Place;
  readonly studio: Place;
  readonly backend: Place | undefined;
}

interface Settings {
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly lakeUrl: string | undefined;
  readonly backendPort: number;
}

/** Throws a Failure that names the variables of two servers on one port. */
export function addressesOf({ siteUrl, studioUrl, lakeUrl, backendPort }: Settings): Addresses {
  const site = place("SITE_URL", siteUrl, portOf(siteUrl, 3000));
  const studio = place("STUDIO_URL", studioUrl, portOf(studioUrl, 3333));
  const backend = lakeUrl === undefined ? undefined : place("SANITY_LAKE_URL", lakeUrl, backendPort);
  assertDifferent(placesOf({ site, studio, backend }));
  return { site, studio, backend };
}

export function placesOf({ site, studio, backend }: Addresses): Place[] {
  return backend ? [site, studio, backend] : [site, studio];
}

/** On this machine the port that the address names; for a public address, which a proxy in front answers, `behindProxy`. */
function portOf(address: string, behindProxy: number): number {
  const { hostname, port, protocol } = new URL(address);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return behindProxy;
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

function place(variable: string, url: string, port: number): Place {
  return { variable, url, port, localUrl: `http://127.0.0.1:${port}` };
}

function assertDifferent(places: readonly Place[]): void {
  for (const [index, one] of places.entries()) {
    const other = places.slice(index + 1).find(({ port }) => port === one.port);
    if (other)
      throw new Failure(
        `${one.variable} and ${other.variable} both name port ${one.port}. Give each a port of its own in .env.`,
      );
  }
}
