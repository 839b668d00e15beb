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
    if (readOwner !== undefined && (await readOwner(c.env.incoming.socket)) !== process.getuid?.())
      return c.json({}, 403);
    const { id, role } = LOCAL_ADMINISTRATOR;
    return c.json({ token: access.tokens.startSession({ id, name: "Local Administrator", role }) });
  });

  return {
    address: async () => (access.isOpen() ? `http://127.0.0.1:${(await server).port}` : undefined),
    close: async () => (await server).close(),
  };
}

/** Only Linux says it. On other systems a machine with several users needs an account. */
const OWNER_READER: SignInSettings["readOwner"] = process.platform === "linux" ? readOwnerOnLinux : undefined;

async function readOwnerOnLinux(socket: Socket): Promise<number | undefined> {
  const table = await readFile("/proc/net/tcp", "utf8");
  return ownerOfOtherEnd(table, socket);
}

/** States of a connection in /proc/net/tcp. */
const ESTABLISHED = "01";

/**
 * The user id in the line of /proc/net/tcp for the other end of a connection. Undefined if that end is not on this machine, or has closed:
 * the kernel then no longer knows its owner and writes 0, which is also the id of root.
 */
export function ownerOfOtherEnd(
  table: string,
  { remoteAddress, remotePort, localAddress, localPort }: Ends,
): number | undefined {
  const [other, own] = [hexAddress(remoteAddress, remotePort), hexAddress(localAddress, localPort)];
  for (const line of table.split("\n")) {
    const [, local, remote, state, , , , owner] = line.trim().split(/\s+/);
    if (local === other && remote === own) return state === ESTABLISHED ? Number(owner) : undefined;
  }
  return undefined;
}

type Ends = Pick<Socket, "remoteAddress" | "remotePort" | "localAddress" | "localPort">;

/** `127.0.0.1` and 3400 as /proc/net/tcp writes them: `0100007F:0D48` on little-endian machines. */
function hexAddress(address = "", port = 0): string {
  const bytes = address.split(".").map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, "0"));
  const inOrder = endianness() === "LE" ? bytes.toReversed() : bytes;
  return `${inOrder.join("")}:${port.toString(16).toUpperCase().padStart(4, "0")}`;
}
