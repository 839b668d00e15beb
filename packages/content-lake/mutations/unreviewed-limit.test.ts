import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { afterAll, expect, test } from "vitest";

import type { Identity } from "../access/identity.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { openComments } from "../open-comments.ts";
import type { OpenLake } from "../open-lake.ts";
import { editor, openTestLake, rejectionOf } from "../testing/lake.ts";

const OPTIONS = { file: ":memory:", projectId: "local000", dataset: "production" };
const folder = mkdtempSync(join(tmpdir(), "lake-unreviewed-"));
const contributor: Identity = { id: "carl", role: "contributor" };
const translator: Identity = { id: "gerda", role: "editor", scope: '_type == "page"' };
const tooMuch = { status: 429, error: expect.objectContaining({ type: "validationError" }) };

afterAll(() => rmSync(folder, { recursive: true }));

function draft(number: number, fields: JsonObject = {}): JsonObject {
  return { createOrReplace: { _id: `drafts.${number}`, _type: "page", ...fields } };
}

function drafts(count: number, fields: JsonObject = {}): JsonObject[] {
  return Array.from({ length: count }, (_, number) => draft(number, fields));
}

/** 900,000 bytes in texts of the longest that an account may store. */
const long = { texts: Array.from({ length: 15 }, () => "x".repeat(59_990)) };

function write(lake: OpenLake, mutations: Json[], identity: Identity = contributor) {
  return rejectionOf(() => lake.mutate(mutations, { identity }));
}

const remove = { delete: { id: "drafts.0" } };

test.each([
  ["publishes", [{ create: { _id: "0", _type: "page" } }, remove]],
  ["changes", [{ patch: { id: "drafts.0", set: { title: "Reviewed" } } }]],
  ["deletes", [remove]],
])("a contributor has at most 500 drafts, and another one when somebody %s one", (_, mutations) => {
  const lake = openTestLake();
  expect(write(lake, drafts(500))).toBe("accepted");
  expect(write(lake, [draft(500)])).toEqual(tooMuch);
  expect(write(lake, [draft(1, { title: "Written again" })])).toBe("accepted");
  expect(write(lake, mutations, editor)).toBe("accepted");
  expect(write(lake, [draft(500)])).toBe("accepted");
  expect(write(lake, [draft(501)])).toEqual(tooMuch);
});

test("drafts of a contributor have at most 5 MB, also those that others began, and may always become less", () => {
  const lake = openTestLake();
  expect(write(lake, drafts(5, long))).toBe("accepted");
  expect(write(lake, [draft(5, long)], editor)).toBe("accepted");
  expect(write(lake, [{ patch: { id: "drafts.5", set: { title: "A" } } }])).toEqual(tooMuch);
  expect(write(lake, [draft(4, { title: "Short" })])).toBe("accepted");
  expect(write(lake, [{ patch: { id: "drafts.5", set: { title: "A" } } }])).toBe("accepted");

  const formerEditor: Identity = { ...contributor, role: "editor" };
  expect(write(lake, drafts(20, long), formerEditor)).toBe("accepted");
  expect(write(lake, [draft(20)])).toEqual(tooMuch);
  expect(write(lake, [draft(19, { title: "Short" })])).toBe("accepted");
  expect(write(lake, [{ delete: { id: "drafts.18" } }])).toBe("accepted");
});

test("an account that publishes within a scope is the last writer of up to 3,000 documents", () => {
  const lake = openTestLake();
  for (let first = 0; first < 3000; first += 500) {
    const part = drafts(3000).slice(first, first + 500);
    expect(write(lake, part, translator)).toBe("accepted");
  }
  expect(write(lake, [draft(3000)], translator)).toEqual(tooMuch);
});

test.each([
  ["2,000 of them", { inDay: 500, days: 4, title: "Check" }],
  ["10 MB", { inDay: 50, days: 4, title: "x".repeat(49_500) }],
])("comments and tasks of an account have at most %s", (_, { inDay, days, title }) => {
  let now = Date.parse("2026-11-28T12:00:00Z");
  const comments = openComments({ ...OPTIONS, now: () => now });
  const viewer: Identity = { id: "vera", role: "viewer" };
  const add = (count: number) => {
    const create = { _type: "tasks.task", authorId: viewer.id, title };
    const tasks = Array.from({ length: count }, () => ({ create }));
    return rejectionOf(() => comments.mutate(tasks, { identity: viewer }));
  };
  for (let day = 0; day < days; day += 1, now += 25 * 60 * 60_000)
    for (let added = 0; added < inDay; added += 10) expect(add(10)).toBe("accepted");
  expect(add(5)).toEqual(tooMuch);
});

test("whoever resolves the comments of others has not written them", () => {
  const comments = openComments(OPTIONS);
  const ids = Array.from({ length: 2100 }, (_, index) => `c${index}`);
  const written = ids.map((_id) => ({
    create: { _id, _type: "comment", authorId: editor.id, status: "open" },
  }));
  comments.mutate(written, { identity: editor });
  const resolved = ids.map((id) => ({ patch: { id, set: { status: "resolved" } } }));
  for (let first = 0; first < ids.length; first += 200)
    comments.mutate(resolved.slice(first, first + 200), { identity: contributor });
  const own = { create: { _type: "comment", authorId: contributor.id, status: "open" } };
  expect(rejectionOf(() => comments.mutate([own], { identity: contributor }))).toBe("accepted");
});

test("pictures that visitors see do not count", () => {
  const lake = openTestLake();
  const id = `image-${"0".repeat(40)}-8x8-png`;
  const upload: JsonObject = { create: { _id: id, _type: "sanity.imageAsset", assetId: "0".repeat(40) } };
  expect(write(lake, [upload], { ...contributor, isUpload: true })).toBe("accepted");
  const other = `image-${"1".repeat(40)}-8x8-png`;
  const otherUpload: JsonObject = {
    create: { _id: other, _type: "sanity.imageAsset", assetId: "1".repeat(40) },
  };
  expect(write(lake, [otherUpload], { ...contributor, isUpload: true })).toBe("accepted");
  // The tag of another picture shows it to nobody.
  const tags = [{ _key: "a", _type: "reference", _ref: id, _weak: true }];
  expect(write(lake, [{ patch: { id: other, set: { opt: { media: { tags } } } } }])).toBe("accepted");
  expect(write(lake, drafts(498))).toBe("accepted");
  expect(write(lake, [draft(498)])).toEqual(tooMuch);
  const page = { create: { _id: "page", _type: "page", image: { asset: { _ref: id, _type: "reference" } } } };
  expect(write(lake, [page], editor)).toBe("accepted");
  expect(write(lake, [draft(498)])).toBe("accepted");
});

test("what was written before a restart counts, also by a version that did not note the last writers", () => {
  const file = join(folder, "lake.sqlite");
  const before = openTestLake({ file });
  write(before, drafts(500));
  write(before, [draft(0)], editor);
  before.close();
  const database = new DatabaseSync(file);
  database.exec(
    "DROP INDEX documents_of_author; ALTER TABLE documents DROP COLUMN author; PRAGMA user_version = 2",
  );
  database.close();
  for (const number of [500, 501]) {
    const lake = openTestLake({ file });
    expect(write(lake, [draft(number)])).toEqual(number === 500 ? "accepted" : tooMuch);
    lake.close();
  }
});
