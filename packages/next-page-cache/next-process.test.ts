import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { expect, onTestFinished, test } from "vitest";

import { createNextProcess } from "./next-process.ts";

/** Answers with its process, what it was asked, and its argument. `/end` ends it, `/loop` never does. */
const SCRIPT = `
import { createServer } from "node:http";
const [, , socket, name] = process.argv;
const server = createServer(async (request, response) => {
  if (request.url === "/end") process.exit(1);
  while (request.url === "/loop");
  let body = "";
  for await (const chunk of request) body += chunk;
  response.setHeader("set-cookie", ["a=1", "b=2"]);
  response.setHeader("x-host", request.headers.host ?? "");
  response.end(JSON.stringify({ pid: process.pid, socket, name, url: request.url, method: request.method, body }));
});
process.on("message", () => process.send("here"));
process.on("disconnect", () => process.exit());
server.listen(socket, () => process.send("ready"));
`;

function setUp({
  script = SCRIPT,
  ...times
}: { script?: string; idleMs?: number; maxSilenceMs?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "next-process-"));
  const file = join(folder, "serve.mjs");
  writeFileSync(file, script);
  const next = createNextProcess(pathToFileURL(file), { args: ["site"], ...times });
  onTestFinished(() => {
    next.stop();
    rmSync(folder, { recursive: true });
  });
  const ask = async (path: string, body?: string) => {
    const response = await next.fetch(path, { host: "site.example" }, body === undefined ? {} : { body });
    return { ...response, answer: JSON.parse(response.body.toString()) };
  };
  return { ask };
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`);

test("the process starts with the first request and answers all", async () => {
  const { ask } = setUp();
  const first = await ask("/a?b=1");
  expect(first).toMatchObject({
    status: 200,
    cookies: ["a=1", "b=2"],
    headers: { "x-host": "site.example" },
  });
  expect(first.answer).toMatchObject({ name: "site", url: "/a?b=1", method: "GET" });
  const posted = await ask("/c", "text");
  expect(posted.answer).toMatchObject({ pid: first.answer.pid, method: "POST", body: "text" });
});

test("a process that ends starts again with the next request, and leaves no socket", async () => {
  const { ask } = setUp();
  const { answer } = await ask("/a");
  await expect(ask("/end")).rejects.toThrow(/ECONNRESET|socket hang up/);
  await expect.poll(() => isRunning(answer.pid)).toBe(false);
  const next = await ask("/a");
  expect(next.answer.pid).not.toBe(answer.pid);
  expect(existsSync(answer.socket)).toBe(false);
});

test("a process that nobody needs ends", async () => {
  const { ask } = setUp({ idleMs: 100 });
  const { answer } = await ask("/a");
  await expect.poll(() => isRunning(answer.pid)).toBe(false);
});

test("a process in an endless loop is killed, and one that answers is not", async () => {
  const { ask } = setUp({ maxSilenceMs: 100 });
  const { answer } = await ask("/a");
  await setTimeout(500);
  expect((await ask("/b")).answer.pid).toBe(answer.pid);
  await expect(ask("/loop")).rejects.toThrow(/ECONNRESET|socket hang up/);
  await expect.poll(() => isRunning(answer.pid)).toBe(false);
  expect((await ask("/a")).answer.pid).not.toBe(answer.pid);
});

test("a script that is missing or ends is an error, and is tried again", async () => {
  const { ask } = setUp({ script: "process.exit(3);" });
  for (const path of ["/a", "/b"]) await expect(ask(path)).rejects.toThrow("ended with 3");
});
