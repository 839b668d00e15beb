import { isSignedBySite } from "contracts/site-signature.ts";
import { expect, test, vi } from "vitest";

import { createAdminProxy } from "./proxy.ts";

const SITE = "https://www.example.com";
const SECRET = "a-secret-of-the-site";

interface SetupOptions {
  fetch?: ReturnType<typeof respondWith>;
  waitSeconds?: number;
  timeoutMs?: number;
  isOptional?: boolean;
  isWanted?: (body: string) => Promise<boolean>;
  addressOf?: (request: Request) => string;
}

function setup({
  fetch = respondWith(`{"code":200,"msg":"success"}`),
  waitSeconds = 0,
  timeoutMs = 1000,
  isOptional = false,
  ...options
}: SetupOptions = {}) {
  let adminUrl = "https://admin.example/base";
  const proxy = createAdminProxy({
    adminUrl: () => adminUrl,
    secret: SECRET,
    limit: () => waitSeconds,
    fetch,
    timeoutMs,
    isOptional,
    ...options,
  });
  return {
    fetch,
    setAdminUrl: (url: string) => (adminUrl = url),
    send: async (headers: Record<string, string> = {}, body: BodyInit = "{}") => {
      const request = new Request(`${SITE}/api/oss/upload`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
      const response = await proxy(request, "/api/oss/upload");
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

function respondWith(body: string, status = 200) {
  return vi.fn<typeof fetch>(async () => new Response(body, { status }));
}

test("the request goes to the same path of the admin host, with the allowed headers only", async () => {
  const { fetch, send } = setup();
  await send(
    {
      token: "t-1",
      "idempotency-key": "k-1",
      "x-suspected": "too fast",
      "x-draft-mode": "on",
      "x-part-report": "Size%201",
      cookie: "secret",
    },
    `{"a":1}`,
  );
  expect(fetch.mock.calls[0]).toMatchObject([
    "https://admin.example/base/api/oss/upload",
    { method: "POST", body: `{"a":1}` },
  ]);
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
    "content-type": "application/json",
    token: "t-1",
    "idempotency-key": "k-1",
    "x-suspected": "too fast",
    "x-draft-mode": "on",
    "x-part-report": "Size%201",
    "x-site-signature": expect.any(String),
  });
});

test("forwarded requests are signed with the secret that the admin API knows", async () => {
  const { fetch, send } = setup();
  await send({ "x-site-signature": "of the visitor" }, `{"a":"é"}`);
  const header = new Headers(fetch.mock.calls[0]?.[1]?.headers).get("x-site-signature") ?? "";
  const request = { path: "/api/oss/upload", body: `{"a":"é"}` };
  expect(isSignedBySite(SECRET, header, request)).toBe(true);
});

test("a request without an Origin header is forwarded and marked as not sent by a browser", async () => {
  const { fetch, send } = setup();
  await send();
  await send({ origin: SITE });
  const suspicions = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("x-suspected"));
  expect(suspicions).toEqual(["not sent by a browser", null]);
});

test("the response is returned unchanged and not cached", async () => {
  const { send } = setup({ fetch: respondWith(`{"code":400,"msg":"email: Enter your Email"}`, 400) });
  const { status, headers, text } = await send();
  expect([status, text]).toEqual([400, `{"code":400,"msg":"email: Enter your Email"}`]);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("the address of the admin host is read for each request", async () => {
  const { fetch, setAdminUrl, send } = setup();
  setAdminUrl("https://other.example");
  await send();
  expect(fetch.mock.calls[0]?.[0]).toBe("https://other.example/api/oss/upload");
});

test.each([
  ["plain text", "text/plain"],
  ["a form", "application/x-www-form-urlencoded"],
])("%s is rejected and nothing is forwarded", async (_name, type) => {
  const { fetch, send } = setup();
  const rejected = await send({ "content-type": type });
  expect(rejected.status).toBe(415);
  expect(JSON.parse(rejected.text)).toEqual({ code: 415, msg: expect.any(String) });
  expect(fetch).not.toHaveBeenCalled();
});

test("JSON may name its character set", async () => {
  expect((await setup().send({ "content-type": "application/json; charset=utf-8" })).status).toBe(200);
});

test("32 kB are forwarded, one byte more is rejected", async () => {
  expect((await setup().send({}, "x".repeat(32_768))).status).toBe(200);
  const { fetch, send } = setup();
  expect((await send({}, "x".repeat(32_769))).status).toBe(413);
  expect(fetch).not.toHaveBeenCalled();
});

test("a request over the limit is rejected with the seconds to wait", async () => {
  const { fetch, send } = setup({ waitSeconds: 42 });
  const { status, headers } = await send();
  expect([status, headers.get("retry-after")]).toEqual([429, "42"]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["cannot be reached", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("fetch failed"))],
  ["responds with an HTML page", respondWith("<html>Bad gateway</html>", 502)],
  ["breaks off in the middle", respondWith(`{"code":2`)],
])("an admin host that %s results in status 502 with a message", async (_name, fetch) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, text } = await setup({ fetch }).send();
  expect([status, JSON.parse(text)]).toEqual([
    502,
    { code: 502, msg: "Our server can't be reached right now" },
  ]);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("an admin host that hangs results in status 504 with a message", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_url, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const { status, text } = await setup({ fetch, timeoutMs: 20 }).send();
  expect([status, JSON.parse(text)]).toEqual([504, { code: 504, msg: "Our server took too long to answer" }]);
  error.mockRestore();
});

function sentAddress({ mock }: ReturnType<typeof respondWith>): string | null {
  return new Headers(mock.calls[0]?.[1]?.headers).get("x-client-address");
}

test("the admin host gets the visitor's address only where it limits uploads by it, and never a forged one", async () => {
  const forged = { "x-client-address": "192.0.2.9" };
  const without = setup();
  await without.send(forged);
  expect(sentAddress(without.fetch)).toBeNull();
  const withAddress = setup({ addressOf: () => "192.0.2.1" });
  await withAddress.send(forged);
  expect(sentAddress(withAddress.fetch)).toBe("192.0.2.1");
});

test("an unwanted body is not forwarded", async () => {
  const { fetch, send } = setup({ isWanted: async (body) => body !== `{"a":1}` });
  expect((await send({}, `{"a":1}`)).status).toBe(204);
  expect(fetch).not.toHaveBeenCalled();
  expect((await send({}, `{"a":2}`)).status).toBe(200);
});

test("an optional path may be unknown to the admin host", async () => {
  const { status, text } = await setup({
    fetch: respondWith("<html>Not found", 404),
    isOptional: true,
  }).send();
  expect([status, text]).toEqual([204, ""]);
});
