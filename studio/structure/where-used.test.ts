import type { ListedDocument, StoredList } from "schemas/fields/list-fields.ts";
import { preferDrafts } from "studio-kit/use-live-query.ts";
import { expect, test } from "vitest";

import { pagesListing, showsInList, usesOf } from "#structure/where-used.tsx";

interface List extends StoredList {
  _type: string;
  limit?: number;
}
interface Listed extends ListedDocument {
  _id: string;
}

const list = (fields: Partial<List>): List => ({ _type: "materialTable", services: [], ...fields });
const document = (fields: Partial<Listed>): Listed => ({
  _id: "abs",
  _type: "materialGrade",
  services: ["cnc"],
  ...fields,
});
const pageOf = (_id: string) => ({ _id, _type: "page", title: _id, path: `/${_id}` });
const abs = document({});

test("a table of all grades shows a grade, and so does one of its process", () => {
  expect(showsInList(list({ selection: "all" }), abs)).toBe(true);
  expect(showsInList(list({ selection: "service", services: ["sla", "cnc"] }), abs)).toBe(true);
  expect(showsInList(list({ selection: "service", services: ["sla"] }), abs)).toBe(false);
  expect(showsInList(list({ _type: "finishTable", selection: "all" }), abs)).toBe(false);
});

test("a list of documents chosen by hand shows no others", () => {
  expect(showsInList(list({ selection: "hand" }), abs)).toBe(false);
});

test("process cards show all processes, or those that belong to one", () => {
  const sla = document({ _id: "sla", _type: "service", partOf: "printing" });
  expect(showsInList(list({ _type: "processCards", selection: "all" }), sla)).toBe(true);
  expect(showsInList(list({ _type: "processCards", selection: "part", partOf: "printing" }), sla)).toBe(true);
  expect(showsInList(list({ _type: "processCards", selection: "part", partOf: "cnc" }), sla)).toBe(false);
  expect(
    showsInList(list({ _type: "processCards", selection: "part" }), document({ _type: "service" })),
  ).toBe(false);
});

test("cards list pages by kind, and an industry is a kind of page", () => {
  const robots = document({ _type: "page", kind: "industry" });
  expect(showsInList(list({ _type: "industries", selection: "all" }), robots)).toBe(true);
  expect(showsInList(list({ _type: "documentCards", selection: "kind", kind: "industry" }), robots)).toBe(
    true,
  );
  expect(showsInList(list({ _type: "documentCards", selection: "kind", kind: "blog" }), robots)).toBe(false);
  expect(showsInList(list({ _type: "blogList" }), document({ _type: "blog" }))).toBe(true);
  expect(showsInList(list({ _type: "hero" }), robots)).toBe(false);
});

test("a page is listed once, with the limit of its longest list, and never as using itself", () => {
  const post = document({ _id: "post", _type: "blog" });
  const blogs = [list({ _type: "blogList", limit: 3 }), list({ _type: "blogList", limit: 6 })];
  expect(
    pagesListing(
      [
        { _id: "home", lists: blogs },
        { _id: "blog", lists: [...blogs, list({ _type: "blogList" })] },
        { _id: "about", lists: [list({})] },
        { _id: "post", lists: blogs },
      ],
      post,
    ).map(({ page, limit }) => [page._id, limit]),
  ).toEqual([
    ["home", 6],
    ["blog", undefined],
  ]);
});

test("a draft takes precedence over the published document", () => {
  const found = [{ _id: "drafts.home" }, { _id: "home" }, { _id: "about" }];
  expect(preferDrafts(found).map(({ _id }) => _id)).toEqual(["drafts.home", "about"]);
});

test("documents that link to a document come before pages whose lists show it, each once", () => {
  const none = { kind: null, limit: null, partOf: null };
  const lists = [{ _type: "materialTable", selection: "all", services: [], ...none }];
  const uses = usesOf({
    referring: [pageOf("drafts.guide"), pageOf("guide")],
    listing: [
      { ...pageOf("guide"), lists },
      { ...pageOf("materials"), lists },
      { ...pageOf("short"), lists: [{ _type: "blogList", selection: null, services: [], ...none }] },
    ],
    self: [{ _id: "abs", _type: "materialGrade", services: ["cnc"], kind: null, partOf: null }],
  });
  expect(uses.map(({ id, remark }) => [id, remark])).toEqual([
    ["guide", undefined],
    ["materials", "In a list"],
  ]);
});
