import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { expect, onTestFinished, test, vi } from "vitest";

import { isFree } from "./free-port.ts";
import type { Command } from "./process.ts";
import { createStack } from "./stack.ts";
import { freePorts } from "./testing/ports.ts";

function script(name: string, code: string): Command {
  return { name, command: process.execPath, args: ["-e", code], cwd: import.meta.dirname, env: process.env };
}

const forever = "setInterval(() => {}, 1000)";

/** The code of a server that responds with the id of its process. */
function respondWithPid(port: number): string {
  return `require('node:http').createServer((_, reply) => reply.end(String(process.pid))).listen(${port}, '127.0.0.1');`;
}

async function readPid(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
}

/** The code of a server that also ends with a message and exit code 4 when `/end` is requested. */
function respondUntilAsked(port: number): string {
  const end = "console.error('disk full'); process.exit(4);";
  const answer = `(to, reply) => { reply.end(); if (to.url === '/end') reply.once('finish', () => { ${end} }); }`;
  return `require('node:http').createServer(${answer}).listen(${port}, '127.0.0.1');`;
}

/** Asks the server on the port to end each time that it runs, until `deaths` says that it did so five times. */
async function endFiveTimes(port: number, deaths: () => number): Promise<void> {
  const isOver = async () => {
    if (deaths() >= 5) return true;
    await fetch(`http://127.0.0.1:${port}/end`).catch(() => undefined);
    return false;
  };
  await expect.poll(isOver).toBe(true);
}

/** Kills the server that responds on the port. Fails unless another one does soon, even on a busy machine. */
async function expectRestartAfterKill(port: number): Promise<void> {
  const first = await readPid(port);
  process.kill(first, "SIGKILL");
  await expect.poll(() => readPid(port).catch(() => first)).not.toBe(first);
}

test("a server that ends is started again within a second, and the stack goes on", async () => {
  const stack = createStack();
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [port = 0] = await freePorts(1);
  const code = respondWithPid(port).replace(
    /listen\(.*\)/,
    "listen({ fd: Number(process.env.LISTEN_FDS) + 2 })",
  );
  const server = { ...script("The lake", code), listensOn: { port, host: "127.0.0.1" } };
  stack.hold(server);
  // Other steps may come first, such as the build of the site.
  expect(await isFree(port)).toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow("fetch failed");
  await stack.keepRunning(server, `http://127.0.0.1:${port}`, "The site goes on.");
  const first = await readPid(port);
  process.kill(first, "SIGKILL");
  // Until it runs again, no other program can take its port and receive what is meant for it.
  expect(await isFree(port)).toBe(false);
  await expect.poll(() => readPid(port)).not.toBe(first);
  expect(print.mock.calls.join()).toContain(
    "The lake ended (SIGKILL) and is started again. The site goes on.",
  );
  await stack.stop();
  expect(await isFree(port)).toBe(true);
});

test("a server that ends five times within a minute rests, and is started again after that", async () => {
  const stack = createStack({ restMs: 300 });
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  await stack.keepRunning(script("The lake", respondUntilAsked(port)), url, "The site goes on.");
  await endFiveTimes(port, () => print.mock.calls.length);
  expect(print.mock.calls[4]?.join()).toBe(
    "\nThe lake ended (exit code 4), 5 times within a minute. It is started again in a minute. The site goes on.\n  It last printed:\n    disk full",
  );
  await expect.poll(() => fetch(url).catch(() => undefined)).toMatchObject({ status: 200 });
  await stack.stop();
});

test("a server that stops responding, such as in an endless loop, is ended and started again", async () => {
  const stack = createStack({ checkMs: 300 });
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [port = 0] = await freePorts(1);
  const answer =
    "(to, reply) => { seen += to.url; while (to.url === '/loop'); reply.end(to.url === '/seen' ? seen : String(process.pid)); }";
  const code = `let seen = ''; require('node:http').createServer(${answer}).listen(${port}, '127.0.0.1');`;
  const url = `http://127.0.0.1:${port}`;
  await stack.keepRunning(script("The site", code), url, "");
  const first = await readPid(port);
  await expect.poll(async () => (await fetch(`${url}/seen`)).text()).toContain("/health");
  // Fails when the server is ended.
  void fetch(`${url}/loop`).catch(() => undefined);
  await expect.poll(() => readPid(port).catch(() => first)).not.toBe(first);
  expect(print.mock.calls.join()).toContain("The site has stopped responding.");
  await stack.stop();
});

test("a server that never answers after it was started again is ended, too", async () => {
  const stack = createStack({ checkMs: 20 });
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "stack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const starts = join(folder, "starts");
  // Only the first one answers.
  const code = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(starts)}, '.');
    if (fs.readFileSync(${JSON.stringify(starts)}).length === 1) { ${respondUntilAsked(port)} } else { ${forever} }`;
  const url = `http://127.0.0.1:${port}`;
  await stack.keepRunning(script("The site", code), url, "");
  await fetch(`${url}/end`);
  await expect
    .poll(() => print.mock.calls.join(), { timeout: 20_000 })
    .toContain("The site has stopped responding.");
  await stack.stop();
});

