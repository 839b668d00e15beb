import { QuoteRequestList } from "contracts/staff.ts";
import { expect, test, vi } from "vitest";

import { sampleInquiry as inquiry } from "#inquiries/sample-inquiry.ts";
import { createStaffApi } from "#inquiries/staff-api.ts";

const list = { total: 1, counts: { new: 1, answered: 0, spam: 0 }, inquiries: [inquiry] };

function setup(answer: () => Response | Promise<Response>, token?: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, api: createStaffApi({ adminUrl: "https://admin.example/base", token, fetch }) };
}

test("the list is asked for with the token of whoever is signed in", async () => {
  const { api, fetch } = setup(() => Response.json({ code: 200, data: list }), "t-1");
  expect(await api.get("inquiries?limit=50", QuoteRequestList)).toEqual({ kind: "given", data: list });
  expect(fetch.mock.calls[0]).toMatchObject([
    "https://admin.example/base/staff/inquiries?limit=50",
    { headers: { authorization: "Bearer t-1" } },
  ]);
});

test.each([
  ["signed-out", 401, { message: "Session not found" }],
  ["forbidden", 403, { code: 403, msg: "Your role may not see quote requests" }],
  ["failed", 500, { code: 500, msg: "The disk is full" }],
  ["failed", 404, { code: 404, msg: "There is no such quote request" }],
  ["no-list", 404, { error: "not found" }],
  ["no-list", 200, { code: 200, data: { rows: [] } }],
])("%s: an answer with status %i is said in words", async (kind, status, body) => {
  const { api } = setup(() => Response.json(body, { status }));
  expect(await api.get("inquiries", QuoteRequestList)).toMatchObject({ kind: "refused", refusal: { kind } });
});

test("a page in place of an answer means that the host offers no list", async () => {
  const { api } = setup(() => new Response("<html>Welcome</html>"));
  expect(await api.get("inquiries", QuoteRequestList)).toMatchObject({
    refusal: { kind: "no-list", message: expect.stringContaining("admin.example offers no list") },
  });
});

test("a host that does not answer is named", async () => {
  const { api } = setup(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await api.get("inquiries", QuoteRequestList)).toMatchObject({
    refusal: { kind: "unreachable", message: expect.stringContaining("No answer came from admin.example") },
  });
});

test("an answer that breaks off is none", async () => {
  const { api } = setup(
    () =>
      new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError("The connection was lost")) }),
      ),
  );
  expect(await api.get("inquiries", QuoteRequestList)).toMatchObject({ refusal: { kind: "unreachable" } });
  expect(await api.csv("")).toMatchObject({ refusal: { kind: "unreachable" } });
});

test("what a colleague wrote first comes back, and is told from what was saved", async () => {
  const theirs = { ...inquiry, note: "Theirs", changedBy: "grace", changedAt: "2026-11-21T13:00:00.000Z" };
  const change = { state: "new", note: "Mine", seen: null } as const;
  const late = setup(() => Response.json({ code: 409, msg: "x", data: theirs }, { status: 409 }));
  expect(await late.api.save("1", change)).toEqual({ kind: "overtaken", data: theirs });
  const saved = setup(() => Response.json({ code: 200, data: inquiry }));
  expect(await saved.api.save("1", change)).toEqual({ kind: "given", data: inquiry });
});

test("the table is given as it comes, or its refusal", async () => {
  const given = await setup(() => new Response("a,b")).api.csv("state=new");
  expect(given.kind === "given" ? await given.data.text() : undefined).toBe("a,b");
  const refused = await setup(() => new Response("", { status: 502 })).api.csv("");
  expect(refused).toMatchObject({ kind: "refused", refusal: { kind: "failed" } });
});
