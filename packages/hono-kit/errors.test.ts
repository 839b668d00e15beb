import { Hono } from "hono";
import { expect, test } from "vitest";

import { limitBody } from "./errors.ts";

test("a body that is too long is rejected", async () => {
  const app = new Hono().use(limitBody(5)).post("/", async (c) => c.text(await c.req.text()));
  const post = (body: string) => app.request("/", { method: "POST", body });
  expect(await (await post("12345")).text()).toBe("12345");
  const rejected = await post("123456");
  expect([rejected.status, await rejected.json()]).toEqual([
    413,
    { code: 413, msg: "The request is too large" },
  ]);
});
