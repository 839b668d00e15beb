import { expect, onTestFinished, test, vi } from "vitest";

import { LakeError, StoppedError } from "../errors.ts";
import { anonymous, editor, createTestEngine, MemoryDocuments } from "../testing/engine.ts";
import { randomDocument, randomId } from "../testing/random-documents.ts";
import { isValidQuery, RandomQueries, randomParams } from "../testing/random-query.ts";
import { Random } from "../testing/random.ts";
import { ANONYMOUS_LIMITS, createListenerBudgets } from "./budget.ts";
import { createQueryEngine } from "./engine.ts";

function undefinedIfStopped<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof LakeError) return undefined;
    throw error;
  }
}

test("the filter tells whether a document matches before and after the change", () => {
  const { engine, write } = createTestEngine({ _id: "a", _type: "page" }, { _id: "b", _type: "post" });
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

test("drafts and versions match by their own ids", () => {
  const { engine, write } = createTestEngine();
  const matches = engine.listenFilter("*[_id in [$id, $draft]]", { id: "a", draft: "drafts.a" }, editor);
  expect(matches(write({ _id: "drafts.a", _type: "page" }, { _id: "versions.r.a", _type: "page" }))).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: true },
    { changeIndex: 1, matchesBefore: false, matchesAfter: false },
  ]);
});

test("a filter over references uses the referenced documents before and after the transaction", () => {
  const { engine, write } = createTestEngine(
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

test("projections, orders and slices are ignored", () => {
  const { engine, write } = createTestEngine();
  const matches = engine.listenFilter('*[_type == "post"] | order(title)[0...3]{title}', {}, editor);
  expect(matches(write({ _id: "a", _type: "post" }))).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: true },
  ]);
});

test("anonymous listeners receive no drafts", () => {
  const { engine, write } = createTestEngine();
  const matches = engine.listenFilter("*", {}, anonymous);
  expect(matches(write({ _id: "drafts.a", _type: "post" }, { _id: "a", _type: "post" }))).toEqual([
    { changeIndex: 1, matchesBefore: false, matchesAfter: true },
  ]);
});

test("a filter may follow references, and is stopped at its limits", () => {
  const documents = new MemoryDocuments([{ _id: "ada", _type: "person", name: "Ada" }]);
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", limits: ANONYMOUS_LIMITS });
  const matches = engine.listenFilter('*[author->name == "Ada"]', {}, editor);
  const post = { _id: "a", _type: "post", author: { _ref: "ada" } };
  expect(matches(documents.write(post))).toEqual([
    { changeIndex: 0, matchesBefore: false, matchesAfter: true },
  ]);
  const slow = engine.listenFilter("*[count(n[]{'m': ^.n[]{'k': ^.^.n[]}}) > 0]", {}, editor);
  const n = Array.from({ length: 2000 }, (_, index) => ({ index }));
  expect(() => slow(documents.write({ _id: "b", _type: "post", n }))).toThrow(LakeError);
});

test("expensive filters of strangers share a small budget, and no address takes it from the others", () => {
  const pages = Array.from({ length: 600 }, (_, index) => ({ _id: `page-${index}`, _type: "page" }));
  const { engine, write } = createTestEngine(...pages);
  const listen = (query: string, address: string) =>
    engine.listenFilter(query, {}, { ...anonymous, address });
  const expensive = Array.from({ length: 60 }, (_, index) =>
    listen('*[count(*[count(*[@._id match "a*"]) > 0]) > 0]', `203.0.113.${index % 10}`),
  );
  const cheap = listen('*[_type == "page" && defined(title)]', "198.51.100.1");
  const transaction = write({ _id: "page-1", _type: "page", title: "Changed" });
  const start = process.threadCpuUsage();
  const stopped = expensive.filter((matches) => undefinedIfStopped(() => matches(transaction)) === undefined);
  const { user, system } = process.threadCpuUsage(start);
  expect(stopped.length).toBeGreaterThan(45);
  expect((user + system) / 1000).toBeLessThan(1000);
  expect(cheap(transaction)).toEqual([{ changeIndex: 0, matchesBefore: false, matchesAfter: true }]);
});

test("neither a preview nor an account hears of the secrets that open previews", () => {
  const { engine, write } = createTestEngine();
  const secret = { _id: "drafts.s", _type: "sanity.previewUrlSecret", secret: "s" };
  const heard = engine.listenFilter(
    "*",
    {},
    { ...editor, opener: "ada" },
  )(write({ _id: "drafts.a", _type: "post" }, secret));
  expect(heard).toEqual([{ changeIndex: 0, matchesBefore: false, matchesAfter: true }]);
  const removed = write("drafts.s");
  for (const reader of [editor, { ...editor, opener: "ada" }])
    expect(engine.listenFilter("*", {}, reader)(removed)).toEqual([]);
});

