import { connect } from "node:net";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import { MAX_CHANGE_FORM_BYTES, REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import { expect, test, vi } from "vitest";

import { openTestSite, page } from "../testing/test-context.ts";

// What a flood of requests costs, and what a failure reveals.

test("requests that no cache can answer are limited for each visitor, and others are not", async () => {
  const { visit } = await openTestSite();
  const statuses = [];
  for (let index = 0; index < 121; index += 1) {
    statuses.push((await visit(`/ThankYou2/${index}@example.com`)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const rejected = await visit("/api/draft-mode/enable?sanity-preview-secret=a");
  expect([rejected.status, Number(rejected.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await visit("/about-us")).status).toBe(200);
});

test("only calls that a route takes are logged, so that a stranger cannot fill the disk with rejected ones", async () => {
  const { visit, logged, requests } = await openTestSite();
  const post = async (path: string, headers: Record<string, string> = {}) =>
    (await visit(path, { method: "POST", body: "{}", headers })).status;
  expect(await post("/api/nothing")).toBe(404);
  expect(await post("/api/echo", { origin: "https://evil.example" })).toBe(403);
  const headers = { rsc: "1", "next-router-state-tree": "%7B%5B" };
  expect((await visit("/search", { headers })).status).toBe(400);
  expect([...logged, ...requests]).toEqual([]);
  const statuses = await Promise.all(Array.from({ length: 610 }, () => post("/api/echo")));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await expect.poll(() => logged.length).toBeGreaterThan(400);
  expect(logged.length).toBeLessThanOrEqual(600);
});

test("one IP address gets at most 120 searches a minute, including client navigation", async () => {
  const { visit } = await openTestSite();
  const headers = { rsc: "1" };
  const answers = await Promise.all(
    Array.from({ length: 122 }, (_, index) =>
      visit(`/search?q=${index}`, index % 2 === 0 ? {} : { headers }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("Next renders at most four searches and one draft of an account at a time, and skips those whose client has gone", async () => {
  const { visit, requests, holdNext } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const release = holdNext();
  requests.length = 0;
  const gone = new AbortController();
  const searches = Array.from({ length: 12 }, (_, index) => visit(`/search?q=${index}`));
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  const abandoned = visit("/search?q=gone", { signal: gone.signal });
  const drafts = Array.from({ length: 12 }, () => visit("/about-us", { headers: { cookie } }));
  await vi.waitFor(() => expect(requests).toHaveLength(5));
  gone.abort();
  await expect(abandoned).rejects.toThrow("abort");
  // By then the server knows.
  await visit("/health");
  release();
  const answers = await Promise.all([...searches, ...drafts]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(requests).toHaveLength(24);
  expect(requests.filter((request) => request.endsWith("gone"))).toEqual([]);
});

test.each([{}, { rsc: "1" }])(
  "an account for which Next has rendered large drafts must wait, also with client navigation",
  async (headers) => {
    const { visit, publish } = await openTestSite();
    const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
    const cookie = set.split(";", 1)[0] ?? "";
    await publish({}, "x".repeat(25_000_000));
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      const draft = await visit("/about-us", { headers: { ...headers, cookie } });
      await draft.text();
      statuses.push(draft.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await visit("/about-us")).status).toBe(200);
  },
);

test("one account gets at most 600 pages and navigations in the preview a minute, from any number of addresses", async () => {
  const { visit } = await openTestSite();
  const [set = ""] = (await visit("/api/enable")).headers.getSetCookie();
  const cookie = set.split(";", 1)[0] ?? "";
  const answers = await Promise.all(
    Array.from({ length: 602 }, (_, index) =>
      visit("/about-us", { headers: index % 2 === 0 ? { cookie } : { cookie, rsc: "1" } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await visit("/about-us")).status).toBe(200);
});

test("a failure of Next does not write the address of the person on the thank-you page into the log", async () => {
  const { visit, breakNext, logged } = await openTestSite();
  breakNext();
  expect((await visit("/about-us")).status).toBe(500);
  expect((await visit("/thankyou2/ada%40example.com")).status).toBe(500);
  expect((await visit("/ThankYou2/ada@example.com?_rsc=a", { headers: { rsc: "1" } })).status).toBe(500);
  expect(logged.join("")).toContain("/about-us");
  expect(logged.join("")).not.toMatch(/ada|example/);
});

test("no delivery of the webhook without a valid signature reaches Next, and no flood of them delays a valid one", async () => {
  const { visit, publish, requests } = await openTestSite();
  const headers = { "sanity-webhook-signature": `t=${Date.now()},v1=${"a".repeat(43)}` };
  const forged = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      visit("/api/revalidate", { method: "POST", body: "{}", headers: index % 2 === 0 ? headers : {} }),
    ),
  );
  expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([401]));
  const long = await visit("/api/revalidate", { method: "POST", body: "x".repeat(2 ** 20 + 1), headers });
  expect(long.status).toBe(413);
  expect(requests).toEqual([]);
  await publish({});
  expect(requests).toEqual(["POST /api/revalidate"]);
});

test("deliveries that nobody finishes are cut from the oldest on, and delay no publish", async () => {
  const { origin, publish, requests } = await openTestSite();
  const signature = `t=${Date.now()},v1=${"a".repeat(43)}`;
  let cut = 0;
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("close", () => (cut += 1)).on("error", () => undefined);
    const headers = `host: localhost\r\nsanity-webhook-signature: ${signature}\r\ncontent-length: 1000000`;
    socket.write(`POST /api/revalidate HTTP/1.1\r\n${headers}\r\n\r\n{`);
    return socket;
  });
  await vi.waitFor(() => expect(cut).toBe(24), 5000);
  await publish({});
  expect(requests).toEqual(["POST /api/revalidate"]);
  for (const socket of sockets) socket.destroy();
});

test("one IP address calls the API at most 600 times a minute, and posts the quote form without scripts 120 times", async () => {
  const { visit, requests } = await openTestSite();
  const post = (path: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => visit(path, { method: "POST", body: "firstName=" })));
  expect((await post("/api/echo", 602)).filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await post("/quote", 122)).filter(({ status }) => status === 429)).toHaveLength(2);
  expect(requests).toHaveLength(720);
  expect((await visit("/about-us")).status).toBe(200);
});

test("at most 64 calls of the API run at a time", async () => {
  const { visit, requests, holdNext } = await openTestSite();
  const release = holdNext();
  const calls = Array.from({ length: 70 }, () => visit("/api/echo", { method: "POST", body: "{}" }));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(64), 5000);
  await visit("/health");
  expect(requests).toHaveLength(64);
  release();
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(requests).toHaveLength(70);
});

test("a quote request waits for no other calls of the API, however many have begun", async () => {
  const { visit, requests, holdNext } = await openTestSite();
  const release = holdNext();
  const calls = Array.from({ length: 70 }, () => visit("/api/echo", { method: "POST", body: "{}" }));
  await vi.waitFor(() => expect(requests).toHaveLength(64), 5000);
  const quote = await visit("/api/orderInquiry/insert", {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(2000),
  });
  expect(quote.status).toBe(200);
  release();
  await Promise.all(calls);
});

test("one address has at most two pages loaded at a time, for the cache or for client navigation, and visitors take turns", async () => {
  const { visit, publish, requests, holdNext } = await openTestSite();
  const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
  await publish({ routes: [page("/"), page("/about-us"), ...paths.map(page)] });
  const release = holdNext();
  requests.length = 0;
  const loaded = () => requests.filter((request) => request !== "lake");
  const visits = paths.map((path) => visit(path));
  await vi.waitFor(() => expect(loaded()).toHaveLength(2));
  const navigations = paths.map((path) => visit(`${path}?_rsc=a`, { headers: { rsc: "1" } }));
  const payload = visit("/_data/0123456789abcdef/about-us");
  // A page that is being loaded is loaded once.
  const again = visit("/page-0");
  await visit("/health");
  expect(loaded()).toHaveLength(2);
  release();
  const answers = await Promise.all([...visits, ...navigations, again]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await payload).status).toBe(404);
  expect(loaded()).toHaveLength(21);
});

test("calls whose bodies do not arrive take nobody's turn, and no memory without end", async () => {
  const { origin, visit } = await openTestSite();
  let cut = 0;
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("close", () => (cut += 1)).on("error", () => undefined);
    socket.write("POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-length: 65536\r\n\r\n{");
    return socket;
  });
  await vi.waitFor(() => expect(cut).toBe(44), 5000);
  const started = performance.now();
  expect((await visit("/api/echo", { method: "POST", body: "{}" })).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2500);
  for (const socket of sockets) socket.destroy();
});

test("a call is read until its route can say that it is too long, and the tables of request pages are the longest", async () => {
  const { visit, requests } = await openTestSite();
  const post = async (path: string, length: number) =>
    (await visit(path, { method: "POST", body: "x".repeat(length) })).status;
  expect(await post(REQUEST_CHANGE_PATH, MAX_CHANGE_FORM_BYTES)).toBe(200);
  expect(await post(REQUEST_CHANGE_PATH, 2 * MAX_CHANGE_FORM_BYTES + 1)).toBe(413);
  expect(await post("/api/echo", 2 * MAX_REQUEST_BYTES + 1)).toBe(413);
  expect(requests).toEqual([`POST ${REQUEST_CHANGE_PATH}`]);
});

test("at most four screens of missing pages are made at a time", async () => {
  const { visit, requests, holdNext } = await openTestSite();
  await visit("/about-us");
  requests.length = 0;
  const release = holdNext();
  const searches = Array.from({ length: 4 }, (_, index) => visit(`/search?q=${index}`));
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  const missing = Array.from({ length: 3 }, (_, index) => visit(`/nothing-${index}`));
  const malformed = visit("/%E0%A4%A");
  await visit("/health");
  expect(requests).toHaveLength(4);
  release();
  expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await malformed).status).toBe(400);
  await Promise.all(searches);
});

