import type { RequestListener } from "node:http";

import { expect, test } from "vitest";

import { createFetchFromNext, createInnerServer } from "./fetch-from-next.ts";

function setup(handle: RequestListener) {
  return createFetchFromNext(createInnerServer(handle));
}

test("a response is complete, with its status, headers and cookies", async () => {
  const fetchFromNext = setup((request, response) => {
    response.writeHead(201, { "x-path": request.url, "set-cookie": ["a=1", "b=2"], "x-many": ["a", "b"] });
    response.write(String(request.headers["x-sent"]));
    response.end(" and more".repeat(10_000));
  });
  const response = await fetchFromNext("/about-us?a=1", { "x-sent": "this" });
  expect(response.status).toBe(201);
  expect(response.headers).toMatchObject({ "x-path": "/about-us?a=1", "x-many": "a, b" });
  expect(response.cookies).toEqual(["a=1", "b=2"]);
  expect(response.body.toString()).toBe(`this${" and more".repeat(10_000)}`);
});

test("a request with a body is a POST that states its length, for the matcher of proxy.ts", async () => {
  const fetchFromNext = setup(({ method, headers }, response) => {
    response.end(`${method} ${headers["content-length"]}`);
  });
  expect((await fetchFromNext("/quote", {}, { body: "firstName=Zoë" })).body.toString()).toBe("POST 14");
});

test("fifty requests run at the same time", async () => {
  const fetchFromNext = setup((request, response) => void setImmediate(() => response.end(request.url)));
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetchFromNext(`/${index}`, {})),
  );
  expect(responses.map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 50 }, (_, index) => `/${index}`),
  );
});

test("a response that is late or incomplete throws", async () => {
  await expect(setup(() => undefined)("/", {}, { timeoutMs: 20 })).rejects.toThrow(/timeout|aborted/i);
  const breaking = setup((_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
    response.destroy();
  });
  await expect(breaking("/", {})).rejects.toThrow(/aborted|hang up/i);
});
