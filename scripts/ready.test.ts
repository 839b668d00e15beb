import { expect, onTestFinished, test } from "vitest";

import { freePorts } from "./ports.ts";
import { launch } from "./process.ts";
import { untilAnswers } from "./ready.ts";

function start(code: string) {
  const running = launch({
    name: "The site",
    command: process.execPath,
    args: ["-e", code],
    cwd: import.meta.dirname,
    env: process.env,
  });
  onTestFinished(() => running.stop());
  return running;
}

const server = (port: number, status: number) =>
  `require("node:http").createServer((_, reply) => reply.writeHead(${status}).end()).listen(${port}, "127.0.0.1")`;

test("a server is ready when it answers, also with a refusal", async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url, start(server(port, 404)));
  expect((await fetch(url)).status).toBe(404);
});

test("a server that only answers with errors is not ready", async () => {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  await expect(untilAnswers(url, start(server(port, 503)), 600)).rejects.toThrow(
    `The site does not answer at ${url}.`,
  );
});

test("a server that ends before it answers fails with its last lines, at once", async () => {
  const [port = 0] = await freePorts(1);
  const running = start("console.error('SITE_URL: is wrong'); process.exit(1)");
  await expect(untilAnswers(`http://127.0.0.1:${port}/`, running)).rejects.toMatchObject({
    message: "The site did not start (exit code 1).",
    details: ["SITE_URL: is wrong"],
  });
});
