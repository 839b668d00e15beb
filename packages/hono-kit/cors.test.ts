import { Hono } from "hono";
import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { cors, originsOf } from "./cors.ts";
import { createErrorHandler } from "./errors.ts";

const app = new Hono()
  .use(cors(originsOf(["https://studio.example/edit", "http://localhost:3000"]), "Add it to ORIGINS"))
  .all("*", (c) => c.text("done"))
  .onError(createErrorHandler(createLog("error", () => undefined)));

const send = (method: string, origin: string, headers: Record<string, string> = {}) =>
  app.request("/staff/quote-requests", { method, headers: { origin, ...headers } });

test.each(["https://studio.example", "http://localhost:3000", "http://127.0.0.1:3000"])(
  "pages of %s may send credentials and write",
  async (origin) => {
    const preflight = await send("OPTIONS", origin, { "access-control-request-headers": "authorization" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
    const response = await send("PATCH", origin);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
    expect(response.headers.get("vary")).toBe("origin");
  },
);

test("pages of other origins may only read, without an Authorization header", async () => {
  const origin = "https://other.example";
  const requested = { "access-control-request-headers": "authorization,content-type" };
  const preflight = await send("OPTIONS", origin, requested);
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const response = await send("GET", origin);
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  const rejected = await send("POST", origin);
  expect(rejected.status).toBe(403);
  expect(await rejected.json()).toMatchObject({
    msg: expect.stringContaining("may not write. Add it to ORIGINS"),
  });
});

test("programs, which send no origin, may write", async () => {
  expect((await app.request("/api/orderInquiry/insert", { method: "POST" })).status).toBe(200);
});
