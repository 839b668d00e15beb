import { createServer } from "node:http";

import { createLog } from "server-kit/log.ts";
import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { expect, test } from "vitest";

import { logApiCall } from "./log-api-call.ts";

async function linesOf(method: string, path: string, status: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog("info", (line) => lines.push(JSON.parse(line)));
  const ended = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.headers["x-request-id"] = "an-id-1";
    logApiCall(request, response, { log, quietPaths: /^\/api\/statistical\// });
    response.once("close", ended.resolve);
    response.writeHead(status).end();
  });
  const port = await listenOnFreePort(server);
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
