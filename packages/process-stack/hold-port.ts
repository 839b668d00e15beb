import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { BoundSocket, connect, createServer, isIP, type Socket } from "node:net";
import { pipeline } from "node:stream";

import { Failure } from "./report.ts";

// A port above 1023 belongs to the first program that listens on it. Another user of this machine could wait until a server ends, take
// its port, and receive the tokens and sessions that the other servers and open browsers then send. So the command that starts the
// servers holds their ports until it ends itself.

export interface HeldPort {
  /** The descriptor of the socket. The server inherits it as descriptor 3 and listens on it. */
  readonly fd: number;
  release(): void;
}

/**
 * Listens on a port until it is released, and leaves the connections to the process that inherits the socket: those that arrive while
 * there is none wait for the next one. Throws a Failure if the port is in use. Undefined for a host with a
 * name, and on Windows, where no process can inherit a socket.
 */
export function holdPort(port: number, host = "127.0.0.1"): HeldPort | undefined {
  if (process.platform === "win32" || isIP(host) === 0) return undefined;
  const socket = bind(port, host);
  startListening(socket, port);
  return { fd: socket.fd(), release: () => socket.close() };
}

function bind(port: number, host: string): BoundSocket {
  try {
    return new BoundSocket({ host, port });
  } catch (cause) {
    throw new Failure(`Nothing can listen on port ${port} of ${host}.`, [String(cause)]);
  }
}

/**
 * Another process starts to listen on the socket and ends, which does not end the listening. This process would take the connections
 * of the server. A socket on which nobody listens yet would not keep others from the port.
 */
function startListening(socket: BoundSocket, port: number): void {
  const code = `require("node:net").createServer().listen({ fd: 3 }, () => process.exit())`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", code], {
    stdio: ["ignore", "ignore", "pipe", socket.fd()],
    encoding: "utf8",
  });
  if (status === 0) return;
  socket.close();
  throw new Failure(`Nothing can listen on port ${port}.`, stderr.split("\n"));
}

interface ForwardSettings {
  /** Each connection takes two descriptors of this process, which needs some to start servers again. */
  readonly maxForwarded?: number;
  /** The ports from which this user has connected to a port of ::1. Undefined where the operating system does not say it. */
  readonly readOwnPorts?: (port: number) => ReadonlySet<number> | undefined;
}

/**
 * Passes connections to a port of ::1 on to the same port of 127.0.0.1, until the result is called. Browsers try ::1 first for
 * "localhost", so any other user who listens there would get the requests and sessions of this user's browser. If there are too many,
 * those of other users are cut, because browsers do not try 127.0.0.1 after a connection to ::1. Does nothing on a machine without
 * IPv6, and where the server itself listens on all addresses.
 */
export function forwardFromIPv6(
  port: number,
  { maxForwarded = 1000, readOwnPorts = readOwnPortsOfLinux }: ForwardSettings = {},
): Promise<() => void> {
  const open = new Set<Socket>();

  function makeRoom(): void {
    const own = readOwnPorts(port);
    const others = own === undefined ? [] : [...open].filter(({ remotePort = 0 }) => !own.has(remotePort));
    const [oldest] = open;
    for (const socket of others.length > 0 || !oldest ? others : [oldest]) {
      open.delete(socket);
      socket.destroy();
    }
  }

  // Each direction ends for itself: some clients end theirs before they read the answer.
  const allowHalfOpen = true;
  const server = createServer({ allowHalfOpen }, (client) => {
    if (open.size >= maxForwarded) makeRoom();
    open.add(client);
    client.once("close", () => open.delete(client));
    const upstream = connect({ port, host: "127.0.0.1", allowHalfOpen });
    // What breaks one side breaks the other one. Both see that themselves, so nobody needs to know why.
    const end = (error: unknown) => {
      if (error === undefined || error === null) return;
      client.destroy();
      upstream.destroy();
    };
    pipeline(client, upstream, end);
    pipeline(upstream, client, end);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(() => undefined);
      else reject(new Failure(`Nothing can listen on port ${port} of ::1.`, [String(error)]));
    });
    server.listen({ port, host: "::1", ipv6Only: true }, () => resolve(() => server.close()));
  });
}

function readOwnPortsOfLinux(port: number): ReadonlySet<number> | undefined {
  if (process.platform !== "linux") return undefined;
  return portsOfUser(readFileSync("/proc/net/tcp6", "utf8"), port, process.getuid?.() ?? 0);
}

/** From /proc/net/tcp6: the ports from which a user has connected to a port. */
export function portsOfUser(table: string, port: number, user: number): ReadonlySet<number> {
  const ports = new Set<number>();
  for (const line of table.split("\n")) {
    const [, local = "", remote = "", , , , , owner] = line.trim().split(/\s+/);
    if (portIn(remote) === port && Number(owner) === user) ports.add(portIn(local));
  }
  return ports;
}

function portIn(address: string): number {
  return Number.parseInt(address.split(":").at(-1) ?? "", 16);
}
