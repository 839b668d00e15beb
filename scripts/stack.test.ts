import { expect, test } from "vitest";

import { Failure } from "./failure.ts";
import type { Part } from "./process.ts";
import { createStack } from "./stack.ts";

function script(name: string, code: string): Part {
  return { name, command: process.execPath, args: ["-e", code], cwd: import.meta.dirname, env: process.env };
}

const forever = "setInterval(() => {}, 1000)";

test("a part that ends by itself breaks the stack, and its last lines tell why", async () => {
  const stack = createStack();
  stack.start(script("The site", forever));
  stack.start(script("The lake", "console.log('disk full'); process.exit(4)"));
  const broken = await stack.broken.catch((error: unknown) => error);
  await stack.stop();

  expect(broken).toBeInstanceOf(Failure);
  expect(broken).toMatchObject({
    message: "The lake ended by itself (exit code 4).",
    details: ["disk full"],
  });
});

test("stopping ends every part, the last started first", async () => {
  const stack = createStack();
  const ended: string[] = [];
  const running = ["lake", "site"].map((name) => {
    const part = stack.start(script(name, forever));
    return part.exited.then(() => ended.push(name));
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

test("nothing is started while everything is being stopped", async () => {
  const stack = createStack();
  await stack.stop();
  expect(() => stack.start(script("The site", forever))).toThrow("The site was not started");
});
