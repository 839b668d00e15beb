import { once } from "node:events";
import type { Server } from "node:net";

/** Lets a server listen on a port of this machine that is free. Resolves with the port. */
export async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}
