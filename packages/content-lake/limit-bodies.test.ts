import { Hono } from "hono";
import { expect, test, vi } from "vitest";

import { LakeError } from "./errors.ts";
import { limitBodies } from "./limit-bodies.ts";
import { createTestApp } from "./testing/server.ts";

/** A request whose body does not end, and how often somebody has read from it. */
function unfinished(method: string) {
  const pull = vi.fn<(controller: ReadableStreamDefaultController) => void>((controller) => {
    if (pull.mock.calls.length < 10) controller.enqueue(Buffer.from("["));
  });
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init: RequestInit & { duplex: "half" } = { method, body, duplex: "half" };
  return { init, pull };
}

test.each([
  ["PUT", "/v1/users/me/keyvalue"],
  ["POST", "/v1/data/ping/production"],
  ["POST", "/v1/data/mutate/production"],
  ["POST", "/v1/data/query/production"],
  ["POST", "/v1/data/nothing/production"],
  ["POST", "/v1/projects/local000/cors"],
  ["POST", "/v1/comments/production/setup"],
  ["POST", "/v1/hooks/projects/local000"],
])("nothing is read of what a stranger sends to %s %s", async (method, path) => {
  const { anonymous } = createTestApp();
  const { init, pull } = unfinished(method);
  const { status } = await anonymous.request(path, init);
  expect([401, 404]).toContain(status);
  expect(pull).not.toHaveBeenCalled();
});

test("an account has at most four bodies open whose size is unknown, and others can still send theirs", async () => {
  const { app, anonymous, tokens } = createTestApp();
  const path = "/v1/data/mutate/production";
  const open = Array.from({ length: 4 }, () => {
    const { init, pull } = unfinished("POST");
    void app.request(path, init);
    return pull;
  });
  await vi.waitFor(() => open.forEach((pull) => expect(pull).toHaveBeenCalledTimes(10)));
  const { init, pull } = unfinished("POST");
  expect((await app.request(path, init)).status).toBe(429);
  expect(pull).not.toHaveBeenCalled();

  const headers = { authorization: `Bearer ${tokens.createApiToken("import", "editor")}` };
  const body = JSON.stringify({ mutations: [] });
  expect((await anonymous.request(path, { method: "POST", headers, body })).status).toBe(200);
});

test("a body counts until it has been handled, with the size that it declares", async () => {
  const app = new Hono().use(limitBodies({ maxBytes: 10, maxOpenBytes: 20 }, () => "ada"));
  app.onError((error, c) => c.text("", error instanceof LakeError && error.status === 429 ? 429 : 500));
  const handled = Promise.withResolvers<void>();
  app.post("/", async (c) => {
    await handled.promise;
    return c.text(await c.req.text());
  });
  const post = (body: string) =>
    app.request("/", { method: "POST", headers: { "content-length": String(body.length) }, body });
  const bodies = ["12345", "1234567890", "12345"];
  const first = bodies.map((body) => post(body));
  expect((await post("1")).status).toBe(429);
  handled.resolve();
  for (const [index, answer] of first.entries()) expect(await (await answer).text()).toBe(bodies[index]);
  expect((await post("1234567890")).status).toBe(200);
});