test("one IP address gets 300 screens of missing and malformed pages a minute, then a line of text", async () => {
  const { visit } = await openTestSite();
  const answers = await Promise.all(
    Array.from({ length: 310 }, (_, index) => visit(index % 2 === 0 ? `/nothing-${index}` : "/%E0%A4%A")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 400]));
  const types = answers.map(({ headers }) => headers.get("content-type")?.split(";", 1)[0]);
  expect(types.filter((type) => type === "text/html")).toHaveLength(300);
  expect((await visit("/about-us")).status).toBe(200);
});

test.each(["/api/unknown", "/api/echo/more", "/api/share/about-us"])(
  "an API call to %s, which accepts none, gets 404 without a request to Next or the lake",
  async (path) => {
    const { visit, requests } = await openTestSite();
    const response = await visit(path, { method: "POST", body: "{}" });
    expect([response.status, requests]).toEqual([404, []]);
  },
);

test("a method that an address does not accept is rejected with those that it does", async () => {
  const { visit } = await openTestSite();
  const allowedBy = async (path: string) => {
    const { status, headers } = await visit(path, { method: "PUT", body: "a=b" });
    return [status, headers.get("allow")];
  };
  expect(await allowedBy("/quote")).toEqual([405, "GET, HEAD, POST"]);
  expect(await allowedBy("/api/orderInquiry/insert")).toEqual([405, "GET, HEAD, POST"]);
  expect(await allowedBy("/about-us")).toEqual([405, "GET, HEAD"]);
});
