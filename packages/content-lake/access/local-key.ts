import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

import { dataPaths } from "../data-directory.ts";

// A user who can read the data directory can already read all of its content. So this key, which lies there, proves that a request comes
// from the operator of the lake. Nothing else in a request proves it: a proxy on this machine can send any header.

/** Writes a new key, which only the user of this process can read, and returns it. Call it while the directory is locked. */
export function createLocalKey(directory: string): string {
  const file = dataPaths(directory).key;
  const key = `local-${randomBytes(32).toString("base64url")}`;
  // Removed first, because an existing file would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, key, { mode: 0o600, flag: "wx" });
  return key;
}

/**
 * The key of the lake that runs in this directory. Programs of its operator send it as their token, and may then do everything.
 * Undefined if no lake has run there.
 */
export function readLocalKey(directory: string): string | undefined {
  try {
    return readFileSync(dataPaths(directory).key, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
