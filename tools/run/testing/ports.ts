import { once } from "node:events";
import { createServer, type Server } from "node:net";

import { addressesOf } from "../addresses.ts";

/** `count` different ports that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listenOnFreePort));
  await Promise.all(servers.map((server) => new Promise((closed) => void server.close(closed))));
  return ports;
}

/** Addresses with free ports, as environment variables and in parsed form. */
export async function freeAddresses() {
  const [site = 0, studio = 0, lake = 0, admin = 0] = await freePorts(4);
  const variables = {
    SITE_URL: `http://localhost:${site}`,
    STUDIO_URL: `http://localhost:${studio}`,
    SANITY_LAKE_URL: `http://localhost:${lake}`,
    ADMIN_API_URL: `http://localhost:${admin}`,
  };
  const addresses = addressesOf({
    siteUrl: variables.SITE_URL,
    studioUrl: variables.STUDIO_URL,
    lake: { url: variables.SANITY_LAKE_URL, port: lake },
    admin: { url: variables.ADMIN_API_URL, port: admin },
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
