import { expect, test } from "vitest";

import type { Json, JsonObject } from "../documents/json.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";
import type { Identity } from "./identity.ts";

const editor: Identity = { id: "eve", role: "editor" };
const contributor: Identity = { id: "carl", role: "contributor" };
const create = (_id: string) => ({ create: { _id, _type: "page", title: _id } });

test("a contributor writes versions in active releases, but not in a scheduled draft, whose release publishes all that it has", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const release = (verb: string, releaseId: string, fields: JsonObject = {}) =>
    lake.action([{ actionType: `sanity.action.release.${verb}`, releaseId, ...fields }], {
      identity: editor,
    });
  const write = (identity: Identity, mutation: Json) =>
    rejectionOf(() => lake.mutate([mutation], { identity }));

  release("create", "draft", { metadata: { cardinality: "one" } });
  for (const name of ["spring", "old"]) release("create", name);
  release("archive", "old");
  for (const id of ["page", "versions.draft.other"]) expect(write(editor, create(id))).toBe("accepted");

  expect(write(contributor, create("versions.spring.page"))).toBe("accepted");
  for (const mutation of [
    create("versions.draft.page"),
    { patch: { id: "versions.draft.other", set: { title: "x" } } },
    { patch: { id: "versions.draft.other", set: { _system: { delete: true } } } },
    { delete: { id: "versions.draft.other" } },
    create("versions.old.page"),
    // No list shows it, so nobody would know why the page cannot be deleted.
    create("versions.unknown.page"),
  ])
    expect({ mutation, rejection: write(contributor, mutation) }).toMatchObject({
      mutation,
      rejection: { status: 403 },
    });
  release("publish", "draft");
  expect(lake.documents.get("page")).toMatchObject({ title: "page" });
});

test("a contributor cannot give a draft or version another type than what is published", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  lake.action([{ actionType: "sanity.action.release.create", releaseId: "spring" }], { identity: editor });
  lake.mutate([create("page")], { identity: editor });
  const write = (_id: string) =>
    rejectionOf(() =>
      lake.mutate([{ createOrReplace: { _id, _type: "redirect" } }], { identity: contributor }),
    );
  for (const id of ["drafts.page", "versions.spring.page"]) expect(write(id)).toMatchObject({ status: 403 });
  expect(write("drafts.other")).toBe("accepted");
});

test("a contributor makes no copy of the secret of the shared link, which patches under a condition would tell", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const link = "sanity-preview-url-secret.share-access";
  lake.action([{ actionType: "sanity.action.release.create", releaseId: "spring" }], { identity: editor });
  const secret = { _id: link, _type: "sanity.previewUrlShareAccess", secret: "abc" };
  lake.mutate([{ create: secret }], { identity: editor });
  const act = (identity: Identity, name: string, fields: JsonObject) =>
    rejectionOf(() =>
      lake.action([{ actionType: `sanity.action.document.version.${name}`, ...fields }], { identity }),
    );
  const copy = { publishedId: "page", baseId: link };
  for (const versionId of ["drafts.page", "versions.spring.page"])
    expect(act(contributor, "create", { ...copy, versionId })).toMatchObject({ status: 403 });
  const marked = { publishedId: link, versionId: `versions.spring.${link}` };
  expect(act(contributor, "unpublish", marked)).toMatchObject({ status: 403 });
  expect(act(editor, "create", { ...copy, versionId: "drafts.page" })).toBe("accepted");
  const ask = { patch: { id: "drafts.page", set: { '[secret >= "a"].n': 1 } } };
  expect(rejectionOf(() => lake.mutate([ask], { identity: contributor, dryRun: true }))).toMatchObject({
    status: 403,
  });
});

test("a contributor writes nothing into _system that the lake itself would not", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  lake.mutate([create("page")], { identity: editor });
  lake.action([{ actionType: "sanity.action.release.create", releaseId: "spring" }], { identity: editor });
  const ids = ["drafts.page", "versions.spring.page"];
  const actionType = "sanity.action.document.version.create";
  const copies = ids.map((versionId) => ({ actionType, publishedId: "page", baseId: "page", versionId }));
  lake.action(copies, { identity: contributor });
  const write = (id: string, _system: Json) =>
    rejectionOf(() =>
      lake.mutate([{ patch: { id, set: { title: "x", _system } } }], { identity: contributor }),
    );
  const base = { id: "page", rev: "other" };
  for (const id of ids) {
    expect(write(id, { base })).toBe("accepted");
    for (const system of ["x", null, { group: { _ref: "page" } }, { base: 5 }, { delete: "yes" }])
      expect({ system, rejection: write(id, system) }).toMatchObject({ system, rejection: { status: 403 } });
  }
  // The Studio shows a draft with this mark as one that nobody can edit.
  expect(write("drafts.page", { base, delete: true })).toMatchObject({ status: 403 });
  expect(write("versions.spring.page", { base, delete: true })).toBe("accepted");
});

test.each(["", ".", "a/b", "a,b", "a b", 5, null])(
  "a contributor writes no reference to %j, at which the form of the Studio ends",
  (_ref) => {
    const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
    const write = (target: Json, identity = contributor) => {
      const document = {
        _id: "drafts.page",
        _type: "page",
        blocks: [{ picture: { asset: { _ref: target, _weak: true } } }],
      };
      return rejectionOf(() => lake.mutate([{ createOrReplace: document }], { identity }));
    };
    expect(write(_ref)).toMatchObject({ status: 400 });
    for (const target of ["a-b_c.d", "drafts.page", "dataset:local000.other:page"])
      expect(write(target)).toBe("accepted");
  },
);

test("what others have stored may stay: a reference to no id, and unknown fields of _system", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const page = {
    _id: "page",
    _type: "page",
    link: { _ref: "", _weak: true },
    _system: { group: { _ref: "x", _weak: true } },
  };
  lake.mutate([{ create: page }], { identity: editor });
  const write = (mutation: Json) => rejectionOf(() => lake.mutate([mutation], { identity: contributor }));
  expect(write({ create: { ...page, _id: "drafts.page", title: "A" } })).toBe("accepted");
  expect(write({ patch: { id: "drafts.page", set: { title: "B" } } })).toBe("accepted");
  expect(write({ create: { ...page, _id: "drafts.other" } })).toMatchObject({ status: 403 });
  const { link } = page;
  expect(write({ create: { _id: "drafts.other", _type: "page", link } })).toMatchObject({ status: 400 });
});
