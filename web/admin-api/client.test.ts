import { expect, test, vi } from "vitest";

import { wordsOf } from "#locale/catalogs.ts";

import { createAdminClient } from "./client.ts";

const hanging = (_url: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

function respondWith(body: string, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  return { fetch, post: createAdminClient({ fetch, token: () => ({}) }) };
}

test("code 200 is received, with its data", async () => {
  const { post } = respondWith(`{"code":200,"msg":"success","data":{"host":"h"}}`);
  expect(await post("/api/oss/upload", "{}")).toEqual({ kind: "received", data: { host: "h" } });
});

test("a request is completed even if the page is closed", async () => {
  const { fetch, post } = respondWith(`{"code":200,"msg":"success"}`);
  await post("/api/orderInquiry/insert", "{}");
  expect(fetch).toHaveBeenCalledWith(
    "/api/orderInquiry/insert",
    expect.objectContaining({ keepalive: true }),
  );
});

test("a body that browsers send only while the page is open is sent too", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ code: 200 }));
  await createAdminClient({ fetch, token: () => ({}) })("/api/request/change", "x".repeat(70_000));
  expect(fetch).toHaveBeenCalledWith("/api/request/change", expect.objectContaining({ keepalive: false }));
});

test("any other code shows the server's message", async () => {
  const { post } = respondWith(`{"code":500,"msg":"The mailbox is full"}`);
  expect(await post("/api/orderInquiry/insert", "{}")).toEqual({
    kind: "rejected",
    message: "The mailbox is full",
  });
});

test("a reason of the admin API is said in the language of the page", async () => {
  const { fetch } = respondWith(`{"code":404,"msg":"Gone","reason":"linkInvalid"}`, 404);
  const post = createAdminClient({ fetch, token: () => ({}), words: wordsOf("de").adminApi });
  expect(await post("/api/request/change", "{}")).toMatchObject({
    message: "Dieser Link gilt nicht mehr.",
    reason: "linkInvalid",
  });
});

test("code 102 has a message for the visitor", async () => {
  const { post } = respondWith(`{"code":102,"msg":"xx"}`);
  expect(await post("/api/orderInquiry/insert", "{}")).toEqual({
    kind: "rejected",
    message: "Your session has expired (code 102). Reload the page and try again.",
  });
});

test.each([
  ["an HTML error page", "<html>Bad gateway</html>", 502],
  ["half a response", `{"code":2`, 200],
  ["JSON of another shape", `{"status":500}`, 500],
])("%s is a failed request", async (_name, body, status) => {
  const { post } = respondWith(body, status);
  expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({
    kind: "rejected",
    message: "The server can't take requests right now.",
    error: { message: `fail to POST /api/orderInquiry/insert ${status}` },
  });
});

test("an HTTP error with a message from the server shows it and names the failed request", async () => {
  const { post } = respondWith(`{"code":429,"msg":"Too many requests"}`, 429);
  expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({
    message: "Too many requests",
    error: { message: "fail to POST /api/orderInquiry/insert 429" },
  });
});

test("an empty response logs an error", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { post } = respondWith("");
  expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({ kind: "rejected" });
  expect(error).toHaveBeenCalledWith("The response to POST /api/orderInquiry/insert is empty");
  error.mockRestore();
});

test.each([400, 401, 404, 408, 409, 425, 429, 500, 502, 503, 504])(
  "a request that failed with status %i is not retried automatically",
  async (status) => {
    const { fetch, post } = respondWith(JSON.stringify({ code: status, msg: "No" }), status);
    expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({
      message: "No",
      error: { message: `fail to POST /api/orderInquiry/insert ${status}` },
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test("a lost connection has a message", async () => {
  const post = createAdminClient({
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    token: () => ({}),
  });
  expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({
    message: "The connection was lost. Check that you are online.",
    error: { message: "fail to POST /api/orderInquiry/insert 0" },
  });
});

test("a server that does not respond ends in a timeout", async () => {
  const post = createAdminClient({ fetch: hanging, token: () => ({}), timeoutMs: 20 });
  expect(await post("/api/orderInquiry/insert", "{}")).toMatchObject({
    message: "The server did not answer within 0.02 seconds.",
  });
});

test("the stored token is sent as a header, and no header without one", async () => {
  const { fetch } = respondWith(`{"code":200}`);
  await createAdminClient({ fetch, token: () => ({ token: "t-1" }) })("/a", "{}");
  await createAdminClient({ fetch, token: () => ({}) })("/a", "{}");
  const [first, second] = fetch.mock.calls.map(([, init]) => init);
  expect(first).toMatchObject({ headers: { token: "t-1" } });
  expect(second).toMatchObject({ headers: { "content-type": "application/json" } });
  expect(second).not.toHaveProperty("headers.token");
});
