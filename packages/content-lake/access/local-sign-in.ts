import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { endianness } from "node:os";

import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";

import { serve } from "../serve.ts";
import type { Access } from "./access.ts";
import { LOCAL_ADMINISTRATOR } from "./identity.ts";

/**
 * Signs in the Studio in the operator's own browser, while the lake has no accounts. It is a server of its own, on a port that differs at
 * each start. What reaches it has proven where it comes from, whatever headers it sends:
 *
 * - A reverse proxy forwards to a port that its configuration names. It cannot name this one.
 * - The browser of another machine that gets this address calls itself.
 * - The connection belongs to the user who runs the lake, and not to another user of this machine: the operating system says so (Linux).
 * - The page is one of the Studio: browsers do not let pages choose `Origin` or `Host`, which a rebound host name would change.
 */
export interface LocalSignIn {
  /** The address to which the Studio posts for a session token. Undefined while the lake has accounts. */
  address(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface SignInSettings {
  readonly access: Pick<Access, "isOpen" | "origins" | "tokens">;
  /** Reads the user id of the other end of a connection. Undefined where the operating system does not say it. */
  readonly readOwner?: ((socket: Socket) => Promise<number | undefined>) | undefined;
}

/** Starts listening on 127.0.0.1. */
export function serveLocalSignIn({ access, readOwner = OWNER_READER }: SignInSettings): LocalSignIn {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = serve(app.fetch, { port: 0, host: "127.0.0.1" });

  app.post("/", async (c) => {
    const { host, origin } = c.req.header();
    const { port } = await server;
    const isFromStudio = origin !== undefined && access.origins.isEditor(origin);
    if (!isFromStudio || host !== `127.0.0.1:${port}` || !access.isOpen()) return c.json({}, 403);
    c.header("access-control-allow-origin", origin);
    if (readOwner !== undefined && !isOperator(await readOwner(c.env.incoming.socket)))
      return c.json({}, 403);
    const { id, role } = LOCAL_ADMINISTRATOR;
    return c.json({ token: access.tokens.startSession({ id, name: "Local Administrator", role }) });
  });

  return {
    address: async () => (access.isOpen() ? `http://127.0.0.1:${(await server).port}` : undefined),
    close: async () => (await server).close(),
  };
}

const ROOT = 0;

/** Whether it is the user who runs the lake, or root, who may read the lake's data anyway. */
function isOperator(owner: number | undefined): boolean {
  return owner !== undefined && (owner === process.getuid?.() || owner === ROOT);
}

/** Only Linux says it. On other systems a machine with several users needs an account. */
const OWNER_READER: SignInSettings["readOwner"] = process.platform === "linux" ? readOwnerOnLinux : undefined;

async function readOwnerOnLinux({ remotePort = 0, localPort = 0 }: Socket): Promise<number | undefined> {
  return ownerOfOtherEnd(await readFile("/proc/net/tcp", "utf8"), { remotePort, localPort });
}

/** 127.0.0.1 as /proc/net/tcp writes it. */
const LOOPBACK = endianness() === "LE" ? "0100007F" : "7F000001";

/** The user id in the line of /proc/net/tcp for the other end of a connection. Undefined if that end is not on this machine. */
export function ownerOfOtherEnd(
  table: string,
  { remotePort, localPort }: { readonly remotePort: number; readonly localPort: number },
): number | undefined {
  const [other, own] = [remotePort, localPort].map(
    (port) => `${LOOPBACK}:${port.toString(16).toUpperCase().padStart(4, "0")}`,
  );
  for (const line of table.split("\n")) {
    const [, local, remote, , , , , owner] = line.trim().split(/\s+/);
    if (local === other && remote === own) return Number(owner);
  }
  return undefined;
}
