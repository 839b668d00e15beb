import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { PAGE_QUERY } from "./queries.ts";

let isDraft = false;
let fetchContent: typeof import("./fetch.ts").fetchContent;

beforeAll(async () => {
  vi.resetModules();
  const lake = { fetch: async () => ({ blocks: [{ _type: "specificationTable", _key: "a" }] }) };
  vi.doMock("server-only", () => ({}));
  vi.doMock("next/headers", () => ({
    cookies: async () => ({ get: () => undefined }),
    draftMode: async () => ({ isEnabled: isDraft }),
  }));
  vi.doMock("next-sanity/live", () => ({ resolvePerspectiveFromCookies: async () => "drafts" }));
  vi.doMock("./client.ts", () => ({ client: lake, draftClient: lake }));
  ({ fetchContent } = await import("./fetch.ts"));
});
afterAll(() => {
  vi.doUnmock("server-only");
  vi.doUnmock("next/headers");
  vi.doUnmock("next-sanity/live");
  vi.doUnmock("./client.ts");
  vi.resetModules();
});

test.each([
  ["published", false],
  ["draft", true],
])("a %s block that was stored without a required list has an empty one", async (_what, draft) => {
  isDraft = draft;
  const page = await fetchContent(PAGE_QUERY, { params: { id: "page" }, tags: [] });
  expect(page?.blocks).toEqual([{ _type: "specificationTable", _key: "a", rows: [] }]);
});
