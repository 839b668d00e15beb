import * as fc from "fast-check";
import { expect, test } from "vitest";

import { isStoredDocument } from "../documents/document.ts";
import type { Json } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { openLake } from "../open-lake.ts";
import { editor } from "../testing/lake.ts";

const IDS = [
  "a",
  "b",
  "drafts.a",
  "versions.r.a",
  "_.releases.r",
  "",
  "a b",
  "..",
  "__proto__",
  "constructor",
];
const PATHS = [
  "title",
  "list",
  "list[0]",
  "list[-1]",
  'list[_key=="k"]',
  "list[0:9]",
  "..",
  "a..b",
  "[[",
  "_id",
  "_type",
  "__proto__.x",
  "constructor.prototype.x",
  "list[_key==",
  "a.b.c[*]",
  "",
];
const ACTIONS = [
  "create",
  "edit",
  "publish",
  "unpublish",
  "delete",
  "discard",
  "replaceDraft",
  "version.create",
  "version.discard",
  "version.replace",
  "version.unpublish",
].map((verb) => `sanity.action.document.${verb}`);
const RELEASE_ACTIONS = [
  "create",
  "edit",
  "import",
  "schedule",
  "unschedule",
  "archive",
  "unarchive",
  "publish",
  "delete",
].map((verb) => `sanity.action.release.${verb}`);

const id = fc.oneof(fc.constantFrom(...IDS), fc.string({ maxLength: 20 }));
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
);
const scalar = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
);
/** Any JSON, or a value that looks like content: objects with keys, references, dangerous names. */
const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom("_key", "_ref", "_type", "_weak", "title", "list", "__proto__", "toString"),
      tie("value"),
      { maxKeys: 3 },
    ),
  ),
})).value;
const mostly = (likely: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: likely }, { weight: 1, arbitrary: value });

const document = fc.record(
  {
    _id: mostly(id),
    _type: mostly(fc.constantFrom("page", "person", "")),
    title: value,
    list: value,
    link: value,
  },
  { requiredKeys: [] },
);
const operations = fc.record(
  {
    set: mostly(fc.dictionary(path, value, { maxKeys: 2 })),
    setIfMissing: mostly(fc.dictionary(path, value, { maxKeys: 2 })),
    unset: mostly(fc.array(path, { maxLength: 2 })),
    inc: mostly(fc.dictionary(path, mostly(fc.integer()), { maxKeys: 2 })),
    dec: mostly(fc.dictionary(path, mostly(fc.integer()), { maxKeys: 2 })),
    diffMatchPatch: mostly(
      fc.dictionary(path, mostly(fc.constantFrom("@@ -1,1 +1,1 @@\n-a\n+b\n", "@@ x", "")), { maxKeys: 2 }),
    ),
    insert: mostly(
      fc.record({ before: path, after: path, replace: path, items: value }, { requiredKeys: [] }),
    ),
    ifRevisionID: mostly(fc.constantFrom("r", "")),
  },
  { requiredKeys: [] },
);
const selection = fc.oneof(
  fc.record({ id: mostly(id) }),
  fc.record(
    { query: mostly(fc.constantFrom("*", "*[_type == 'page']", "*[0]", "*[", "1", "*{_id}")), params: value },
    { requiredKeys: ["query"] },
  ),
);
const mutation = fc.oneof(
  ...(["create", "createIfNotExists", "createOrReplace"] as const).map((kind) =>
    fc.record({ [kind]: mostly(document) }),
  ),
  fc.record({
    patch: fc.tuple(selection, operations).map(([selected, changes]) => Object.assign({}, selected, changes)),
  }),
  fc.record({ delete: mostly(selection) }),
  value,
);
const versionId = fc.constantFrom("drafts.a", "versions.r.a", "versions.s.a");
const version = fc.record({ _id: mostly(versionId), _type: fc.constant("page"), title: value, link: value });
const action = fc.oneof(
  fc.record(
    {
      actionType: mostly(fc.constantFrom(...ACTIONS)),
      publishedId: mostly(fc.constant("a")),
      draftId: mostly(versionId),
      versionId: mostly(versionId),
      baseId: mostly(fc.constantFrom("a", "drafts.a")),
      attributes: mostly(version),
      document: mostly(version),
      patch: mostly(operations),
      includeDrafts: mostly(fc.array(id, { maxLength: 2 })),
      ifExists: mostly(fc.constantFrom("fail", "ignore")),
      purge: mostly(fc.boolean()),
    },
    { requiredKeys: ["actionType", "publishedId", "draftId", "versionId", "attributes", "patch"] },
  ),
  fc.record(
    {
      actionType: fc.constantFrom(...RELEASE_ACTIONS),
      releaseId: mostly(fc.constantFrom("r", "s")),
      metadata: value,
      patch: mostly(operations),
      attributes: mostly(document),
      publishAt: mostly(fc.constantFrom("2027-03-01T00:00:00Z", "soon")),
      ifExists: mostly(fc.constantFrom("fail", "ignore", "replace")),
    },
    { requiredKeys: ["actionType"] },
  ),
  value,
);

/**
 * Runs all writes on the same lake, so that they also run on the documents of earlier writes. Returns the number of each outcome.
 */
function fuzz(writes: fc.Arbitrary<unknown>, kind: "mutate" | "action", numRuns: number) {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const content = () => JSON.stringify([...lake.documents.all()]);
  const outcomes = { applied: 0, rejected: 0 };

  /** The write arrives as parsed JSON, in which "__proto__" is an own property. */
  function outcomeOf(write: unknown): "applied" | "rejected" | "changed by a rejected write" | number {
    const parsed: Json = JSON.parse(JSON.stringify(write));
    const before = content();
    try {
      lake[kind](parsed, { identity: editor });
      return "applied";
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      if (error.status < 400 || error.status >= 500) return error.status;
      return content() === before ? "rejected" : "changed by a rejected write";
    }
  }

  fc.assert(
    fc.property(writes, (write) => {
      const outcome = outcomeOf(write);
      expect(["applied", "rejected"]).toContain(outcome);
      if (outcome === "applied" || outcome === "rejected") outcomes[outcome] += 1;
      expect(Object.prototype).not.toHaveProperty("x");
      expect([...lake.documents.all()].every(isStoredDocument)).toBe(true);
    }),
    { seed: 21, numRuns },
  );
  lake.close();
  return outcomes;
}

test("any mutations are applied, or rejected with 4xx and change nothing", () => {
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
  const { applied, rejected } = fuzz(mostly(mutations), "mutate", 1200);
  expect(applied).toBeGreaterThan(40);
  expect(rejected).toBeGreaterThan(100);
});

test("any actions are applied, or rejected with 4xx and change nothing", () => {
  const actions = fc.array(action, { minLength: 1, maxLength: 3 });
  const { applied, rejected } = fuzz(mostly(actions), "action", 1200);
  expect(applied).toBeGreaterThan(40);
  expect(rejected).toBeGreaterThan(100);
});
