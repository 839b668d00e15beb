import { once } from "node:events";
import { createServer, type Server } from "node:net";

import { Failure } from "./report.ts";

/** The addresses of a server of this project, and the port that it listens on. */
export interface ServerAddress {
  /** The environment variable that sets the address. */
  readonly variable: string;
  /** The address for people and for the other processes. */
  readonly url: string;
  /** The address for processes on this machine. */
  readonly localUrl: string;
  readonly port: number;
}

export interface Addresses {
  readonly site: ServerAddress;
  readonly studio: ServerAddress;
  /** Undefined with a hosted lake, because then no backend is started. */
  readonly backend: ServerAddress | undefined;
}

interface AddressSettings {
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly lakeUrl: string | undefined;
  readonly backendPort: number;
}

// A browser may resolve "localhost" to either of these.
const LOOPBACK = ["127.0.0.1", "::1"];

/** Derives the addresses from the settings. Throws a Failure that names the variables of two servers on the same port. */
export function addressesOf({ siteUrl, studioUrl, lakeUrl, backendPort }: AddressSettings): Addresses {
  const site = serverAddress("SITE_URL", siteUrl, portOf(siteUrl, 3000));
  const studio = serverAddress("STUDIO_URL", studioUrl, portOf(studioUrl, 3333));
  const backend = lakeUrl === undefined ? undefined : serverAddress("SANITY_LAKE_URL", lakeUrl, backendPort);
  assertDifferentPorts(listAddresses({ site, studio, backend }));
  return { site, studio, backend };
}

export function listAddresses({ site, studio, backend }: Addresses): ServerAddress[] {
  return backend ? [site, studio, backend] : [site, studio];
}

/** Throws a Failure if ports are in use. It names each port and the variable that changes it. */
export async function assertPortsAreFree(
  addresses: readonly Pick<ServerAddress, "variable" | "port">[],
): Promise<void> {
  const free = await Promise.all(addresses.map(({ port }) => isFree(port)));
  const lines = addresses
    .filter((_, index) => !free[index])
    .map(
      ({ port, variable }) =>
        `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port in .env.`,
    );
  if (lines.length > 0) throw new Failure(lines.join("\n"));
}

/** Whether no process listens on the port, on both loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(LOOPBACK.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

/** `count` different ports that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listenOnFreePort));
  await Promise.all(servers.map((server) => new Promise((closed) => void server.close(closed))));
  return ports;
}

/** Addresses with free ports, as environment variables and in parsed form. */
export async function freeAddresses() {
  const [site = 0, studio = 0, backend = 0] = await freePorts(3);
  const variables = {
    SITE_URL: `http://localhost:${site}`,
    STUDIO_URL: `http://localhost:${studio}`,
    SANITY_LAKE_URL: `http://localhost:${backend}`,
  };
  const addresses = addressesOf({
    siteUrl: variables.SITE_URL,
    studioUrl: variables.STUDIO_URL,
    lakeUrl: variables.SANITY_LAKE_URL,
    backendPort: backend,
  });
  return { variables, addresses };
}

/** Makes a server listen on a free port of 127.0.0.1. Resolves with the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}

/** The port of a local address. A public address belongs to a proxy, which forwards to the port `behindProxy`. */
function portOf(address: string, behindProxy: number): number {
  const { hostname, port, protocol } = new URL(address);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return behindProxy;
  if (port !== "") return Number(port);
  return protocol === "https:" ? 443 : 80;
}

function serverAddress(variable: string, url: string, port: number): ServerAddress {
  return { variable, url, port, localUrl: `http://127.0.0.1:${port}` };
}

function assertDifferentPorts(addresses: readonly ServerAddress[]): void {
  for (const [index, address] of addresses.entries()) {
    const other = addresses.slice(index + 1).find(({ port }) => port === address.port);
    if (other)
      throw new Failure(
        `${address.variable} and ${other.variable} both name port ${address.port}. Give each its own port in .env.`,
      );
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      // On a machine without IPv6, no process can listen there.
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(true);
      else reject(error);
    });
    server.listen(port, host, () => {
      server.close(() => resolve(true));
    });
  });
}
