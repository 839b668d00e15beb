import { expect, test } from "vitest";

import type { Perspective } from "../lake.ts";
import { anonymous, editor, createTestEngine, MemoryDocuments } from "../testing/engine.ts";
import { randomDocument, randomId } from "../testing/random-documents.ts";
import { Random } from "../testing/random.ts";
import { createQueryEngine } from "./engine.ts";
import { Views } from "./perspective.ts";

const published = { _id: "a", _type: "page", title: "published" };
const draft = { _id: "drafts.a", _type: "page", title: "draft" };
const version = { _id: "versions.r1.a", _type: "page", title: "in r1" };
const other = { _id: "versions.r2.a", _type: "page", title: "in r2" };

test.each<[Perspective, string[]]>([
  ["published", ["published"]],
  ["drafts", ["draft"]],
  [["r1"], ["in r1"]],
  [["r1", "drafts"], ["in r1"]],
  [["r2", "r1", "drafts"], ["in r2"]],
  [["drafts", "r1"], ["draft"]],
  [["r3", "drafts"], ["draft"]],
  [["r3"], ["published"]],
  [["previewDrafts"], ["draft"]],
  ["raw", ["published", "draft", "in r1", "in r2"]],
])("the perspective %j contains %j", (perspective, titles) => {
  const { runQuery } = createTestEngine(published, draft, version, other);
  expect(runQuery('*[_type == "page"].title', { perspective })).toEqual(titles);
});

test("a document in a perspective has its published id, and its stored id as _originalId", () => {
  const { runQuery } = createTestEngine(draft, { _id: "b", _type: "page", link: { _ref: "a" } });
  const query = '*[_type == "page"] | order(_id){_id, _originalId, "to": link->title}';
  expect(runQuery(query, { perspective: "drafts" })).toEqual([
    { _id: "a", _originalId: "drafts.a", to: null },
    { _id: "b", _originalId: "b", to: "draft" },
  ]);
});

test("a version marked for deletion hides the document in its release only", () => {
  const { runQuery } = createTestEngine(published, { ...version, _system: { delete: true } });
  expect(runQuery("*._id", { perspective: ["r1"] })).toEqual([]);
  expect(runQuery("*._id", { perspective: ["r2"] })).toEqual(["a"]);
});

test.each<Perspective>(["raw", "published", "drafts", ["r1"], ["r1", "drafts"], ["previewDrafts"]])(
  "anonymous queries read only ids without a dot, also in the perspective %j",
  (perspective) => {
    const { runQuery } = createTestEngine(
      published,
      draft,
      version,
      { _id: "_.releases.r1", _type: "system.release" },
      { _id: "drafts.b", _type: "page" },
    );
    expect(runQuery("*.title", { perspective, identity: anonymous })).toEqual(["published"]);
    expect(
      runQuery('*[_id == "drafts.a" || _type == "system.release"]', { perspective, identity: anonymous }),
    ).toEqual([]);
    expect(
      runQuery('{"link": *[0]{"d": {"_ref": "drafts.a"}}.d->title}', { perspective, identity: anonymous }),
    ).toEqual({ link: null });
  },
);

test("requests for many stacks of releases do not evict the views of the perspectives that everybody uses", () => {
  const views = new Views(new MemoryDocuments([published, draft]));
  const usual: Perspective[] = ["raw", "published", "drafts"];
  const before = usual.map((perspective) => views.get(perspective, editor));
  const inRelease = views.get(["r0"], editor);
  for (let release = 1; release <= 12; release += 1) views.get([`r${release}`, "drafts"], editor);
  for (const [index, perspective] of usual.entries())
    expect(views.get(perspective, editor)).toBe(before[index]);
  expect(views.get(["drafts", "previewDrafts", "drafts"], editor)).toBe(before[2]);
  expect(views.get(["r0"], editor)).not.toBe(inRelease);
});

test("an updated view is equal to a new one", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = new Random(seed);
    const documents = new MemoryDocuments(random.some(12, () => randomDocument(random)));
    const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
    const perspectives: Perspective[] = ["raw", "published", "drafts", ["r1"], ["r1", "drafts"]];
    for (let round = 0; round < 6; round++) {
      const fresh = createQueryEngine({ documents, projectId: "p", dataset: "d" });
      for (const perspective of perspectives) {
        for (const identity of [editor, anonymous]) {
          const request = {
            query: '{"all": *, "pages": *[_type == "page"], "a": *[_id == "a"]}',
            params: {},
            perspective,
            identity,
          };
          expect(engine.query(request).result).toEqual(fresh.query(request).result);
        }
      }
      const writes = random.some(random.chance(20) ? 90 : 4, () =>
        random.chance(30) ? randomId(random) : randomDocument(random),
      );
      engine.applyTransaction(documents.write(...writes));
    }
  }
});
