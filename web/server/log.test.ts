import { createServer } from "node:http";

import { expect, test } from "vitest";

import { createLog, logApiCall } from "./log.ts";

test("a line is one JSON object, whatever its values contain", () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date("2026-01-02T03:04:05Z"),
  );
  log.info("asked", { path: '/a\n{"level":"error"}' });
  expect(lines).toEqual([
    '{"time":"2026-01-02T03:04:05.000Z","level":"info","message":"asked","path":"/a\\n{\\"level\\":\\"error\\"}"}\n',
  ]);
});

test("an error is logged with its stack", () => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).error("failed", { error: new TypeError("no") });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    error: expect.stringMatching(/^TypeError: no\n/),
  });
});

async function linesOf(method: string, path: string, status: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line)));
  const ended = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    logApiCall(log, "an-id-1", request, response);
    response.once("close", ended.resolve);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await fetch(`http://127.0.0.1:${port}${path}`, { method });
  await ended.promise;
  server.close();
  return lines;
}

test("an API call is logged with the request's id and without its query string", async () => {
  expect(await linesOf("POST", "/api/oss/upload?email=ada@b.example", 200)).toEqual([
    expect.objectContaining({ requestId: "an-id-1", method: "POST", path: "/api/oss/upload", status: 200 }),
  ]);
});

test("statistics are logged only when they are rejected", async () => {
  expect(await linesOf("POST", "/api/statistical/insert", 200)).toEqual([]);
  expect(await linesOf("POST", "/api/statistical/insert", 429)).toHaveLength(1);
});

test("reading a page is not logged", async () => {
  expect(await linesOf("GET", "/about-us", 200)).toEqual([]);
});
