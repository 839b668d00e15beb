import { expect, test } from "vitest";

import { LakeError } from "../errors.ts";
import { createQueryEngine } from "./engine.ts";
import { randomDocument, randomId } from "./testing/random-documents.ts";
import { parses, QueryMaker, randomParams } from "./testing/random-query.ts";
import { Random } from "./testing/random.ts";
import { anonymous, editor, testBed, MemoryDocuments } from "./testing/test-engine.ts";

test("a change is in the selection or not, before and after", () => {
  const { engine, write } = testBed({ _id: "a", _type: "page" }, { _id: "b", _type: "post" });
  const matches = engine.listenFilter("*[_type == $type]", { type: "page" }, editor);
  expect(
    matches(
      write(
        { _id: "a", _type: "page", title: "A" },
        { _id: "b", _type: "page" },
        { _id: "c", _type: "post" },
      ),
    ),
  ).toEqual([
    { changeIndex: 0, matchesBefore: true, matchesAfter: true },
    { changeIndex: 1, matchesBefore: false, matchesAfter: true },
    { changeIndex: 2, matchesBefore: false, matchesAfter: false },
  ]);
  expect(matches(write("a"))).toEqual([{ changeIndex: 0, matchesBefore: true, matchesAfter: false }]);
});

test("drafts and versions match as the documents they are", () => {
  const { engine, write } = testBed();
  const matches = engine.listenFilter("*[_id in [$id, $draft]]", { id: "a", draft: "drafts.a" }, editor);
  expect(matches(write({ _id: "drafts.a", _type: "page" }, { _id: "versions.r.a", _type: "page" }))).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: true },
    { changeIndex: 1, matchesBefore: false, matchesAfter: false },
  ]);
});

test("a filter that looks at other documents sees them as they were, and as they are", () => {
  const { engine, write } = testBed(
    { _id: "ada", _type: "person", name: "Ada" },
    { _id: "a", _type: "post", author: { _ref: "ada" } },
  );
  const matches = engine.listenFilter('*[_type == "post" && author->name == "Ada"]', {}, editor);
  const both = write(
    { _id: "ada", _type: "person", name: "Bob" },
    { _id: "a", _type: "post", author: { _ref: "ada" }, title: "x" },
  );
  expect(matches(both)).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: false },
    { changeIndex: 1, matchesBefore: true, matchesAfter: false },
  ]);
});

test("projections, orders and slices do not matter", () => {
  const { engine, write } = testBed();
  const matches = engine.listenFilter('*[_type == "post"] | order(title)[0...3]{title}', {}, editor);
  expect(matches(write({ _id: "a", _type: "post" }))).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: true },
  ]);
});

test("a reader without a login hears of no draft", () => {
  const { engine, write } = testBed();
  const matches = engine.listenFilter("*", {}, anonymous);
  expect(matches(write({ _id: "drafts.a", _type: "post" }, { _id: "a", _type: "post" }))).toEqual([
    { changeIndex: 1, matchesBefore: false, matchesAfter: true },
  ]);
});

test.each(["*[count(*[_type == ^._type]) > 3]", "*[_id in releases::all()._id]", "*[a][count(*[b]) > 0]{c}"])(
  "without a login one cannot listen to %s, which searches the dataset at every change",
  (query) => {
    const { engine } = testBed();
    expect(() => engine.listenFilter(query, {}, anonymous)).toThrow("Without signing in one cannot listen");
    expect(engine.listenFilter(query, {}, editor)).toBeTypeOf("function");
  },
);

test("without a login a filter may follow references, and is stopped when it takes too long", () => {
  const { engine, write } = testBed({ _id: "ada", _type: "person", name: "Ada" });
  const matches = engine.listenFilter('*[author->name == "Ada"]', {}, anonymous);
  const post = { _id: "a", _type: "post", author: { _ref: "ada" } };
  expect(matches(write(post))).toEqual([{ changeIndex: 0, matchesBefore: false, matchesAfter: true }]);
  const slow = engine.listenFilter("*[count(n[]{'m': ^.n[]{'k': ^.^.n[]}}) > 0]", {}, anonymous);
  const change = write({
    _id: "b",
    _type: "post",
    n: Array.from({ length: 2000 }, (_, index) => ({ index })),
  });
  expect(() => slow(change)).toThrow(LakeError);
});

test("a bad query is refused at once", () => {
  const { engine } = testBed();
  expect(() => engine.listenFilter("*[", {}, editor)).toThrow(LakeError);
  expect(() => engine.listenFilter("*[_id == $id]", {}, editor)).toThrow(
    "param $id referenced, but not provided",
  );
});

test("random filters match exactly the documents that a query finds", () => {
  const wrong: unknown[] = [];
  let matched = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(10, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const maker = new QueryMaker(random);
    for (let count = 0; count < 8; count++) {
      const query = `*[${maker.condition(2)}]`;
      const params = randomParams(random);
      if (!parses(query)) continue;
      const find = (): string[] => {
        const request = { query: `${query}._id`, params, perspective: "raw", identity: editor } as const;
        return [createQueryEngine({ documents, projectId: "p", dataset: "d" }).query(request).result]
          .flat()
          .map(String);
      };
      const matches = engine.listenFilter(query, params, editor);
      const before = find();
      const transaction = documents.write(...random.some(3, () => randomDocument(random)), randomId(random));
      engine.applyTransaction(transaction);
      const after = find();
      // A document may be written and deleted in one of these transactions: each change must still tell of one step.
      const ids = transaction.changes.map(({ id }) => id);
      if (new Set(ids).size < ids.length) continue;
      for (const { changeIndex, matchesBefore, matchesAfter } of matches(transaction)) {
        const id = ids[changeIndex] ?? "";
        if (matchesBefore !== before.includes(id) || matchesAfter !== after.includes(id))
          wrong.push({ seed, query, id, matchesBefore, matchesAfter });
        if (matchesBefore || matchesAfter) matched++;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(matched).toBeGreaterThan(300);
}, 30_000);
