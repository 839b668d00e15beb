import { ClientError } from "@sanity/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { CAPABILITY_FIGURES_QUERY, LANGUAGES_QUERY, PAGE_QUERY } from "./queries.ts";

const PERSPECTIVES = { published: 0.125, drafts: 0.1 };

let isDraft = false;
/** With what the lake rejects a list of drafts. */
let listStatus = 413;
let fetchContent: typeof import("./fetch.ts").fetchContent;
let expiredTags: typeof import("./fetch.ts").expiredTags;

/** The options of each request to the lake. */
const requests: { query: string; params: object; options: object }[] = [];

/** A lake with a block and the tolerance of a capability, whose draft has another number. */
function lakeOf(tolerance: number) {
  const linked = { _type: "quantity", capability: { _type: "reference", _ref: "tolerance" } };
  const figures = [
    { _key: "a", _type: "quantity", value: tolerance, plusMinus: true, min: null, unit: "mm" },
  ];
  return {
    fetch: async (query: string, params: object, options: object) => {
      requests.push({ query, params, options });
      if (query === CAPABILITY_FIGURES_QUERY) return [{ _id: "tolerance", figures }];
      return {
        blocks: [
          { _type: "specificationTable", _key: "a" },
          {
            _type: "keyFigures",
            _key: "b",
            figures: [{ _type: "keyFigure", quantity: structuredClone(linked) }],
          },
        ],
      };
    },
  };
}

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("server-only", () => ({}));
  vi.doMock("next/headers", () => ({
    cookies: async () => ({ get: () => undefined }),
    draftMode: async () => ({ isEnabled: isDraft }),
  }));
  vi.doMock("./client.ts", () => ({
    client: lakeOf(PERSPECTIVES.published),
    draftClient: lakeOf(PERSPECTIVES.drafts),
    draftListClient: {
      fetch: async (query: string, params: object, options: object) => {
        if (query !== LANGUAGES_QUERY) return lakeOf(PERSPECTIVES.drafts).fetch(query, params, options);
        throw new ClientError({ statusCode: listStatus, headers: {}, body: {}, method: "GET", url: "/" });
      },
    },
  }));
  ({ expiredTags, fetchContent } = await import("./fetch.ts"));
});
afterAll(() => {
  vi.doUnmock("server-only");
  vi.doUnmock("next/headers");
  vi.doUnmock("./client.ts");
  vi.resetModules();
});

test.each([
  ["published", false],
  ["draft", true],
])("a %s block that was stored without a required list has an empty one", async (_what, draft) => {
  isDraft = draft;
  const page = await fetchContent(PAGE_QUERY, { params: { id: "page" }, tags: ["document:page"] });
  expect(page?.blocks[0]).toEqual({ _type: "specificationTable", _key: "a", rows: [] });
});

test.each([
  ["the published figure", false, PERSPECTIVES.published],
  ["the figure of the draft", true, PERSPECTIVES.drafts],
])("a quantity that refers to a capability has %s", async (_what, draft, value) => {
  isDraft = draft;
  const page = await fetchContent(PAGE_QUERY, { params: { id: "page" }, tags: ["document:page"] });
  expect(page?.blocks[1]).toMatchObject({
    figures: [{ quantity: { _type: "quantity", value, plusMinus: true, unit: "mm" } }],
  });
});

test.each([
  ["are too large for the preview", 413],
  ["take the lake too long", 400],
])("a list whose drafts %s is the published one", async (_why, status) => {
  isDraft = true;
  listStatus = status;
  requests.length = 0;
  await fetchContent(LANGUAGES_QUERY, { tags: ["type:language"] });
  expect(requests[0]).toMatchObject({ query: LANGUAGES_QUERY, options: { cache: "force-cache" } });
});

test("a preview reads drafts with its own token, so that the lake limits it", async () => {
  isDraft = true;
  requests.length = 0;
  await fetchContent(PAGE_QUERY, { params: { id: "page" }, tags: ["document:page"] });
  expect(requests[0]?.options).toMatchObject({ token: expect.stringMatching(/^preview\./) });
});

test("the cached figures expire with their capability, and no query asks for what only staff see", async () => {
  isDraft = false;
  requests.length = 0;
  await fetchContent(PAGE_QUERY, { params: { id: "page" }, tags: ["document:page"] });
  expect(requests.map(({ params, options }) => [params, options])).toEqual([
    [{ id: "page" }, { cache: "force-cache", next: { tags: ["everything", "document:page"] } }],
    [{ ids: ["tolerance"] }, { cache: "force-cache", next: { tags: ["everything", "document:tolerance"] } }],
  ]);
});

const about = { _id: "about", _type: "page" };
const contact = { _id: "contact", _type: "page" };

test.each([
  ["edited", { documents: [about] }, ["document:about", "type:page"]],
  ["moved", { documents: [about], isMoved: true }, ["document:about", "type:page", "routes"]],
  ["two", { documents: [about, contact] }, ["document:about", "document:contact", "type:page"]],
  ["unknown", { documents: [], isIncomplete: true }, ["routes", "everything"]],
  [
    "one and more",
    { documents: [about], isIncomplete: true },
    ["document:about", "type:page", "routes", "everything"],
  ],
])("a publish expires what it has changed: %s", (_what, publish, tags) => {
  expect(expiredTags({ isMoved: false, isIncomplete: false, ...publish })).toEqual(tags);
});
