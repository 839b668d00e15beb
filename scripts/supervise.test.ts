import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

import { expect, test } from "vitest";

import { isFree } from "./ports.ts";

// A part that prints the port it listens on: a dead process that nobody reaps still has its id, but no port.
const listener = `["-e", "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))"]`;

/** Runs `work` (the body of a function of `stack`) under `supervise` in a process of its own. */
function supervised(work: string) {
  const code = `
    import { supervise } from "./supervise.ts";
    import { Failure } from "./failure.ts";
    const part = (name, args) => ({ name, command: process.execPath, args, cwd: ".", env: process.env, onLine: console.log });
    await supervise(async (stack) => { ${work} }, { exitCodeWhenInterrupted: 0 });
  `;
  return spawn(process.execPath, ["--input-type=module", "-e", code], { cwd: import.meta.dirname });
}

async function outcome(child: ReturnType<typeof supervised>) {
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { code, printed };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s stops every part and counts as a good end",
  async (signal) => {
    const child = supervised(`stack.start(part("The site", ${listener})); return new Promise(() => {});`);
    const [line] = await once(child.stdout, "data");
    const ended = outcome(child);
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, printed: "" });
    expect(await isFree(Number(line))).toBe(true);
  },
);

test("when one part dies the others are stopped, and its last lines are shown", async () => {
  const child = supervised(`
    stack.start(part("The site", ${listener}));
    stack.start(part("The lake", ["-e", "setTimeout(() => { console.error('disk full'); process.exit(4) }, 500)"]));
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  expect(await outcome(child)).toEqual({
    code: 1,
    printed: "\nThe lake ended by itself (exit code 4).\n  disk full\n\n",
  });
  expect(await isFree(Number(line))).toBe(true);
});

test("a failure is told in its own words", async () => {
  const child = supervised('throw new Failure("Port 3000 is in use.");');
  expect(await outcome(child)).toEqual({ code: 1, printed: "\nPort 3000 is in use.\n\n" });
});

test("a breakdown of the script itself leaves nothing running", async () => {
  const child = supervised(`
    stack.start(part("The site", ${listener}));
    setTimeout(() => { throw new Error("a bug"); }, 500);
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  expect(await outcome(child)).toMatchObject({ code: 1, printed: expect.stringContaining("a bug") });
  await expect.poll(() => isFree(Number(line))).toBe(true);
});

test("even a killed script leaves nothing running", async () => {
  const child = supervised(`
    stack.start(part("The site", ${listener}));
    return new Promise(() => {});
  `);
  const [line] = await once(child.stdout, "data");
  child.kill("SIGKILL");
  await expect.poll(() => isFree(Number(line))).toBe(true);
});
