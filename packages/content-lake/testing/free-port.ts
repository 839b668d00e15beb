import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to connections and to servers without a port of their own, so that none takes it before it is used. */
const PORTS = { min: 20_000, max: 32_768 };

/** A port on which nothing listens. */
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