test("an invalid query is rejected", () => {
  const { engine } = createTestEngine();
  expect(() => engine.listenFilter("*[", {}, editor)).toThrow(LakeError);
  expect(() => engine.listenFilter("*[_id == $id]", {}, editor)).toThrow(
    "param $id referenced, but not provided",
  );
});

test("random filters match exactly the documents that a query returns", () => {
  const mismatches: unknown[] = [];
  let matched = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(10, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const queries = new RandomQueries(random);
    for (let count = 0; count < 8; count++) {
      const query = `*[${queries.condition(2)}]`;
      const params = randomParams(random);
      if (!isValidQuery(query)) continue;
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
      // Skips transactions that change a document twice: each change would describe only one of the steps.
      const ids = transaction.changes.map(({ id }) => id);
      if (new Set(ids).size < ids.length) continue;
      for (const { changeIndex, matchesBefore, matchesAfter } of matches(transaction)) {
        const id = ids[changeIndex] ?? "";
        if (matchesBefore !== before.includes(id) || matchesAfter !== after.includes(id))
          mismatches.push({ seed, query, id, matchesBefore, matchesAfter });
        if (matchesBefore || matchesAfter) matched++;
      }
    }
  }
  expect(mismatches).toEqual([]);
  expect(matched).toBeGreaterThan(300);
});

test("all listeners of an account together have one budget for each second, so that no author waits for them", () => {
  // All of it happens in one second, also on a busy machine.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const documents = Array.from({ length: 400 }, (_, index) => ({ _id: `p${index}`, _type: "page" }));
  const { engine, write } = createTestEngine(...documents);
  const expensive = "*[count(*[count(*[_id > ^.^._id && _type > ^._id]) > -1]) > 0]";
  const viewer = { id: "vera", role: "viewer" } as const;
  const filters = Array.from({ length: 20 }, () => engine.listenFilter(expensive, {}, viewer));
  const editorsFilter = engine.listenFilter('*[_type == "page"]', {}, editor);
  const transaction = write({ _id: "p0", _type: "page", title: "A keystroke" });
  const start = process.threadCpuUsage();
  const errors = filters.flatMap((filter): unknown[] => {
    try {
      filter(transaction);
      return [];
    } catch (error) {
      return [error];
    }
  });
  const { user } = process.threadCpuUsage(start);
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.every((error) => error instanceof LakeError)).toBe(true);
  expect(user / 1e6).toBeLessThan(1);
  expect(editorsFilter(transaction)).toMatchObject([{ matchesAfter: true }]);
  vi.advanceTimersByTime(1000);
  expect(filters[0]?.(transaction)).toMatchObject([{ matchesAfter: true }]);
});

test("an account whose listener took longer than its share of a second pays with the next ones", () => {
  let now = 10_500;
  const budgetOf = createListenerBudgets(() => now);
  const run = (id: string, spentMs = 0) => {
    const clock = vi.spyOn(process, "threadCpuUsage");
    return undefinedIfStopped(() =>
      budgetOf({ id, role: "viewer" })(() => {
        now += spentMs;
        clock.mockReturnValue({ user: spentMs * 1000, system: 0 });
        return "done";
      }),
    );
  };
  onTestFinished(() => void vi.restoreAllMocks());
  expect(run("vera", 1200)).toBe("done");
  // The next listener of the same commit, and that of another account.
  expect(run("vera")).toBeUndefined();
  expect(run("ada")).toBe("done");
  now += 1000;
  expect(run("vera")).toBeUndefined();
  now += 2000;
  expect(run("vera")).toBe("done");
});

test("a listener that takes longer than its budget notices is stopped, if it is not one of the Studio's kind", () => {
  const documents = new MemoryDocuments(
    Array.from({ length: 2000 }, (_, index) => ({ _id: `d${index}`, _type: "x", title: `Title ${index}` })),
  );
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", stopListenersAfterMs: 1 });
  const viewer = { id: "vera", role: "viewer" } as const;
  const transaction = documents.write({ _id: "d1", _type: "x", title: "New" });
  const listen = (query: string, who: typeof viewer | typeof editor) => () =>
    engine.listenFilter(query, {}, who)(transaction);
  const slow = "*[count(*[title != ^.title]) > 5]";
  expect(listen(slow, viewer)).toThrow(StoppedError);
  expect(listen(slow, editor)().length).toBe(1);
  expect(listen('*[_type == "x" && defined(title) && references("a")]', viewer)().length).toBe(1);
});
