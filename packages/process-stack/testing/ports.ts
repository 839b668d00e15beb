import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** `count` different ports that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listenOnFreePort));
  await Promise.all(servers.map((server) => new Promise((closed) => void server.close(closed))));
  return ports;
}

/** Makes a server listen on a free port of 127.0.0.1. Resolves with the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}
