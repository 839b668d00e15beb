import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Below the ports that systems give to connections and to servers without a port of their own, so that none takes it before it is used. */
const PORTS = { min: 20_000, max: 32_768 };

/** A port of 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.min, PORTS.max);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return freePort();
    throw error;
  }
  await server[Symbol.asyncDispose]();
  return port;
}

/** Makes a server listen on a free port of 127.0.0.1. Resolves with the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}
