import { Hono } from "hono";
import { expect, test } from "vitest";

import { limitBody } from "./limit-body.ts";

test("a body that is too long, or does not say its length, is rejected", async () => {
  const app = new Hono().use(limitBody(5, "Too long")).post("/", async (c) => c.text(await c.req.text()));
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.request("/", { method: "POST", body, headers: { "content-length": `${body.length}`, ...headers } });
  expect(await (await post("12345")).text()).toBe("12345");
  expect((await post("123456")).status).toBe(413);
  const { status, headers } = await post("1", { "transfer-encoding": "chunked" });
  expect([status, headers.get("content-type")]).toEqual([411, "application/json"]);
});
