import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

import { createClient } from "@sanity/client";
import { freePort } from "server-kit/testing/ports.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { readLocalKey } from "./access/local-key.ts";
import { dataPaths } from "./data-directory.ts";
import { startCommand } from "./testing/start-command.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const CLI = join(import.meta.dirname, "cli.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-lake-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PROCESS = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

function run(variables: NodeJS.ProcessEnv) {
  const env = { ...PROCESS, DATA_DIR: folder, SITE_URL: "http://127.0.0.1:9", ...variables };
  return startCommand(CLI, env);
}

test("the lake starts, keeps acknowledged writes over a restart, and stops on SIGTERM and SIGINT", async () => {
  const port = await freePort();
  const connect = () =>
    createClient({
      projectId: "local000",
      dataset: "production",
      apiVersion: "2025-11-01",
      apiHost: `http://127.0.0.1:${port}`,
      useProjectHostname: false,
      useCdn: false,
      token: readLocalKey(folder) ?? "",
    });

  const first = run({ LAKE_PORT: String(port) });
  expect(await first.ready).toBe(
    `The Content Lake is ready at http://localhost:${port} (project local000, dataset production, 0 documents, no accounts: only you may edit, on this machine)\n`,
  );
  const client = connect();
  await client.create({ _id: "a", _type: "page" });
  const listener = client.listen("*", {}, { events: ["welcome"] });
  const onEvent = vi.fn<() => void>();
  const subscription = listener.subscribe(onEvent);
  await expect.poll(() => onEvent).toHaveBeenCalled();
  first.child.kill("SIGTERM");
  expect(await first.exited).toEqual([0, null]);
  subscription.unsubscribe();

  const second = run({ LAKE_PORT: String(port) });
  await second.ready;
  // A key is valid until the lake ends.
  await expect(client.getDocument("a")).rejects.toMatchObject({ statusCode: 401 });
  expect(await connect().getDocument("a")).toMatchObject({ _type: "page" });
  second.child.kill("SIGINT");
  expect(await second.exited).toEqual([0, null]);
  expect(await second.errors).toBe("");
});

test("without accounts, the Studio signs in without a login, and pages of the site cannot", async () => {
  const port = await freePort();
  const [site, studio, otherStudio, foreign] = [3000, 3333, 4444, 5555].map((at) => `http://localhost:${at}`);
  const lake = run({
    LAKE_PORT: String(port),
    SITE_URL: String(site),
    STUDIO_URL: String(studio),
    LAKE_ORIGINS: [site, studio, otherStudio].join(","),
  });
  await lake.ready;
  const lakeUrl = `http://localhost:${port}`;
  const signIn = async (origin: string | undefined) => {
    const headers = { origin: String(origin) };
    const { url } = JSON.parse(await (await fetch(`${lakeUrl}/v1/auth/local`)).text());
    const signedIn = await fetch(url, { method: "POST", headers });
    const { token } = JSON.parse(await signedIn.text());
    if (token !== undefined) Object.assign(headers, { authorization: `Bearer ${token}` });
    return (await fetch(`${lakeUrl}/v2025-02-19/users/me`, { headers })).status;
  };
  expect(await Promise.all([studio, otherStudio].map(signIn))).toEqual([200, 200]);
  expect(await Promise.all([site, foreign].map(signIn))).toEqual([401, 403]);
  lake.child.kill();
  await lake.exited;
});

/** 0 for a file that is gone: one of compiled code has another name while it is written. */
function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
}

test("data and a backup are readable only by their owner, regardless of the shell's umask", async () => {
  const port = await freePort();
  // Its compiled code goes where it does outside of tests.
  const { child, exited, ready } = run({ LAKE_PORT: String(port), NODE_COMPILE_CACHE: undefined });
  await ready;
  // It is there before the end, which a lake that is killed does not reach.
  const compiled = dataPaths(folder).compileCache;
  await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(50);
  const others = temporaryFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const command = [process.execPath, CLI, "backup", join(others, "lake.db")];
  await promisify(execFile)("sh", ["-c", 'umask 022; exec "$@"', "sh", ...command], { env });
  const files = [folder, others].flatMap((path) =>
    readdirSync(path, { recursive: true }).map((name) => join(path, String(name))),
  );
  expect(files.map((path) => basename(path))).toEqual(
    expect.arrayContaining(["accounts.db", "comments.db", "lake.db", "lake.db-wal", "lake.key"]),
  );
  expect(files.filter((path) => (modeOf(path) & 0o077) !== 0)).toEqual([]);
  child.kill("SIGTERM");
  await exited;
});

test("a port in use ends the start with exit code 1 and one line that names the port", async () => {
  const port = await freePort();
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  const { exited, errors } = run({ LAKE_PORT: String(port) });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another port.\n`,
  );
  taken.close();
});

test("an invalid variable ends the start with exit code 1 and is named", async () => {
  const { exited, errors } = run({ LAKE_PORT: "many" });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toMatch(/^Invalid environment\.[^\n]*\n {2}LAKE_PORT: must be a port/);
});

test("a lake that other machines can reach does not start without an account", async () => {
  const { exited, errors } = run({
    LAKE_PORT: String(await freePort()),
    LAKE_HOST: "0.0.0.0",
    LAKE_URL: "https://lake.example",
  });
  expect(await exited).toEqual([1, null]);
  expect(await errors).toContain("there is no account. Create one first: content-lake user add");
});

test("a second lake in the same directory fails with an error that names the first one, and starts after the first one was killed", async () => {
  const first = run({ LAKE_PORT: String(await freePort()) });
  await first.ready;
  const second = run({ LAKE_PORT: String(await freePort()) });
  expect(await second.exited).toEqual([1, null]);
  expect(await second.errors).toBe(
    `Another lake uses the data directory ${folder} (process ${first.child.pid}). Two lakes would not see each other's changes. Stop the other one, or choose another directory.\n`,
  );
  first.child.kill("SIGKILL");
  await first.exited;
  const third = run({ LAKE_PORT: String(await freePort()) });
  expect(await third.ready).toContain("The Content Lake is ready");
  third.child.kill("SIGKILL");
  await third.exited;
});
