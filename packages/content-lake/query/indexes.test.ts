import * as fc from "fast-check";
import { evaluateSync, parse, toJS } from "groq-js";
import { expect, test } from "vitest";

import { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import type { Perspective } from "../lake.ts";
import { editor } from "../testing/engine.ts";
import { IDS, randomDocument, randomId } from "../testing/random-documents.ts";
import { isValidQuery, RandomQueries, randomParams } from "../testing/random-query.ts";
import { Random } from "../testing/random.ts";
import { createQueryEngine } from "./engine.ts";

const TIME = "2026-01-01T00:00:00Z";
const PERSPECTIVES: [Perspective, ...Perspective[]] = [
  "raw",
  "published",
  "drafts",
  ["r1"],
  ["r1", "drafts"],
];

/** A document with long texts, which are kept as JSON, and with references that only a search finds. */
function randomStoredDocument(random: Random, id: string): StoredDocument {
  const more: JsonObject = {};
  if (random.chance(20)) more.notes = ["x".repeat(300), { _ref: random.oneOf(IDS) }];
  if (random.chance(20))
    more.foreign = { _ref: random.oneOf(IDS), _dataset: "other", in: { _ref: random.oneOf(IDS) } };
  if (random.chance(20))
    more.seo = { title: random.oneOf(["red", "blue"]), text: "y".repeat(random.below(600)) };
  return { ...randomDocument(random, id), ...more, _rev: "r", _createdAt: TIME, _updatedAt: TIME };
}

class TestLake {
  readonly dataset = new Dataset();
  readonly engine = createQueryEngine({ documents: this.dataset, projectId: "p", dataset: "d" });
  #sequence = 0;

  write(random: Random): void {
    const ids = new Set(random.some(4, () => randomId(random)));
    const changes = [...ids].map((id): Change => {
      const before = this.dataset.get(id) ?? null;
      const after = random.chance(25) ? null : randomStoredDocument(random, id);
      if (after === null) this.dataset.remove(id);
      else this.dataset.put(after, { isRead: random.chance(50) });
      return { id, before, after, mutations: [], effects: { apply: [], revert: [] } };
    });
    const sequence = ++this.#sequence;
    this.engine.applyTransaction({
      id: `t${sequence}`,
      sequence,
      timestamp: TIME,
      author: "ada",
      changes,
      causes: new Map(),
    });
  }

  query(query: string, params: JsonObject, perspective: Perspective, sourceMap = false): Json {
    return this.engine.query({ query, params, perspective, identity: editor, sourceMap }).result;
  }

  /** groq-js over all documents of the perspective, which a new engine without indexes lists. */
  scan(query: string, params: JsonObject, perspective: Perspective): unknown {
    const engine = createQueryEngine({ documents: this.dataset, projectId: "p", dataset: "d" });
    const all = engine.query({ query: "*", params: {}, perspective, identity: editor }).result;
    const value: unknown = toJS(
      evaluateSync(parse(query, { params }), { dataset: all, params, identity: editor.id }),
    );
    return value ?? null;
  }
}

const filter = (random: Random): string =>
  random.oneOf([
    "seo.title == $seo",
    'seo.title in ["red", $title]',
    "foreign._ref == $id",
    "foreign.in._ref == $id",
    "$id in notes[]._ref",
    "references($id, $ids)",
    "references(^._id)",
    "references($missing)",
    '_type == "page"',
    "_originalId == $id",
    "true",
  ]);

test("random queries have the results of a scan, in every perspective and after every write", () => {
  let nonEmpty = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      const random = new Random(seed);
      const lake = new TestLake();
      const queries = new RandomQueries(random);
      for (let round = 0; round < 5; round++) {
        for (let writes = 0; writes < (round === 0 ? 8 : 1); writes++) lake.write(random);
        for (let count = 0; count < 4; count++) {
          const order = random.oneOf([
            "",
            " | order(title)",
            " | order(count desc, title)",
            " | order(lower(title), _updatedAt)",
          ]);
          const slice = random.oneOf(["", "[0]", "[0...2]", "[1..3]"]);
          const both = `*[${filter(random)} ${random.oneOf(["&&", "||"])} ${queries.condition(1)}]${order}${slice}`;
          const query = random.oneOf([() => queries.query(), () => queries.list(1), () => both])();
          const params = { ...randomParams(random), seo: random.oneOf(["red", "blue"]), missing: "missing" };
          if (!isValidQuery(query, params)) continue;
          const perspective = random.oneOf(PERSPECTIVES);
          const expected = lake.scan(query, params, perspective);
          const request = { seed, round, query, params, perspective };
          const plain = lake.query(query, params, perspective);
          const mapped = lake.query(query, params, perspective, true);
          expect({ request, plain, mapped }).toEqual({ request, plain: expected, mapped: expected });
          if (expected !== null && JSON.stringify(expected) !== "[]") nonEmpty++;
        }
      }
    }),
    { seed: 20, numRuns: 150 },
  );
  expect(nonEmpty).toBeGreaterThan(1000);
});

const SEARCHES = [
  "red",
  "red*",
  "gre* -wine",
  '"red wine"',
  '"wine re"*',
  '-"red wine"',
  "b* 35",
  "-blue",
  '"3.5 mm"',
  "xx*",
  "zzz",
] as const;

test("random text searches have the same results and scores with and without the index, after every write", () => {
  let found = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      const random = new Random(seed);
      const lake = new TestLake();
      for (let round = 0; round < 6; round++) {
        for (let writes = 0; writes < (round === 0 ? 8 : 1); writes++) lake.write(random);
        if (random.chance(30)) lake.engine.indexTexts(random.below(6));
        const perspective = random.oneOf(PERSPECTIVES);
        const search = random.oneOf(SEARCHES);
        const run = (query: string) => lake.query(query, { search }, perspective);
        const request = { seed, round, search, perspective };
        const ids = run("*[[@, _id] match text::query($search)]._id");
        // A copy is not in the index.
        const scannedIds = run('*{_id, "copy": {...}}[[copy, _id] match text::query($search)]._id');
        const scores = run(
          "* | score(boost(@ match text::query($search), 2)) | order(_score desc, _id){_id, _score}",
        );
        const scannedScores = run(
          '*{_id, "copy": {...}} | score(boost(copy match text::query($search), 2)) | order(_score desc, _id){_id, _score}',
        );
        expect({ request, ids, scores }).toEqual({ request, ids: scannedIds, scores: scannedScores });
        if (Array.isArray(ids)) found += ids.length;
      }
    }),
    { seed: 20, numRuns: 150 },
  );
  expect(found).toBeGreaterThan(500);
});
