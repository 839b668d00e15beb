import type { RequestListener } from "node:http";

import { expect, test } from "vitest";

import { createAskNext, createInnerServer } from "./ask-next.ts";

function setup(handle: RequestListener) {
  return createAskNext(createInnerServer(handle));
}

test("an answer comes whole, with its status, headers and cookies", async () => {
  const ask = setup((request, response) => {
    response.writeHead(201, { "x-path": request.url, "set-cookie": ["a=1", "b=2"], "x-many": ["a", "b"] });
    response.write(String(request.headers["x-asked"]));
    response.end(" and more".repeat(10_000));
  });
  const answer = await ask("/about-us?a=1", { "x-asked": "this" });
  expect(answer.status).toBe(201);
  expect(answer.headers).toMatchObject({ "x-path": "/about-us?a=1", "x-many": "a, b" });
  expect(answer.cookies).toEqual(["a=1", "b=2"]);
  expect(answer.body.toString()).toBe(`this${" and more".repeat(10_000)}`);
});

test("a body is posted", async () => {
  const ask = setup((request, response) => {
    response.setHeader("x-method", String(request.method));
    request.pipe(response);
  });
  const answer = await ask("/", {}, { body: Buffer.from("a delivery") });
  expect([answer.headers["x-method"], answer.body.toString()]).toEqual(["POST", "a delivery"]);
});

test("many can be asked at once", async () => {
  const ask = setup((request, response) => void setImmediate(() => response.end(request.url)));
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`/${index}`, {})));
  expect(answers.map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 50 }, (_, index) => `/${index}`),
  );
});

test("an answer that does not come in time, or breaks off, throws", async () => {
  await expect(setup(() => undefined)("/", {}, { timeoutMs: 20 })).rejects.toThrow(/timeout|aborted/i);
  const breaking = setup((_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
    response.destroy();
  });
  await expect(breaking("/", {})).rejects.toThrow(/aborted|hang up/i);
});
