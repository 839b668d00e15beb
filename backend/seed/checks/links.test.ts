import { expect, test } from "vitest";

import { seedDocuments } from "../documents.ts";
import { glossary } from "../documents/glossary.ts";
import { listsIn, objectsIn, textsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

test("every reference leads to a document of the seed", () => {
  const ids = new Set(seedDocuments.map(({ _id }) => _id));
  expect(textsIn(seedDocuments, "_ref").filter((id) => !ids.has(id))).toEqual([]);
});

test("every link and redirect to a place on a page finds a block with that anchor", () => {
  const places = new Set(pages.flatMap(({ _id, blocks }) => blocks.map(({ anchor }) => `${_id}#${anchor}`)));
  const links = [...objectsIn(seedDocuments, "link"), ...objectsIn(seedDocuments, "redirect")];
  const leads = links.flatMap((link) =>
    textsIn(link, "anchor").flatMap((anchor) => textsIn(link, "_ref").map((id) => `${id}#${anchor}`)),
  );
  expect(leads.length).toBeGreaterThan(20);
  expect(leads.filter((lead) => !places.has(lead))).toEqual([]);
});

test("no page has an anchor twice", () => {
  for (const page of pages) {
    const anchors = page.blocks.flatMap(({ anchor }) => anchor ?? []);
    expect([page._id, anchors]).toEqual([page._id, [...new Set(anchors)]]);
  }
});

test("no page is an orphan: at least two other pages lead to it, besides the menus", () => {
  const leads = pages.map(({ _id, blocks }) => ({ from: _id, to: new Set(textsIn(blocks, "_ref")) }));
  const lonely = pages.filter(
    ({ _id }) => leads.filter(({ from, to }) => from !== _id && to.has(_id)).length < 2,
  );
  expect(lonely.map(({ _id }) => _id)).toEqual([]);
});

test("every page leads on to at least three others", () => {
  const ids = new Set(pages.map(({ _id }) => _id));
  const ends = pages.filter(({ _id, blocks }) => {
    const ways = new Set(textsIn(blocks, "_ref").filter((id) => ids.has(id) && id !== _id));
    return ways.size < 3;
  });
  expect(ends.map(({ _id }) => _id)).toEqual([]);
});

test("every term of the glossary is explained somewhere on a page", () => {
  const used = new Set(textsIn(pages, "_ref"));
  expect(glossary.map(({ _id }) => _id).filter((id) => !used.has(id))).toEqual([]);
});

test("whatever stands in a list has a key that nothing else there has", () => {
  for (const list of seedDocuments.flatMap((document) => listsIn(document))) {
    const keys = list.map((item) => Reflect.get(item, "_key"));
    expect(keys.filter((key) => typeof key !== "string" || key === "")).toEqual([]);
    expect(keys).toEqual([...new Set(keys)]);
  }
});
