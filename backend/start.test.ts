import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

import { createClient } from "@sanity/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { freePorts } from "../tools/run/addresses.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const SERVER = join(import.meta.dirname, "server.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backend-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, SITE_URL: "http://127.0.0.1:9", ...variables };
  const child = spawn(process.execPath, [SERVER], { env });
  const exited = once(child, "exit");
  return {
    child,
    exited,
    stderr: text(child.stderr),
    ready: once(child.stdout, "data").then(([data]) => String(data)),
  };
}

async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

test("the backend starts, keeps acknowledged writes over a restart, and stops on SIGTERM and SIGINT", async () => {
  const port = await freePort();
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
  });

  const first = run({ BACKEND_PORT: String(port) });
  expect(await first.ready).toBe(
    `The backend is ready at http://localhost:${port} (0 documents, no accounts: anyone on this machine may edit, no other machine can connect)\n`,
  );
  await client.create({ _id: "a", _type: "page" });
  const listener = client.listen("*", {}, { events: ["welcome"] });
  const onEvent = vi.fn<() => void>();
  const subscription = listener.subscribe(onEvent);
  await expect.poll(() => onEvent).toHaveBeenCalled();
  first.child.kill("SIGTERM");
  expect(await first.exited).toEqual([0, null]);
  subscription.unsubscribe();

  const second = run({ BACKEND_PORT: String(port) });
  await second.ready;
  expect(await client.getDocument("a")).toMatchObject({ _type: "page" });
  second.child.kill("SIGINT");
  expect(await second.exited).toEqual([0, null]);
  expect(await second.stderr).toBe("");
});

test("without accounts, pages of the Studio can edit and read quote requests, and pages of the site cannot", async () => {
  const port = await freePort();
  const [site, studio, otherStudio, foreign] = [3000, 3333, 4444, 5555].map((at) => `http://localhost:${at}`);
  const backend = run({
    BACKEND_PORT: String(port),
    SITE_URL: String(site),
    STUDIO_URL: String(studio),
    LAKE_ORIGINS: [site, studio, otherStudio].join(","),
  });
  await backend.ready;
  const url = `http://localhost:${port}/v2025-02-19/users/me`;
  const statusOf = async (origin: string | undefined) =>
    (await fetch(url, { headers: { origin: String(origin) } })).status;
  expect(await Promise.all([studio, otherStudio].map(statusOf))).toEqual([200, 200]);
  expect(await Promise.all([site, foreign].map(statusOf))).toEqual([401, 401]);

  const staff = `http://localhost:${port}/admin/staff/quote-requests`;
  const unknown = { authorization: "Bearer unknown", origin: String(studio) };
  expect((await fetch(staff, { headers: { origin: String(studio) } })).status).toBe(200);
  expect((await fetch(staff, { headers: unknown })).status).toBe(401);
  backend.child.kill();
  await backend.exited;
});

test("data, a backup and an export are readable only by their owner, regardless of the shell's umask", async () => {
  const port = await freePort();
  const { child, exited, ready } = run({ BACKEND_PORT: String(port) });
  await ready;
  const others = temporaryFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: folder, SANITY_LAKE_URL: `http://localhost:${port}` };
  for (const [script, ...args] of [
    ["../packages/content-lake/cli.ts", "backup", join(others, "lake.db")],
    ["content/export.ts", join(others, "content.tar.gz")],
  ]) {
    const command = [join(import.meta.dirname, script ?? ""), ...args];
    await promisify(execFile)("sh", ["-c", 'umask 022; exec "$@"', "sh", process.execPath, ...command], {
      env,
    });
  }
  const files = [folder, others].flatMap((path) =>
    readdirSync(path, { recursive: true }).map((name) => join(path, String(name))),
  );
  expect(files.map((path) => basename(path))).toEqual(
    expect.arrayContaining([
      "accounts.db",
      "admin.db-wal",
      "comments.db",
      "lake.db",
      "secrets.json",
      "content.tar.gz",
    ]),
  );
  expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  child.kill("SIGTERM");
  await exited;
}, 20_000);

test("a port in use ends the start with exit code 1 and one line that names the port and its variable", async () => {
  const port = await freePort();
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  const { exited, stderr } = run({ BACKEND_PORT: String(port) });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set SANITY_LAKE_URL (or BACKEND_PORT) to another port in .env.\n`,
  );
  taken.close();
});

test("an invalid variable ends the start with exit code 1 and is named", async () => {
  const { exited, stderr } = run({ BACKEND_PORT: "many" });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toMatch(/^Invalid environment\.[^\n]*\n {2}BACKEND_PORT: must be a port/);
});

test("a lake that other machines can reach does not start without an account", async () => {
  const { exited, stderr } = run({
    BACKEND_PORT: String(await freePort()),
    LAKE_HOST: "0.0.0.0",
    LAKE_ORIGINS: "https://studio.example",
    SANITY_API_READ_TOKEN: "a-long-read-token",
    SANITY_LAKE_URL: "https://lake.example",
    SANITY_REVALIDATE_SECRET: "a-long-revalidate-secret",
  });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toContain("there is no account. Create one first: content-lake user add");
});

test("the error for an unusable data directory names the directory and its variable", async () => {
  const { exited, stderr } = run({ DATA_DIR: "/dev/null/data" });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toContain("DATA_DIR is /dev/null/data, which cannot be used (ENOTDIR");
});

test("a second backend in the same directory fails with an error that names the first one, and starts after the first one was killed", async () => {
  const first = run({ BACKEND_PORT: String(await freePort()) });
  await first.ready;
  const second = run({ BACKEND_PORT: String(await freePort()) });
  expect(await second.exited).toEqual([1, null]);
  expect(await second.stderr).toBe(
    `Another lake uses the data directory ${folder} (process ${first.child.pid}). Two lakes would not see each other's changes. Stop the other one, or choose another directory.\n`,
  );
  first.child.kill("SIGKILL");
  await first.exited;
  const third = run({ BACKEND_PORT: String(await freePort()) });
  expect(await third.ready).toContain("The backend is ready");
  third.child.kill("SIGKILL");
  await third.exited;
});
