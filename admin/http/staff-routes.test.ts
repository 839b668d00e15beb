import { QuoteRequestList, StaffQuoteRequest, Usage } from "contracts/staff.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { countsOfSearch } from "#statistics/counts.ts";
import { createTestAdmin } from "#testing/admin.ts";

const JSON_BODY = { "content-type": "application/json" };

test("the responses follow the contract", async () => {
  const { all, fillDisk, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const data = async (path: string) =>
    v.parse(v.object({ data: v.unknown() }), await (await staff.request(path)).json()).data;
  expect(v.parse(QuoteRequestList, await data("/staff/quote-requests")).counts).toEqual({
    new: 1,
    answered: 0,
    spam: 0,
  });
  expect(await data("/staff/quote-requests")).toMatchObject({ areUploadsLimited: false });
  fillDisk();
  expect(await data("/staff/quote-requests")).toMatchObject({ areUploadsLimited: true });
  expect(
    v.parse(StaffQuoteRequest, await data(`/staff/quote-requests/${(await all())[0]?.id}`)),
  ).toMatchObject({ phone: "20 7946 0000", dialed: { uri: "tel:+442079460000" } });
  const period = "from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z";
  expect(v.parse(Usage, await data(`/staff/statistics?${period}`)).pages).toEqual([]);
});

test("staff can find a request, add a note and mark it as answered, and the author of the change is stored", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const id = (await all())[0]?.id ?? "";
  const found = await staff.request("/staff/quote-requests?text=LOVELACE&state=new");
  expect(await found.json()).toMatchObject({ data: { total: 1, quoteRequests: [{ id }] } });
  const body = JSON.stringify({ state: "answered", note: "Quoted", seen: null });
  const answer = await staff.request(`/staff/quote-requests/${id}`, {
    method: "PATCH",
    headers: JSON_BODY,
    body,
  });
  expect(await answer.json()).toMatchObject({ data: { state: "answered", note: "Quoted" } });
  expect(await all()).toMatchObject([
    { state: "answered", note: "Quoted", changedBy: "grace", progress: "review" },
  ]);
  expect(
    (await staff.request("/staff/quote-requests/nobody", { method: "PATCH", headers: JSON_BODY, body }))
      .status,
  ).toBe(404);
  expect((await staff.request("/staff/quote-requests/nobody")).status).toBe(404);
});

test("no address or body with NUL, which Postgres does not store, is an internal error", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const one = `/staff/quote-requests/${(await all())[0]?.id}`;
  const statusOf = async (path: string, method = "GET", body?: object) =>
    (await staff.request(path, { method, headers: JSON_BODY, body: JSON.stringify(body) ?? null })).status;
  const page = { kind: "seen", until: "\u0000" };
  const period = "from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z";
  expect([
    await statusOf("/staff/quote-requests?text=%00"),
    await statusOf("/staff/quote-requests.csv?text=%00"),
    await statusOf("/staff/quote-requests/a%00"),
    await statusOf("/staff/quote-requests/a%00/page"),
    await statusOf(`${one}/files/%00`),
    await statusOf("/staff/quote-requests/a%00", "DELETE"),
    await statusOf("/staff/quote-requests?email=%00", "DELETE"),
    await statusOf(`/staff/version-statistics?${period}&block=%00`),
    await statusOf(one, "PATCH", { state: "new", note: "", seen: "\u0000" }),
    await statusOf(`${one}/page`, "POST", page),
  ]).toEqual(Array.from({ length: 10 }, () => 400));
  expect(await statusOf(one, "PATCH", { state: "new", note: "a\u0000b", seen: null })).toBe(200);
  expect((await all())[0]?.note).toBe("ab");
});

test("a change that is too large is not read", async () => {
  const { staff } = await createTestAdmin();
  const body = JSON.stringify({ state: "new", note: "x".repeat(70_000), seen: null });
  const response = await staff.request("/staff/quote-requests/a", {
    method: "PATCH",
    headers: { ...JSON_BODY, "content-length": String(body.length) },
    body,
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ code: 413, msg: "The request is too large" });
});

test("a colleague's change in the meantime is not overwritten but returned", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const write = async (note: string, seen: string | null) =>
    staff.request(`/staff/quote-requests/${(await all())[0]?.id}`, {
      method: "PATCH",
      headers: JSON_BODY,
      body: JSON.stringify({ state: "new", note, seen }),
    });
  await write("Call on Monday", null);
  const late = await write("Nobody answers", null);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ data: { note: "Call on Monday" } });
  expect((await write("Call on Tuesday", (await all())[0]?.changedAt ?? "")).status).toBe(200);
  expect(await all()).toMatchObject([{ note: "Call on Tuesday" }]);
});

test("new requests are listed before answered ones", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, firstName: "First" });
  const body = JSON.stringify({ state: "answered", note: "", seen: null });
  await staff.request(`/staff/quote-requests/${(await all())[0]?.id}`, {
    method: "PATCH",
    headers: JSON_BODY,
    body,
  });
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, firstName: "Second" });
  expect((await all()).map(({ firstName }) => firstName)).toEqual(["Second", "First"]);
});

test("a name is found without its accents and in upper or lower case", async () => {
  const { send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, lastName: "Örtegren" });
  expect(await (await staff.request("/staff/quote-requests?text=ORTE")).json()).toMatchObject({
    data: { total: 1 },
  });
  expect(await (await staff.request("/staff/quote-requests?text=%C3%B6rt")).json()).toMatchObject({
    data: { total: 1 },
  });
});

test("the CSV file contains the requests that match the search, in an encoding that Excel recognizes, and with formulas as text", async () => {
  const { send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", {
    ...sampleQuoteRequest,
    message: '=HYPERLINK("http://evil.example")',
  });
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, firstName: "Grace" });
  const response = await staff.request("/staff/quote-requests.csv?text=evil");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="quote-requests-2026-11-21.csv"',
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(bytes.toString()).not.toContain("Grace");
});

