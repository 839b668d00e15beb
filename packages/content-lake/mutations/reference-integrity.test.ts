import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import { rejectionOf, setup } from "../testing/lake.ts";

const to = (id: string) => ({ _type: "reference", _ref: id });
const weakTo = (id: string) => ({ ...to(id), _weak: true });
const author = { _id: "author", _type: "author" };
const post = { _id: "post", _type: "post", author: to("author") };

test("a strong reference to a missing document is rejected", () => {
  const { mutate, lake } = setup();
  expect(
    rejectionOf(() => mutate({ create: author }, { create: { ...post, author: to("nobody") } })),
  ).toEqual({
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

test("a weak reference and a cross-dataset reference may have a missing target", () => {
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

test("documents created in one transaction may reference each other, in any order", () => {
  const { mutate, lake } = setup();
  mutate({ create: post }, { create: { ...author, best: to("post") } });
  expect(lake.documents.size).toBe(2);
});

test("a document with a strong reference to it cannot be deleted", () => {
  const { mutate, lake } = setup();
  mutate({ create: author }, { create: post });
  expect(rejectionOf(() => mutate({ delete: { id: "author" } }))).toEqual({
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
])("a target can be deleted if the reference to it is %s in the same transaction", (_, mutations) => {
  const { mutate, lake } = setup();
  mutate({ create: author }, { create: post });
  mutate(...mutations);
  expect(lake.documents.get("author")).toBeUndefined();
});

test("a reference created in the same transaction prevents the deletion of its target", () => {
  const { mutate } = setup();
  mutate({ create: author });
  expect(rejectionOf(() => mutate({ delete: { id: "author" } }, { create: post }))).toMatchObject({
    status: 409,
    error: { referencingIDs: ["post"] },
  });
});

test("a document can be replaced by one of another type unless it is referenced", () => {
  const { mutate, lake } = setup();
  mutate({ create: author });
  mutate({ createOrReplace: { ...author, _type: "person" } });
  expect([...lake.documents.ofType("author")]).toEqual([]);
  mutate({ create: post });
  expect(rejectionOf(() => mutate({ createOrReplace: author }))).toMatchObject({
    status: 409,
    error: { type: "documentHasExistingReferencesError" },
  });
});

test("the time to delete documents by query grows linearly with their number", () => {
  expectLinearTime(10_000, (count) => {
    const { lake, identity, mutate } = setup();
    const ids = Array.from({ length: count }, (_, index) => `p${index}`);
    mutate({ create: author }, ...ids.map((_id) => ({ create: { ...post, _id } })));
    return () => {
      lake.mutate([{ delete: { query: "*[_type == $type]", params: { type: "post" } } }], { identity });
      expect(lake.documents.size).toBe(1);
      expect([...lake.documents.referrers("author")]).toEqual([]);
    };
  });
});

const release = (verb: string) => ({ actionType: `sanity.action.release.${verb}`, releaseId: "spring" });

test("references to drafts and versions prevent neither publishing, discarding nor a release", () => {
  const { lake, mutate, runActions } = setup();
  runActions(release("create"));
  const ids = ["drafts.author", "drafts.other", "versions.spring.author"];
  mutate(...ids.map((_id) => ({ create: { ...author, _id } })));
  mutate(
    { create: { _id: "versions.unknown.notes", _type: "note", items: ids.map(to) } },
    { create: { _id: "drafts.notes", _type: "note", items: ids.map(to) } },
  );
  runActions({
    actionType: "sanity.action.document.publish",
    publishedId: "author",
    draftId: "drafts.author",
  });
  runActions({ actionType: "sanity.action.document.discard", draftId: "drafts.other" });
  runActions(release("publish"));
  expect(lake.documents.get("author")).toBeDefined();
  for (const id of ids) expect(lake.documents.get(id)).toBeUndefined();
});

test("references from drafts and versions prevent no deletion, and publishing them checks their targets", () => {
  const { lake, mutate, runActions } = setup();
  runActions(release("create"));
  mutate({ create: { ...author, best: to("author") } }, { create: { ...author, _id: "other" } });
  for (const _id of ["drafts.post", "versions.spring.post"])
    mutate({ create: { ...post, _id, authors: [to("author"), to("other")] } });
  // Its draft refers to the document itself.
  runActions({
    actionType: "sanity.action.document.unpublish",
    publishedId: "author",
    draftId: "drafts.author",
  });
  mutate({ delete: { id: "other" } });
  mutate({ patch: { id: "drafts.post", set: { title: "Still editable" } } });
  expect([lake.documents.get("author"), lake.documents.get("other")]).toEqual([undefined, undefined]);
  for (const publish of [
    { actionType: "sanity.action.document.publish", publishedId: "post", draftId: "drafts.post" },
    release("publish"),
  ])
    expect(rejectionOf(() => runActions(publish))).toMatchObject({
      status: 409,
      error: { type: "documentReferenceDoesNotExistError", id: "post" },
    });
});

test("a version may refer to a document that goes live with its release, and publishing the release checks it", () => {
  const { lake, mutate, runActions } = setup();
  runActions(release("create"));
  mutate({ create: { ...post, _id: "versions.spring.post" } });
  expect(rejectionOf(() => runActions(release("publish")))).toMatchObject({
    status: 409,
    error: { type: "documentReferenceDoesNotExistError", id: "post", referenceID: "author" },
  });
  mutate({ create: { ...author, _id: "versions.spring.author" } });
  runActions(release("publish"));
  expect(lake.documents.get("post")?.author).toEqual(to("author"));
});

test("the time to delete documents that one document refers to grows linearly with their number", () => {
  expectLinearTime(20_000, (count) => {
    const { lake, mutate } = setup();
    const ids = Array.from({ length: count }, (_, index) => `page${index}`);
    mutate(...ids.map((_id) => ({ create: { _id, _type: "page" } })));
    const pages = ids.map((_ref) => ({ _ref, _weak: true }));
    mutate(...["a", "b", "c"].map((_id) => ({ create: { _id, _type: "list", pages } })));
    return () => {
      mutate(...ids.map((id) => ({ delete: { id } })));
      expect(lake.documents.get("page0")).toBeUndefined();
    };
  });
});
