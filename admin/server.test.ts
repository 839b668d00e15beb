import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { STAFF_QUOTE_REQUESTS_PATH } from "contracts/staff.ts";
import { freePort, listenOnFreePort } from "server-kit/testing/ports.ts";
import { expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

const SERVER = join(import.meta.dirname, "server.ts");

function run(variables: NodeJS.ProcessEnv) {
  const secret = { SANITY_REVALIDATE_SECRET: "a-long-revalidate-secret" };
  const child = spawn("sh", ["-c", 'umask 022; exec "$@"', "sh", process.execPath, SERVER], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...secret,
      ...variables,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    child,
    exited: once(child, "exit"),
    stderr: text(child.stderr),
    ready: once(child.stdout, "data").then(([data]) => String(data)),
  };
}

test("it starts alone, writes only files that its user can read, and stops on SIGTERM and SIGINT", async () => {
  const DATA_DIR = join(temporaryFolder(), "data");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Its compiled code goes where it does outside of tests.
    const variables = { DATA_DIR, ADMIN_PORT: String(port), NODE_COMPILE_CACHE: undefined };
    const { child, ready, exited, stderr } = run(variables);
    expect(await ready).toBe(`The admin API is ready at ${url}\n`);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
    // The compiled code is there before the end, which a process that is killed does not reach.
    const compiled = join(DATA_DIR, "compile-cache");
    await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(50);
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
    expect(await stderr).toBe("");
  }
  const files = [DATA_DIR, ...readdirSync(DATA_DIR).map((name) => join(DATA_DIR, name))];
  expect(files).toContain(join(DATA_DIR, "admin.db"));
  // All users share Node's default folder for compiled code, and another user may have created it.
  expect(files).toContain(join(DATA_DIR, "compile-cache"));
  expect(files.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

test("it asks the content API over HTTP who a member of staff is, and says so when that is away", async () => {
  const lake = createServer(({ url, headers }, response) => {
    const isEditor = url === "/v2021-06-07/users/me" && headers.authorization === "Bearer t-1";
    response.end(JSON.stringify(isEditor ? { id: "grace", roles: [{ name: "editor" }] } : {}));
  });
  const SANITY_LAKE_URL = `http://127.0.0.1:${await listenOnFreePort(lake)}`;
  const port = await freePort();
  await run({ DATA_DIR: temporaryFolder(), ADMIN_PORT: String(port), SANITY_LAKE_URL }).ready;
  const list = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`http://localhost:${port}${STAFF_QUOTE_REQUESTS_PATH}`, { headers });
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  expect(await list("t-1")).toMatchObject({ status: 200, body: { data: { total: 0 } } });
  expect(await list("t-2")).toMatchObject({ status: 401 });
  lake.close();
  lake.closeAllConnections();
  expect(await list("t-3")).toMatchObject({
    status: 503,
    body: { msg: "The Content Lake cannot be reached to ask who is signed in. Try again in a moment" },
  });
});

test("a port in use ends the start with exit code 1 and one line that names the port and its variable", async () => {
  const taken = createServer();
  const port = await listenOnFreePort(taken);
  const { exited, stderr } = run({ DATA_DIR: temporaryFolder(), ADMIN_PORT: String(port) });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set ADMIN_PORT to another port in .env.\n`,
  );
  taken.close();
});

test.each([
  [{ ADMIN_PORT: "many" }, /^Invalid environment\.[^\n]*\n {2}ADMIN_PORT: must be a port/],
  [
    { SANITY_REVALIDATE_SECRET: "" },
    /^Invalid environment\.[^\n]*\n {2}SANITY_REVALIDATE_SECRET: is not set/,
  ],
  [{ ADMIN_API_URL: "https://admin.example" }, /^Invalid environment\.[^\n]*\n {2}SITE_URL: is not set/],
  [
    { DATABASE_URL: "postgres://admin@127.0.0.1:2/admin" },
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]*\n$/,
  ],
  [{ DATA_DIR: "/dev/null/data" }, /^DATA_DIR is \/dev\/null\/data, which cannot be used \(ENOTDIR/],
])("%j ends the start with exit code 1 and a message that says what to do", async (variables, message) => {
  const { exited, stderr } = run({ DATA_DIR: temporaryFolder(), ...variables });
  expect(await exited).toEqual([1, null]);
  expect(await stderr).toMatch(message);
});
