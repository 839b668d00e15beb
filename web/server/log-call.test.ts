import { createServer } from "node:http";

import { expect, test } from "vitest";

import { logCall } from "./log-call.ts";
import { createLog } from "./log.ts";

async function linesOf(method: string, path: string, status: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line)));
  const ended = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    logCall(log, "an-id-1", request, response);
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

test("a call of the API leaves a line with the request's id and without what stands behind the path", async () => {
  expect(await linesOf("POST", "/api/oss/upload?email=ada@b.example", 200)).toEqual([
    expect.objectContaining({ requestId: "an-id-1", method: "POST", path: "/api/oss/upload", status: 200 }),
  ]);
});

test("the statistics of visits leave a line only when they are refused", async () => {
  expect(await linesOf("POST", "/api/statistical/insert", 200)).toEqual([]);
  expect(await linesOf("POST", "/api/statistical/insert", 429)).toHaveLength(1);
});

test("a page that is read leaves none", async () => {
  expect(await linesOf("GET", "/about-us", 200)).toEqual([]);
});
