import { expect, test } from "vitest";

import type { Perspective } from "../lake.ts";
import { createQueryEngine } from "./engine.ts";
import { randomDocument, randomId } from "./testing/random-documents.ts";
import { QueryMaker, randomParams } from "./testing/random-query.ts";
import { Random } from "./testing/random.ts";
import { anonymous, answered, editor, testBed, MemoryDocuments } from "./testing/test-engine.ts";

test("whenever a random write changes a random query's result, one of its tags is announced", () => {
  const missed: unknown[] = [];
  let changed = 0;
  let spared = 0;
  for (let seed = 1; seed <= 80; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(14, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const maker = new QueryMaker(random);
    const requests = Array.from({ length: 12 }, () => ({
      query: random.chance(50) ? maker.query() : narrowQuery(random),
      params: randomParams(random),
      perspective: random.oneOf<Perspective>([
        "published",
        "published",
        "drafts",
        ["r1", "drafts"],
        ["r1"],
        "raw",
      ]),
      identity: random.oneOf([editor, anonymous]),
    })).filter((request) => answered(() => engine.query(request)));
    for (let round = 0; round < 5; round++) {
      const before = requests.map((request) => engine.query(request));
      const writes = [
        ...random.some(2, () => randomDocument(random)),
        ...random.some(1, () => randomId(random)),
      ];
      const transaction = documents.write(...writes);
      engine.applyTransaction(transaction);
      for (const [index, request] of requests.entries()) {
        const includeDrafts = request.perspective !== "published" && request.identity === editor;
        const announced = engine.invalidatedTags(transaction, { includeDrafts });
        const isAnnounced = before[index]?.syncTags.some((tag) => announced.includes(tag)) ?? false;
        const isChanged =
          JSON.stringify(engine.query(request).result) !== JSON.stringify(before[index]?.result);
        if (isChanged) changed++;
        else if (!isAnnounced) spared++;
        if (isChanged && !isAnnounced) missed.push({ seed, request, writes });
      }
    }
  }
  expect(missed).toEqual([]);
  expect(changed).toBeGreaterThan(500);
  expect(spared).toBeGreaterThan(500);
}, 30_000);

function narrowQuery(random: Random): string {
  return random.oneOf([
    '*[_type == "page" && slug.current == $slug][0]{title, author->{title}}',
    "*[_id == $id][0]{..., refs[]->}",
    '*[slug.current in [$slug, "two"]]{title}',
    '*[_type == $type]{title, "others": *[_id in ^.refs[]._ref].title}',
    '{"a": *[_type == "post"].title, "b": *[_id == $id].title}',
    "*[_type == $type || _id == $id].title",
    'coalesce(*[_id == $id][0].author->title, *[_type == "person"][0].title)',
  ]);
}

const home = { _id: "home", _type: "page", slug: { _type: "slug", current: "home" } };
const about = { _id: "about", _type: "page", slug: { _type: "slug", current: "about" } };
const BY_SLUG = '*[_type == "page" && slug.current == $slug][0]';

test("a page found by its slug is announced when it, or another with that slug, changes; other pages are not", () => {
  const { answer, engine, write } = testBed(home, about);
  const { syncTags } = answer(BY_SLUG, { params: { slug: "home" } });
  const announces = (transaction: ReturnType<typeof write>) =>
    engine.invalidatedTags(transaction, { includeDrafts: false }).some((tag) => syncTags.includes(tag));
  expect(announces(write({ ...about, title: "About" }))).toBe(false);
  expect(announces(write({ ...home, title: "Home" }))).toBe(true);
  expect(announces(write({ ...about, _id: "second", slug: { current: "home" } }))).toBe(true);
  expect(announces(write({ ...home, slug: { current: "moved" } }))).toBe(true);
});

test("drafts and versions are announced only to those who asked for them", () => {
  const { engine, write } = testBed();
  const transaction = write({ ...home, _id: "drafts.home" }, { ...home, _id: "versions.r1.home" });
  expect(engine.invalidatedTags(transaction, { includeDrafts: false })).toEqual([]);
  expect(engine.invalidatedTags(transaction, { includeDrafts: true })).not.toEqual([]);
});

test("a reference to a missing document is announced when that document appears", () => {
  const { answer, engine, write } = testBed({ _id: "a", _type: "page", link: { _ref: "later" } });
  const { syncTags } = answer('*[_id == "a"][0].link->title');
  const announced = engine.invalidatedTags(write({ _id: "later", _type: "post" }), { includeDrafts: false });
  expect(announced.some((tag) => syncTags.includes(tag))).toBe(true);
});

test("a discarded draft of another type announces what it had covered", () => {
  const { answer, engine, write } = testBed({ _id: "a", _type: "post" }, { _id: "drafts.a", _type: "page" });
  const { syncTags } = answer('*[_type == "post"]._id', { perspective: "drafts" });
  const announced = engine.invalidatedTags(write("drafts.a"), { includeDrafts: true });
  expect(announced.some((tag) => syncTags.includes(tag))).toBe(true);
});

test("an answer never has more tags than Next keeps, and they look like Sanity's", () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ _id: `p${index}`, _type: `type${index % 3}` }));
  const { answer } = testBed(...many, {
    _id: "all",
    _type: "list",
    items: many.map(({ _id }) => ({ _ref: _id })),
  });
  const { syncTags } = answer('*[_id == "all"][0].items[]->_id');
  expect(syncTags.length).toBeLessThanOrEqual(64);
  expect(syncTags.every((tag) => /^s1:[\w-]{10}$/.test(tag))).toBe(true);
});
