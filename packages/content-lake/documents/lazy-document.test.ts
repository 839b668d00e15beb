import { expect, test } from "vitest";

import type { StoredDocument } from "./document.ts";
import type { JsonObject } from "./json.ts";
import { copyWithIds, mentionedInDocument, parsedCopy, withLazyFields } from "./lazy-document.ts";

const time = "2026-11-23T12:00:00.000Z";
const long = (text: string): JsonObject[] =>
  Array.from({ length: 20 }, (_, index) => ({ _key: `k${index}`, text: `${text} ${index}`, n: index }));
const given = (fields: JsonObject): StoredDocument => ({
  _id: "drafts.a",
  _type: "page",
  title: "Zürich – 東京",
  ...fields,
  _rev: "r",
  _createdAt: time,
  _updatedAt: time,
});
const isGetter = (document: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(document, name)?.get !== undefined;

test("a document with lazy fields reads, copies and serializes as the given one", () => {
  const plain = given({ slug: { current: "a" }, body: long("Größe “10 µm” 漢字 🎉"), end: null });
  const lazy = withLazyFields(plain);
  expect(["slug", "body"].map((name) => isGetter(lazy, name))).toEqual([false, true]);
  expect(JSON.stringify(lazy)).toBe(JSON.stringify(plain));
  expect({ ...lazy }).toEqual(plain);
  expect(Object.keys(lazy)).toEqual(Object.keys(plain));
  expect(lazy.body).toBe(lazy.body);
  expect(Object.freeze(lazy).body).toEqual(plain.body);
});

test("a document without long fields does not change", () => {
  const plain = given({ slug: { current: "a" } });
  expect(withLazyFields(plain)).toBe(plain);
  expect(copyWithIds(plain, "a", "drafts.a")).toEqual({ ...plain, _id: "a", _originalId: "drafts.a" });
});

test("a copy with other ids shares the parsed fields and keeps them unparsed", () => {
  const lazy = withLazyFields(given({ body: long("text") }));
  const copy = copyWithIds(lazy, "a", "drafts.a");
  expect(isGetter(copy, "body")).toBe(true);
  expect(copy).toEqual({ ...lazy, _id: "a", _originalId: "drafts.a" });
  expect(copy.body).toBe(lazy.body);
});

test("fields with names from Object.prototype are ordinary fields", () => {
  const plain = given(JSON.parse('{"__proto__": {"a": 1}, "constructor": {"b": 2}, "toString": {"c": 3}}'));
  const withBody = { ...plain, body: long("text"), valueOf: long("other") };
  const lazy = withLazyFields(withBody);
  expect(JSON.stringify(lazy)).toBe(JSON.stringify(withBody));
  expect(JSON.stringify(copyWithIds(lazy, "a", "b"))).toBe(
    JSON.stringify({ ...withBody, _id: "a", _originalId: "b" }),
  );
});

test("the references of a document are known without parsing its fields", () => {
  const body = [...long("text"), { _ref: "x", more: { _ref: "hidden" } }, { deep: [{ _ref: "y" }] }];
  const lazy = withLazyFields(given({ body, author: { _ref: "z" } }));
  expect(mentionedInDocument(lazy)).toEqual(["x", "y", "z"]);
  expect(mentionedInDocument(given({}))).toBeUndefined();
});

test("a parsed copy keeps nothing for others, and uses what was already read", () => {
  const plain = given({ body: long("text"), toString: { c: long("other") } });
  const lazy = withLazyFields(plain);
  const copy = parsedCopy(lazy);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(plain));
  expect(parsedCopy(lazy).body).not.toBe(copy.body);
  expect(lazy.body).not.toBe(copy.body);
  expect(parsedCopy(lazy).body).toBe(lazy.body);
});

test("all fields stay readable if there are more than the cache can hold", () => {
  const text = "x".repeat(1024 * 1024);
  const documents = Array.from({ length: 40 }, (_, index) =>
    withLazyFields(given({ body: [text, String(index)] })),
  );
  for (let round = 0; round < 2; round++)
    expect(documents.map(({ body }) => Array.isArray(body) && body[1])).toEqual(
      documents.map((_, index) => String(index)),
    );
});