test("a server that does not start is a failure", async () => {
  const stack = createStack();
  const started = stack.keepRunning(script("The lake", "process.exit(4)"), "http://127.0.0.1:9", "");
  await expect(started).rejects.toThrow("The lake did not start (exit code 4).");
  await stack.stop();
});

test("stopping ends every process, the last one first", async () => {
  const stack = createStack();
  const ended: string[] = [];
  const running = ["lake", "site"].map((name) => {
    const { exited } = stack.start(script(name, forever));
    return exited.then(() => ended.push(name));
  });
  await stack.stop();
  await Promise.all(running);
  expect(ended).toEqual(["site", "lake"]);
});

test("a command that fails is a failure with its last lines", async () => {
  const stack = createStack();
  const failure = stack.run(script("The build", "console.log('Type error'); process.exit(2)"));
  await expect(failure).rejects.toMatchObject({
    message: "The build failed (exit code 2).",
    details: ["Type error"],
  });
});

test("a command that succeeds is no failure", async () => {
  const stack = createStack();
  await expect(stack.run(script("The build", ""))).resolves.toBeUndefined();
  await stack.stop();
});

test("nothing is started while the stack is being stopped", async () => {
  const stack = createStack();
  await stack.stop();
  expect(() => stack.start(script("The site", forever))).toThrow("The site was not started");
});

// Prints the port that it listens on. The port shows whether the process has ended; its id may stay in use until its parent reaps
// it.
const listener = `["-e", "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))"]`;

/** Runs `work`, the body of a function with the parameter `stack`, with runWithStack in its own process. */
function runInProcess(work: string) {
  const code = `
    import { runWithStack } from "./stack.ts";
    import { Failure } from "./report.ts";
    const command = (name, args) => ({ name, command: process.execPath, args, cwd: ".", env: process.env, onLine: console.log });
    await runWithStack(async (stack) => { ${work} }, { exitCodeWhenInterrupted: 0 });
  `;
  return spawn(process.execPath, ["--input-type=module", "-e", code], { cwd: import.meta.dirname });
}

async function resultOf(child: ReturnType<typeof runInProcess>) {
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { code, errors };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s stops every server, and the exit code is 0",
  async (signal) => {
    const child = runInProcess(
      `stack.start(command("The site", ${listener})); return new Promise(() => {});`,
    );
    const [line] = await once(child.stdout, "data");
    const ended = resultOf(child);
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, errors: "" });
    expect(await isFree(Number(line))).toBe(true);
  },
);

test("when one server does not stay up, its last lines are printed and the others go on", async () => {
  const [port = 0] = await freePorts(1);
  const child = runInProcess(`
    stack.start(command("The site", ${listener}));
    const code = "${respondUntilAsked(port)}";
    const lake = { ...command("The lake", ["-e", code]), onLine: undefined };
    await stack.keepRunning(lake, "http://127.0.0.1:${port}", "The site goes on.");
    console.log("running");
    return new Promise(() => {});
  `);
  let output = "";
  child.stdout.on("data", (data) => (output += String(data)));
  // A server that ends before it has answered has not started, which is a failure.
  await expect.poll(() => output).toContain("running");
  await expect.poll(() => output).toMatch(/\d\n/);
  const sitePort = Number(/\d+/.exec(output)?.[0]);
  let printed = "";
  child.stderr.on("data", (data) => (printed += String(data)));
  await endFiveTimes(port, () => printed.split("The lake ended").length - 1);
  expect(printed).toContain("5 times within a minute");
  expect(printed).toContain(
    "\nThe lake ended (exit code 4) and is started again. The site goes on.\n  It last printed:\n    disk full\n",
  );
  expect(await isFree(sitePort)).toBe(false);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
  expect(await isFree(sitePort)).toBe(true);
});

test("a server that is alone is started again too", async () => {
  const [port = 0] = await freePorts(1);
  const child = runInProcess(`
    await stack.keepRunning(command("The lake", ["-e", "${respondWithPid(port)}"]), "http://127.0.0.1:${port}", "");
    console.log("running");
    return new Promise(() => {});
  `);
  // A server that ends before it has answered has not started, which is a failure.
  await once(child.stdout, "data");
  await expectRestartAfterKill(port);
  child.kill("SIGTERM");
  expect(await resultOf(child)).toMatchObject({ code: 0 });
});

test("a failure is printed without a stack", async () => {
  const child = runInProcess('throw new Failure("Port 3000 is in use.");');
  expect(await resultOf(child)).toEqual({ code: 1, errors: "\nPort 3000 is in use.\n\n" });
});

test("an unexpected error in the script leaves no process running", async () => {
  const child = runInProcess(`
    stack.start(command("The site", ${listener}));
    process.on("SIGUSR2", () => { throw new Error("a bug"); });
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  child.kill("SIGUSR2");
  expect(await resultOf(child)).toMatchObject({ code: 1, errors: expect.stringContaining("a bug") });
  await expect.poll(() => isFree(Number(line))).toBe(true);
});

test("a script that is killed leaves no process running", async () => {
  const child = runInProcess(`
    stack.start(command("The site", ${listener}));
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  child.kill("SIGKILL");
  await expect.poll(() => isFree(Number(line))).toBe(true);
});
