import { expect, test } from "vitest";

import { refusal, setup } from "../test-lake.ts";

const to = (id: string) => ({ _type: "reference", _ref: id });
const weakTo = (id: string) => ({ ...to(id), _weak: true });
const author = { _id: "author", _type: "author" };
const post = { _id: "post", _type: "post", author: to("author") };

test("a strong reference to nothing is refused", () => {
  const { mutate, lake } = setup();
  expect(refusal(() => mutate({ create: author }, { create: { ...post, author: to("nobody") } }))).toEqual({
    status: 409,
    error: {
      type: "documentReferenceDoesNotExistError",
      id: "post",
      referenceID: "nobody",
      description: 'Document "post" references non-existent document "nobody"',
    },
  });
  expect(lake.documents.size).toBe(0);
});

test("a weak reference and one into another dataset may point to nothing", () => {
  const { mutate, lake } = setup();
  mutate({
    create: {
      ...post,
      author: weakTo("nobody"),
      other: { ...to("x"), _type: "crossDatasetReference", _dataset: "other", _projectId: "p" },
    },
  });
  expect(lake.documents.size).toBe(1);
});

test("two documents created together may refer to each other, in any order", () => {
  const { mutate, lake } = setup();
  mutate({ create: post }, { create: { ...author, best: to("post") } });
  expect(lake.documents.size).toBe(2);
});

test("a document cannot be deleted while another refers to it strongly", () => {
  const { mutate, lake } = setup();
  mutate({ create: author }, { create: post });
  expect(refusal(() => mutate({ delete: { id: "author" } }))).toEqual({
    status: 409,
    error: {
      type: "documentHasExistingReferencesError",
      id: "author",
      referencingIDs: ["post"],
      description: 'Document "author" cannot be deleted as there are references to it from "post"',
    },
  });
  expect(lake.documents.size).toBe(2);
});

test.each([
  ["unset after the delete", [{ delete: { id: "author" } }, { patch: { id: "post", unset: ["author"] } }]],
  ["unset before the delete", [{ patch: { id: "post", unset: ["author"] } }, { delete: { id: "author" } }]],
  ["deleted after its target", [{ delete: { id: "author" } }, { delete: { id: "post" } }]],
])("a target may go when the reference to it is %s in the same transaction", (_, mutations) => {
  const { mutate, lake } = setup();
  mutate({ create: author }, { create: post });
  mutate(...mutations);
  expect(lake.documents.get("author")).toBeUndefined();
});

test("a reference that one transaction makes stops the deletion in the same transaction", () => {
  const { mutate } = setup();
  mutate({ create: author });
  expect(refusal(() => mutate({ delete: { id: "author" } }, { create: post }))).toMatchObject({
    status: 409,
    error: { referencingIDs: ["post"] },
  });
});

test("a document may be replaced by one of another type, unless somebody refers to it", () => {
  const { mutate, lake } = setup();
  mutate({ create: author });
  mutate({ createOrReplace: { ...author, _type: "person" } });
  expect([...lake.documents.ofType("author")]).toEqual([]);
  mutate({ create: post });
  expect(refusal(() => mutate({ createOrReplace: author }))).toMatchObject({
    status: 409,
    error: { type: "documentHasExistingReferencesError" },
  });
});

test("10,000 documents are deleted by query within seconds", () => {
  const { lake, identity, mutate } = setup();
  const ids = Array.from({ length: 10_000 }, (_, index) => `p${index}`);
  mutate({ create: author }, ...ids.map((_id) => ({ create: { ...post, _id } })));
  const started = performance.now();
  lake.mutate([{ delete: { query: "*[_type == $type]", params: { type: "post" } } }], { identity });
  expect(performance.now() - started).toBeLessThan(5000);
  expect(lake.documents.size).toBe(1);
  expect([...lake.documents.referrers("author")]).toEqual([]);
});
