import { portOf } from "contracts/environment.ts";
import { isFree } from "process-stack/free-port.ts";
import { Failure } from "process-stack/report.ts";

/** The addresses of a server of this project, and the port that it listens on. */
export interface ServerAddress {
  /** The environment variable that sets the address. */
  readonly variable: string;
  /** The address for people and for the other processes. */
  readonly url: string;
  /** The address for processes on this machine. */
  readonly localUrl: string;
  readonly port: number;
  /** The address of this machine that the server listens on. */
  readonly host: string;
}

export interface Addresses {
  readonly site: ServerAddress;
  readonly studio: ServerAddress;
  /** The embedded Content Lake. Undefined with Sanity's hosted lake. */
  readonly lake: ServerAddress | undefined;
  /** The admin API of this repository. Undefined if another host takes its calls. */
  readonly admin: ServerAddress | undefined;
}

interface AddressSettings {
  readonly siteUrl: string;
  readonly studioUrl: string;
  /** Undefined if it is not started. */
  readonly lake: ListeningServer | undefined;
  readonly admin: ListeningServer | undefined;
}

interface ListeningServer {
  readonly url: string;
  readonly port: number;
  readonly host?: string;
}

/** Derives the addresses from the settings. Throws a Failure that names the variables of two servers on the same port. */
export function addressesOf({ siteUrl, studioUrl, lake, admin }: AddressSettings): Addresses {
  const site = serverAddress("SITE_URL", siteUrl, portOf(siteUrl, 3000));
  const studio = serverAddress("STUDIO_URL", studioUrl, portOf(studioUrl, 3333));
  const addresses = {
    site,
    studio,
    lake: lake && serverAddress("SANITY_LAKE_URL", lake.url, lake.port, lake.host),
    admin: admin && serverAddress("ADMIN_API_URL", admin.url, admin.port, admin.host),
  };
  assertDifferentPorts(listAddresses(addresses));
  return addresses;
}

/** The addresses of the servers that are started. */
export function listAddresses({ site, studio, lake, admin }: Addresses): ServerAddress[] {
  return [site, studio, lake, admin].filter((address) => address !== undefined);
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

function serverAddress(variable: string, url: string, port: number, host = "127.0.0.1"): ServerAddress {
  return { variable, url, port, host, localUrl: `http://127.0.0.1:${port}` };
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
