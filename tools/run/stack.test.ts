import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

import { expect, test, vi } from "vitest";

import { isFree } from "./addresses.ts";
import type { Command } from "./process.ts";
import { Failure } from "./report.ts";
import { createStack } from "./stack.ts";
import { freePorts } from "./testing/ports.ts";

function script(name: string, code: string): Command {
  return { name, command: process.execPath, args: ["-e", code], cwd: import.meta.dirname, env: process.env };
}

const forever = "setInterval(() => {}, 1000)";

test("a server that ends by itself breaks the stack, and the failure contains its last lines", async () => {
  const stack = createStack();
  stack.startServer(script("The site", forever));
  stack.startServer(script("The lake", "console.log('disk full'); process.exit(4)"));
  const broken = await stack.broken.catch((error: unknown) => error);
  await stack.stop();

  expect(broken).toBeInstanceOf(Failure);
  expect(broken).toMatchObject({
    message: "The lake ended by itself (exit code 4).",
    details: ["disk full"],
  });
});

test("a server that the others can do without is started again when it ends, and the stack goes on", async () => {
  const stack = createStack();
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [port = 0] = await freePorts(1);
  const code = `require("node:http").createServer((_, reply) => reply.end(String(process.pid))).listen({ fd: Number(process.env.LISTEN_FDS) + 2 })`;
  const url = `http://127.0.0.1:${port}`;
  const readPid = async () => Number(await (await fetch(url)).text());
  const server = { ...script("The lake", code), listensOn: { port, host: "127.0.0.1" } };
  await stack.keepRunning(server, url, "The site goes on.");
  const first = await readPid();
  process.kill(first, "SIGKILL");
  // Until it runs again, no other program can take its port and receive what is meant for it.
  expect(await isFree(port)).toBe(false);
  await expect.poll(() => readPid().catch(() => first)).not.toBe(first);
  expect(print.mock.calls.join()).toContain(
    "The lake ended (SIGKILL) and is started again. The site goes on.",
  );
  expect(await Promise.race([stack.broken, Promise.resolve("whole")])).toBe("whole");
  await stack.stop();
  expect(await isFree(port)).toBe(true);
});

test("a server that does not start is a failure, even if the others can do without it", async () => {
  const stack = createStack();
  const started = stack.keepRunning(script("The lake", "process.exit(4)"), "http://127.0.0.1:9", "");
  await expect(started).rejects.toThrow("The lake did not start (exit code 4).");
  await stack.stop();
});

test("stopping ends every process, the last one first", async () => {
  const stack = createStack();
  const ended: string[] = [];
  const running = ["lake", "site"].map((name) => {
    const { exited } = stack.startServer(script(name, forever));
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

test("a command that succeeds does not break the stack", async () => {
  const stack = createStack();
  await stack.run(script("The build", ""));
  await stack.stop();
  expect(await Promise.race([stack.broken, Promise.resolve("whole")])).toBe("whole");
});

test("nothing is started while the stack is being stopped", async () => {
  const stack = createStack();
  await stack.stop();
  expect(() => stack.startServer(script("The site", forever))).toThrow("The site was not started");
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
      `stack.startServer(command("The site", ${listener})); return new Promise(() => {});`,
    );
    const [line] = await once(child.stdout, "data");
    const ended = resultOf(child);
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, errors: "" });
    expect(await isFree(Number(line))).toBe(true);
  },
);

test("when one server ends, its last lines are printed and the others are stopped", async () => {
  const child = runInProcess(`
    stack.startServer(command("The site", ${listener}));
    stack.startServer(command("The lake", ["-e", "setTimeout(() => { console.error('disk full'); process.exit(4) }, 500)"]));
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  expect(await resultOf(child)).toEqual({
    code: 1,
    errors: "\nThe lake ended by itself (exit code 4).\n  disk full\n\n",
  });
  expect(await isFree(Number(line))).toBe(true);
});

test("a failure is printed without a stack", async () => {
  const child = runInProcess('throw new Failure("Port 3000 is in use.");');
  expect(await resultOf(child)).toEqual({ code: 1, errors: "\nPort 3000 is in use.\n\n" });
});

test("an unexpected error in the script leaves no process running", async () => {
  const child = runInProcess(`
    stack.startServer(command("The site", ${listener}));
    setTimeout(() => { throw new Error("a bug"); }, 500);
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  expect(await resultOf(child)).toMatchObject({ code: 1, errors: expect.stringContaining("a bug") });
  await expect.poll(() => isFree(Number(line))).toBe(true);
});

test("a script that is killed leaves no process running", async () => {
  const child = runInProcess(`
    stack.startServer(command("The site", ${listener}));
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  child.kill("SIGKILL");
  await expect.poll(() => isFree(Number(line))).toBe(true);
});