test("the CSV file has a column for each field", async () => {
  const { send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, fileName: "" });
  const response = await staff.request("/staff/quote-requests.csv");
  const lines = (await response.text()).replace("\ufeff", "").split("\r\n");
  expect(lines.map((line) => line.replace(/^"\w{3}-\w{3}",/, '"K4M-9PX",'))).toEqual([
    '"Number","Received","State","First name","Last name","Email","Phone","Description","File","Note","Changed"',
    `"K4M-9PX","2026-11-21T12:00:00.000Z","new","Ada","Lovelace","ada@example.com","'+44 20 7946 0000","12 brackets, AlMg3, 2 mm","","",""`,
    "",
  ]);
});

test.each([
  ["/staff/quote-requests?limit=201", "Invalid value: Expected <=200 but received 201"],
  ["/staff/quote-requests?limit=1e9", 'Invalid format: Expected /^\\d{1,6}$/ but received "1e9"'],
  [
    "/staff/quote-requests.csv?state=all",
    'Invalid type: Expected ("new" | "answered" | "spam") but received "all"',
  ],
  [
    "/staff/statistics?from=2026-11-21T00:00:00Z",
    "The parameters from and until must be ISO 8601 times in UTC",
  ],
  [
    "/staff/statistics?from=yesterday&until=today",
    "The parameters from and until must be ISO 8601 times in UTC",
  ],
])("%s is rejected with a message", async (path, msg) => {
  const response = await (await createTestAdmin()).staff.request(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 400, msg });
});

test.each([
  ["that is not JSON", JSON_BODY, "{"],
  ["of another type", { "content-type": "text/plain" }, '{"state":"new","note":"","seen":null}'],
  ["with an unknown state", JSON_BODY, '{"state":"done","note":"","seen":null}'],
  ["with an unknown field", JSON_BODY, '{"state":"new","note":"","seen":null,"id":"2"}'],
])("a change %s is rejected with a message", async (_what, headers, body) => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const path = `/staff/quote-requests/${(await all())[0]?.id}`;
  const response = await staff.request(path, { method: "PATCH", headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 400, msg: expect.stringMatching(/\w/) });
  expect(await all()).toMatchObject([{ changedAt: null }]);
});

test("wildcard characters in a search are matched literally", async () => {
  const { send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  expect(await (await staff.request("/staff/quote-requests?text=%25")).json()).toMatchObject({
    data: { total: 0 },
  });
});

test.each([
  ["anonymous", 401],
  ["viewer", 403],
] as const)("%s readers see no quote request", async (role, status) => {
  const { staff } = await createTestAdmin({ role });
  expect((await staff.request("/staff/quote-requests")).status).toBe(status);
  expect((await staff.request("/staff/quote-requests.csv")).status).toBe(status);
  expect((await staff.request("/staff/mail")).status).toBe(status);
});

test("staff get an address that downloads the file of a request under its own name", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", {
    ...sampleQuoteRequest,
    fileUpload: "https://files.example/quote/a/part.step",
    fileName: "bracket v2.step",
  });
  const answer = await (await staff.request(`/staff/quote-requests/${(await all())[0]?.id}/file`)).json();
  const { url } = v.parse(v.object({ data: v.object({ url: v.string() }) }), answer).data;
  expect(url).toMatch(
    /^https:\/\/files\.example\/quote\/a\/part\.step\?OSSAccessKeyId=key-id&Expires=1795262700&Signature=/,
  );
  expect(new URL(url).searchParams.get("response-content-disposition")).toBe(
    'attachment; filename="bracket v2.step"',
  );
});

test("staff see why a file is in quarantine, and get it with an extension that no program opens", async () => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", {
    ...sampleQuoteRequest,
    fileUpload: "https://files.example/quote/a/locked.zip",
    fileName: "parts.zip",
  });
  const answer = await (await staff.request(`/staff/quote-requests/${(await all())[0]?.id}/file`)).json();
  const { url, risk } = v.parse(
    v.object({ data: v.object({ url: v.string(), risk: v.string() }) }),
    answer,
  ).data;
  expect(risk).toBe("it is locked with a password");
  expect(new URL(url).searchParams.get("response-content-disposition")).toContain("parts.zip.quarantined");
});

test("searches are counted by query, ignoring case, with the number of results of the last search", async () => {
  const { send, staff, statistics } = await createTestAdmin();
  statistics.add(countsOfSearch({ query: "PEEK", results: 3 }), "2026-11-21T09:00:00.000Z");
  statistics.add(countsOfSearch({ query: "peek", results: 0 }), "2026-11-21T11:00:00.000Z");
  statistics.add(countsOfSearch({ query: "peek", results: 5 }), "2026-11-20T10:00:00.000Z");
  expect((await send("/api/search/insert", { query: "gear", results: 9 })).status).toBe(200);
  const period = "from=2026-11-20T00:00:00Z&until=2026-11-22T00:00:00Z";
  const response = await staff.request(`/staff/statistics?${period}`);
  const { data } = v.parse(v.object({ data: Usage }), await response.json());
  expect(data.queries).toEqual([
    { query: "peek", searches: 3, results: 0 },
    { query: "gear", searches: 1, results: 9 },
  ]);
});

test.each([
  { query: "", results: 0 },
  { query: "x".repeat(101), results: 0 },
  { query: "\u001B[2J", results: 0 },
  { query: "peek", results: -1 },
  { query: "peek", results: 1, email: "ada@example.com" },
])("the search %j is rejected", async (search) => {
  const { send } = await createTestAdmin();
  expect((await send("/api/search/insert", search)).status).toBe(400);
});
