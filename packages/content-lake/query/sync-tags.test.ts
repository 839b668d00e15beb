import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import type { Perspective } from "../lake.ts";
import {
  anonymous,
  undefinedIfRejected,
  editor,
  createTestEngine,
  MemoryDocuments,
} from "../testing/engine.ts";
import { randomDocument, randomId } from "../testing/random-documents.ts";
import { RandomQueries, randomParams } from "../testing/random-query.ts";
import { Random } from "../testing/random.ts";
import { createQueryEngine } from "./engine.ts";

test("a random write that changes the result of a random query invalidates one of its tags", () => {
  const missed: unknown[] = [];
  let changed = 0;
  let unaffected = 0;
  for (let seed = 1; seed <= 80; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(14, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const queries = new RandomQueries(random);
    const requests = Array.from({ length: 12 }, () => ({
      query: random.chance(50) ? queries.query() : narrowQuery(random),
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
    })).filter((request) => undefinedIfRejected(() => engine.query(request)));
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
        const invalidated = engine.invalidatedTags(transaction, { includeDrafts });
        const isInvalidated = before[index]?.syncTags.some((tag) => invalidated?.includes(tag)) ?? false;
        const isChanged =
          JSON.stringify(engine.query(request).result) !== JSON.stringify(before[index]?.result);
        if (isChanged) changed++;
        else if (!isInvalidated) unaffected++;
        if (isChanged && !isInvalidated) missed.push({ seed, request, writes });
      }
    }
  }
  expect(missed).toEqual([]);
  expect(changed).toBeGreaterThan(500);
  expect(unaffected).toBeGreaterThan(500);
});

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

test("a query by slug is invalidated only by changes of pages that have that slug before or after", () => {
  const { runRawQuery, engine, write } = createTestEngine(home, about);
  const { syncTags } = runRawQuery(BY_SLUG, { params: { slug: "home" } });
  const isInvalidatedBy = (transaction: ReturnType<typeof write>) =>
    engine.invalidatedTags(transaction, { includeDrafts: false })?.some((tag) => syncTags.includes(tag));
  expect(isInvalidatedBy(write({ ...about, title: "About" }))).toBe(false);
  expect(isInvalidatedBy(write({ ...home, title: "Home" }))).toBe(true);
  expect(isInvalidatedBy(write({ ...about, _id: "second", slug: { current: "home" } }))).toBe(true);
  expect(isInvalidatedBy(write({ ...home, slug: { current: "moved" } }))).toBe(true);
});

test("changes of drafts and versions invalidate tags only with includeDrafts", () => {
  const { engine, write } = createTestEngine();
  const transaction = write({ ...home, _id: "drafts.home" }, { ...home, _id: "versions.r1.home" });
  expect(engine.invalidatedTags(transaction, { includeDrafts: false })).toEqual([]);
  expect(engine.invalidatedTags(transaction, { includeDrafts: true })).not.toEqual([]);
});

test("creating a referenced document invalidates queries over the reference", () => {
  const { runRawQuery, engine, write } = createTestEngine({
    _id: "a",
    _type: "page",
    link: { _ref: "later" },
  });
  const { syncTags } = runRawQuery('*[_id == "a"][0].link->title');
  const invalidated = engine.invalidatedTags(write({ _id: "later", _type: "post" }), {
    includeDrafts: false,
  });
  expect(invalidated?.some((tag) => syncTags.includes(tag))).toBe(true);
});

test("discarding a draft of another type invalidates queries of the published type", () => {
  const { runRawQuery, engine, write } = createTestEngine(
    { _id: "a", _type: "post" },
    { _id: "drafts.a", _type: "page" },
  );
  const { syncTags } = runRawQuery('*[_type == "post"]._id', { perspective: "drafts" });
  const invalidated = engine.invalidatedTags(write("drafts.a"), { includeDrafts: true });
  expect(invalidated?.some((tag) => syncTags.includes(tag))).toBe(true);
});

test("the tags of a transaction that changes all versions of a document take linear time", () => {
  expectLinearTime(4000, (size) => {
    const versions = Array.from({ length: size }, (_, index) => ({
      _id: `versions.r${index}.a`,
      _type: "page",
    }));
    const { engine, write } = createTestEngine();
    const transaction = write(...versions);
    return () => expect(engine.invalidatedTags(transaction, { includeDrafts: true })).toHaveLength(3);
  });
});

test("a transaction that makes many results stale has no tags, and takes no time for what it has not changed", () => {
  const { engine, write } = createTestEngine();
  const few = write({ _id: "drafts.a", _type: "page", ...slugsOf(0) });
  expect(engine.invalidatedTags(few, { includeDrafts: true })).toHaveLength(203);
  const many = write(
    ...Array.from({ length: 2000 }, (_, n) => ({ _id: `drafts.d${n}`, _type: "page", ...slugsOf(n) })),
  );
  const start = process.threadCpuUsage();
  expect(engine.invalidatedTags(many, { includeDrafts: true })).toBeUndefined();
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(100);
  expect(engine.invalidatedTags(many, { includeDrafts: false })).toEqual([]);
});

/** 200 fields with slugs of this document. */
function slugsOf(document: number): Record<string, { current: string }> {
  return Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`f${n}`, { current: `${document}-${n}` }]),
  );
}

test("a result has at most 64 tags, in Sanity's format", () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ _id: `p${index}`, _type: `type${index % 3}` }));
  const { runRawQuery } = createTestEngine(...many, {
    _id: "all",
    _type: "list",
    items: many.map(({ _id }) => ({ _ref: _id })),
  });
  const { syncTags } = runRawQuery('*[_id == "all"][0].items[]->_id');
  expect(syncTags.length).toBeLessThanOrEqual(64);
  expect(syncTags.every((tag) => /^s1:[\w-]{10}$/.test(tag))).toBe(true);
});
