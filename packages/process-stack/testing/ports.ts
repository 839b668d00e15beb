import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:net";

import { isFree } from "../free-port.ts";

/** Below the ports that systems give to connections and to servers without a port of their own, so that none takes it before it is used. */
const PORTS = { min: 20_000, max: 32_768 };

/** `count` different ports that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(PORTS.min, PORTS.max);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Makes a server listen on a free port of 127.0.0.1. Resolves with the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}
