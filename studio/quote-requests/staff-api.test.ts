import { QuoteRequestList } from "contracts/staff.ts";
import { sampleStaffQuoteRequest as quoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test, vi } from "vitest";

import { createStaffApi } from "#quote-requests/staff-api.ts";

const list = {
  total: 1,
  counts: { new: 1, answered: 0, spam: 0 },
  suspected: 0,
  areUploadsLimited: false,
  quoteRequests: [quoteRequest],
};

function setup(answer: () => Response | Promise<Response>, token?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, api: createStaffApi({ url: "https://admin.example/base", token, fetch }) };
}

test("the list is requested with the user's session token", async () => {
  const { api, fetch } = setup(() => Response.json({ code: 200, data: list }), "t-1");
  expect(await api.get("/staff/quote-requests?limit=50", QuoteRequestList)).toEqual({
    kind: "loaded",
    data: list,
  });
  expect(fetch.mock.calls[0]).toMatchObject([
    "https://admin.example/base/staff/quote-requests?limit=50",
    { headers: { authorization: "Bearer t-1" } },
  ]);
});

test.each([
  ["signed-out", 401, { code: 401, msg: "Session not found" }],
  ["no-access", 403, { code: 403, msg: "Your role can't view quote requests" }],
  ["failed", 500, { code: 500, msg: "The disk is full" }],
  ["failed", 404, { code: 404, msg: "This quote request doesn't exist" }],
  ["no-api", 404, { error: "not found" }],
  ["no-api", 200, { code: 200, data: { rows: [] } }],
])("%s: an error with status %i has a kind", async (kind, status, body) => {
  const { api } = setup(() => Response.json(body, { status }));
  expect(await api.get("/staff/quote-requests", QuoteRequestList)).toMatchObject({
    kind: "failed",
    error: { kind },
  });
});

test.each([
  [{ id: "r-1" }, "/staff/quote-requests/r-1"],
  [{ email: "ada+1@example.com" }, "/staff/quote-requests?email=ada%2B1%40example.com"],
])("%j is deleted at %s", async (which, path) => {
  const { api, fetch } = setup(() => Response.json({ code: 200, data: { deleted: 2 } }));
  expect(await api.erase(which)).toEqual({ kind: "loaded", data: { deleted: 2 } });
  expect(fetch.mock.calls[0]).toMatchObject([`https://admin.example/base${path}`, { method: "DELETE" }]);
});

test("an HTML page instead of JSON means that the host offers no list", async () => {
  const { api } = setup(() => new Response("<html>Welcome</html>"));
  expect(await api.get("/staff/quote-requests", QuoteRequestList)).toMatchObject({
    error: { kind: "no-api", message: expect.stringContaining("admin.example offers no list") },
  });
});

test("the error of a host that does not answer names the host", async () => {
  const { api } = setup(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await api.get("/staff/quote-requests", QuoteRequestList)).toMatchObject({
    error: { kind: "unreachable", message: expect.stringContaining("admin.example did not respond") },
  });
});

test("a response that is cut off counts as unreachable", async () => {
  const { api } = setup(
    () =>
      new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError("The connection was lost")) }),
      ),
  );
  expect(await api.get("/staff/quote-requests", QuoteRequestList)).toMatchObject({
    error: { kind: "unreachable" },
  });
  expect(await api.csv("")).toMatchObject({ error: { kind: "unreachable" } });
});

test("a change that a colleague saved first is a conflict", async () => {
  const theirs = {
    ...quoteRequest,
    note: "Theirs",
    changedBy: "grace",
    changedAt: "2026-11-21T13:00:00.000Z",
  };
  const change = { state: "new", note: "Mine", seen: null } as const;
  const late = setup(() => Response.json({ code: 409, msg: "x", data: theirs }, { status: 409 }));
  expect(await late.api.save("1", change)).toEqual({ kind: "conflict", data: theirs });
  const saved = setup(() => Response.json({ code: 200, data: quoteRequest }));
  expect(await saved.api.save("1", change)).toEqual({ kind: "loaded", data: quoteRequest });
  expect(saved.fetch.mock.calls[0]).toMatchObject([
    "https://admin.example/base/staff/quote-requests/1",
    { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify(change) },
  ]);
});

test("the CSV file is returned unchanged, or its error", async () => {
  const given = await setup(() => new Response("a,b")).api.csv("state=new");
  expect(given.kind === "loaded" ? await given.data.text() : undefined).toBe("a,b");
  const refused = await setup(() => new Response("", { status: 502 })).api.csv("");
  expect(refused).toMatchObject({ kind: "failed", error: { kind: "failed" } });
});
