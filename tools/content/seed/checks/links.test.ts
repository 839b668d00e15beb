import { expect, test } from "vitest";

import { seedDocuments } from "../documents.ts";
import { glossary } from "../documents/glossary.ts";
import { listsIn, objectsIn, textsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

test("every reference resolves to a seed document", () => {
  const ids = new Set(seedDocuments.map(({ _id }) => _id));
  expect(textsIn(seedDocuments, "_ref").filter((id) => !ids.has(id))).toEqual([]);
});

test("every anchor in a link or redirect exists", () => {
  const places = new Set(pages.flatMap(({ _id, blocks }) => blocks.map(({ anchor }) => `${_id}#${anchor}`)));
  const links = [...objectsIn(seedDocuments, "link"), ...objectsIn(seedDocuments, "redirect")];
  const leads = links.flatMap((link) =>
    textsIn(link, "anchor").flatMap((anchor) => textsIn(link, "_ref").map((id) => `${id}#${anchor}`)),
  );
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.filter((lead) => !places.has(lead))).toEqual([]);
});

test("anchors are unique within a page", () => {
  for (const page of pages) {
    const anchors = page.blocks.flatMap(({ anchor }) => anchor ?? []);
    expect([page._id, anchors]).toEqual([page._id, [...new Set(anchors)]]);
  }
});

test("at least two other pages link to every page, not counting the menus", () => {
  const leads = pages.map(({ _id, blocks }) => ({ from: _id, to: new Set(textsIn(blocks, "_ref")) }));
  const lonely = pages.filter(
    ({ _id }) => leads.filter(({ from, to }) => from !== _id && to.has(_id)).length < 2,
  );
  expect(lonely.map(({ _id }) => _id)).toEqual([]);
});

test("every page links to at least three others", () => {
  const ids = new Set(pages.map(({ _id }) => _id));
  const ends = pages.filter(({ _id, blocks }) => {
    const ways = new Set(textsIn(blocks, "_ref").filter((id) => ids.has(id) && id !== _id));
    return ways.size < 3;
  });
  expect(ends.map(({ _id }) => _id)).toEqual([]);
});

test("every glossary term is linked on some page", () => {
  const used = new Set(textsIn(pages, "_ref"));
  expect(glossary.map(({ _id }) => _id).filter((id) => !used.has(id))).toEqual([]);
});

test("keys are unique within a list", () => {
  for (const list of seedDocuments.flatMap((document) => listsIn(document))) {
    const keys = list.map((item) => Reflect.get(item, "_key"));
    expect(keys.filter((key) => typeof key !== "string" || key === "")).toEqual([]);
    expect(keys).toEqual([...new Set(keys)]);
  }
});
