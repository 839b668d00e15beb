import { createServer } from "node:net";

import { Failure } from "./failure.ts";
import { listenAnywhere } from "./listen-anywhere.ts";

// A browser may take "localhost" for either.
const LOOPBACK = ["127.0.0.1", "::1"];

export interface Address {
  /** The variable that decides the port, for the message. */
  readonly variable: string;
  readonly port: number;
}

/** Throws a Failure that names every port already taken, and the variable to change. */
export async function assertFree(addresses: readonly Address[]): Promise<void> {
  const taken = await Promise.all(addresses.map(async (address) => !(await isFree(address.port))));
  const lines = addresses
    .filter((_, index) => taken[index])
    .map(
      ({ port, variable }) =>
        `Port ${port} is in use. Stop the program that uses it, or set ${variable} to another port in .env.`,
    );
  if (lines.length > 0) throw new Failure(lines.join("\n"));
}

/** Whether nobody listens on it, at either loopback address. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(LOOPBACK.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

/** `count` different ports that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listenAnywhere));
  await Promise.all(servers.map((server) => new Promise((closed) => void server.close(closed))));
  return ports;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      // A machine without IPv6 cannot have a listener there either.
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(true);
      else reject(error);
    });
    server.listen(port, host, () => {
      server.close(() => resolve(true));
    });
  });
}
