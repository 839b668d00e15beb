import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import type { StoredDocument } from "../documents/document.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { openComments } from "../open-comments.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";
import { type Identity, ROLES } from "./identity.ts";
import { CONTENT_PERMISSIONS } from "./permissions.ts";

const OPTIONS = { file: ":memory:", projectId: "local000", dataset: "production" };
const editor: Identity = { id: "eve", role: "editor" };
const contributor: Identity = { id: "carl", role: "contributor" };
const viewer: Identity = { id: "vera", role: "viewer" };
const FORBIDDEN = { status: 403, error: expect.objectContaining({ type: "insufficientPermissionsError" }) };

/** A page with a draft, a page without, a picture, and a release with a version of the page. */
function setUpContent() {
  const lake = openLake(OPTIONS);
  const release = { actionType: "sanity.action.release.create", releaseId: "r1" };
  lake.action([release], { identity: editor });
  lake.mutate(
    [
      { _id: "page", _type: "page" },
      { _id: "drafts.page", _type: "page" },
      { _id: "live", _type: "page", picture: { asset: { _ref: "image-1" } } },
      { _id: "image-1", _type: "sanity.imageAsset" },
      { _id: "image-unused", _type: "sanity.imageAsset" },
      { _id: "image-new", _type: "sanity.imageAsset", url: "/new.png" },
      { _id: "drafts.next", _type: "page", picture: { asset: { _ref: "image-new" } } },
      { _id: "versions.r1.page", _type: "page" },
    ].map((create) => ({ create })),
    { identity: { ...editor, isUpload: true } },
  );
  return lake;
}

const action = (name: string, fields: Record<string, Json>): Json => ({
  actionType: `sanity.action.${name}`,
  ...fields,
});
const page = { publishedId: "page", draftId: "drafts.page" };

test.each<[string, Json]>([
  ["publish", action("document.publish", page)],
  ["unpublish", action("document.unpublish", page)],
  [
    "delete",
    action("document.delete", { publishedId: "page", includeDrafts: ["drafts.page", "versions.r1.page"] }),
  ],
  ["purge a draft's history", action("document.discard", { draftId: "drafts.page", purge: true })],
  ["create a release", action("release.create", { releaseId: "r2" })],
  ["edit a release", action("release.edit", { releaseId: "r1", patch: { set: { "metadata.title": "x" } } })],
  ["schedule a release", action("release.schedule", { releaseId: "r1", publishAt: "2030-01-01T00:00:00Z" })],
  ["publish a release", action("release.publish", { releaseId: "r1" })],
  ["archive a release", action("release.archive", { releaseId: "r1" })],
  [
    "import a release",
    action("release.import", { releaseId: "r2", ifExists: "fail", attributes: { _type: "system.release" } }),
  ],
])("a contributor cannot %s", (_name, each) => {
  const lake = setUpContent();
  expect(rejectionOf(() => lake.action([each], { identity: contributor }))).toEqual(FORBIDDEN);
  expect(rejectionOf(() => lake.action([each], { identity: viewer }))).toEqual(FORBIDDEN);
  expect(rejectionOf(() => lake.action([each], { identity: editor, dryRun: true }))).toBe("accepted");
});

test.each<[string, Json]>([
  ["create", { create: { _id: "new", _type: "page" } }],
  ["create without an id", { create: { _type: "page" } }],
  ["createIfNotExists", { createIfNotExists: { _id: "new", _type: "page" } }],
  ["createOrReplace", { createOrReplace: { _id: "page", _type: "page", title: "x" } }],
  ["patch by id", { patch: { id: "page", set: { title: "x" } } }],
  ["patch by query", { patch: { query: '*[_type == "page"]', set: { title: "x" } } }],
  ["delete by id", { delete: { id: "live" } }],
  ["delete by query", { delete: { query: '*[_id == "live"]' } }],
  ["delete an asset", { delete: { id: "image-unused" } }],
  ["change the texts of a picture on the site", { patch: { id: "image-1", set: { altText: "x" } } }],
  ["change the metadata of a picture", { patch: { id: "image-new", set: { altText: "x", metadata: {} } } }],
  ["change a release", { patch: { id: "_.releases.r1", set: { state: "scheduled" } } }],
])("a contributor cannot %s", (_name, mutation) => {
  const lake = setUpContent();
  const before = JSON.stringify([...lake.documents.all()]);
  expect(rejectionOf(() => lake.mutate([mutation], { identity: contributor }))).toEqual(FORBIDDEN);
  expect(rejectionOf(() => lake.mutate([mutation], { identity: viewer }))).toEqual(FORBIDDEN);
  expect(JSON.stringify([...lake.documents.all()])).toBe(before);
  expect(rejectionOf(() => lake.mutate([mutation], { identity: editor, dryRun: true }))).toBe("accepted");
});

const FOREIGN = { _type: "sanity.imageAsset", url: "http://169.254.169.254/" };

test.each<[string, Json]>([
  ["create an asset", { create: { _id: "image-2", ...FOREIGN } }],
  ["create the draft of an asset", { create: { _id: "drafts.image-2", ...FOREIGN } }],
  ["create the version of an asset", { create: { _id: "versions.r1.image-2", ...FOREIGN } }],
  ["make an asset of a page", { createOrReplace: { _id: "drafts.page", ...FOREIGN } }],
  ["replace the record of a picture", { createOrReplace: { _id: "image-new", ...FOREIGN } }],
  ["change the file of a picture", { patch: { id: "image-new", set: { url: "http://169.254.169.254/" } } }],
  ["remove the address of a picture", { patch: { id: "image-new", unset: ["url"] } }],
])("nobody can %s, except with an upload", (_name, mutation) => {
  const lake = setUpContent();
  const before = JSON.stringify([...lake.documents.all()]);
  const administrator: Identity = { id: "anna", role: "administrator" };
  for (const identity of [viewer, contributor, editor, administrator])
    expect(rejectionOf(() => lake.mutate([mutation], { identity }))).toEqual(FORBIDDEN);
  expect(JSON.stringify([...lake.documents.all()])).toBe(before);
});

test("a contributor writes drafts and versions in releases", () => {
  const lake = setUpContent();
  const as = { identity: contributor };
  lake.action([action("document.edit", { ...page, patch: { set: { title: "Draft" } } })], as);
  lake.action(
    [action("document.create", { publishedId: "new", attributes: { _id: "drafts.new", _type: "page" } })],
    as,
  );
  lake.action(
    [
      action("document.version.create", {
        publishedId: "live",
        versionId: "versions.r1.live",
        baseId: "live",
      }),
    ],
    as,
  );
  lake.action([action("document.discard", { draftId: "drafts.new" })], as);
  lake.mutate([{ patch: { id: "versions.r1.page", set: { title: "Version" } } }], as);
  expect(lake.documents.get("drafts.page")).toMatchObject({ title: "Draft" });
  expect(lake.documents.get("versions.r1.page")).toMatchObject({ title: "Version" });
  expect(lake.documents.get("versions.r1.live")).toMatchObject({ _type: "page" });
  expect(lake.documents.get("drafts.new")).toBeUndefined();
});

test("a contributor cannot erase the history of a draft that the same request creates and discards", () => {
  const lake = setUpContent();
  lake.action([action("document.discard", { draftId: "drafts.page" })], { identity: contributor });
  const history = () => lake.history.transactions(["drafts.page"], { limit: 10 }).length;
  const before = history();
  const actions = [
    action("document.edit", { ...page, patch: { set: { title: "x" } } }),
    action("document.discard", { draftId: "drafts.page", purge: true }),
    action("document.create", { publishedId: "new", attributes: { _id: "drafts.new", _type: "page" } }),
  ];
  expect(rejectionOf(() => lake.action(actions, { identity: contributor }))).toEqual(FORBIDDEN);
  expect(history()).toBe(before);
});

test("a contributor can edit the texts of a picture until a published document shows it", () => {
  const lake = setUpContent();
  const describe = (altText: string) =>
    lake.mutate([{ patch: { id: "image-new", set: { altText, opt: { media: { tags: [] } } } } }], {
      identity: contributor,
    });
  describe("A turned shaft");
  expect(lake.documents.get("image-new")).toMatchObject({ altText: "A turned shaft" });
  expect(
    rejectionOf(() =>
      lake.mutate([{ patch: { id: "image-new", set: { altText: "x" } } }], { identity: viewer }),
    ),
  ).toEqual(FORBIDDEN);

  lake.action([action("document.publish", { publishedId: "next", draftId: "drafts.next" })], {
    identity: editor,
  });
  expect(rejectionOf(() => describe("Something else"))).toEqual(FORBIDDEN);
  expect(lake.documents.get("image-new")).toMatchObject({ altText: "A turned shaft" });
});

test("a viewer can write the secret that opens the preview, and no other fields of that document", () => {
  const lake = setUpContent();
  const write = (identity: Identity, ...mutations: Json[]) =>
    rejectionOf(() => lake.mutate(mutations, { identity }));
  const _type = "sanity.previewUrlSecret";
  const _id = "drafts.0f8fad5b-d9cb-469f-a165-70867728950e";
  const create = { _id, _type, secret: "s3cret", userId: viewer.id };
  const patch = (set: JsonObject) => ({ patch: { id: _id, set } });
  // As the Studio does: the document first, its fields second.
  expect(write(viewer, { createOrReplace: { _id, _type } }, patch({ userId: viewer.id }))).toBe("accepted");
  expect(write(viewer, { createOrReplace: create })).toBe("accepted");
  for (const fields of [
    { page: { _ref: "page" } },
    { title: "A page" },
    { secret: "x".repeat(2000) },
    { userId: contributor.id },
  ])
    expect(write(viewer, patch(fields))).toEqual(FORBIDDEN);
  const stranger: Identity = { id: "another", role: "viewer" };
  expect(write(stranger, patch({ secret: "mine" }))).toEqual(FORBIDDEN);
  expect(write(viewer, { create: { ...create, _id: "secret" } })).toEqual(FORBIDDEN);
  expect(write(viewer, { createOrReplace: { _id: "drafts.page", _type, secret: "x" } })).toEqual(FORBIDDEN);
  // A secret with the id of a page's draft would replace the page in the preview, and receive what editors type.
  for (const id of ["drafts.live", "drafts.page-to-come"])
    expect(write(viewer, { create: { _id: id, _type, secret: "x" } })).toEqual(FORBIDDEN);
  // Nor with the id of one that exists only in a release.
  const planned = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
  expect(write(editor, { create: { _id: `versions.r1.${planned}`, _type: "page" } })).toBe("accepted");
  expect(write(viewer, { create: { ...create, _id: `drafts.${planned}` } })).toEqual(FORBIDDEN);
  expect(write({ ...viewer, isRobot: true }, patch({ secret: "x" }))).toEqual(FORBIDDEN);
  expect(write(stranger, { delete: { id: _id } })).toBe("accepted");
});

test("one forbidden change rejects the whole transaction", () => {
  const lake = setUpContent();
  const mutations = [
    { patch: { id: "drafts.page", set: { title: "x" } } },
    { patch: { id: "page", set: { title: "x" } } },
  ];
  expect(rejectionOf(() => lake.mutate(mutations, { identity: contributor }))).toEqual(FORBIDDEN);
  expect(lake.documents.get("drafts.page")).not.toHaveProperty("title");
});

test("the filters that the Studio evaluates allow what the lake allows", async () => {
  const lake = setUpContent();
  const ids = ["page", "drafts.page", "versions.r1.page", "image-1", "_.releases.r1"];
  for (const role of ROLES) {
    for (const id of ids) {
      const change = { id, before: null, after: storedDocument(id, "page") };
      const allowed: boolean[] = [];
      for (const grant of CONTENT_PERMISSIONS.grants({ role })) {
        const dataset = [change.after];
        const matches = await (await evaluate(parse(`*[${grant.filter}]`), { dataset })).get();
        allowed.push(matches.length === 1 && grant.permissions.includes("update"));
      }
      const identity = { id: "someone", role };
      expect({ role, id, allowed: allowed.includes(true) }).toEqual({
        role,
        id,
        allowed:
          CONTENT_PERMISSIONS.mayWrite(identity) &&
          CONTENT_PERMISSIONS.mayChange(identity, change, lake.documents),
      });
    }
  }
});

const said = (text: string) => [
  { _type: "block", _key: "b", markDefs: [], children: [{ _type: "span", _key: "s", text, marks: [] }] },
];

test("people, including viewers, can comment only in their own name", () => {
  const comments = openComments(OPTIONS);
  const comment = { _id: "c1", _type: "comment", authorId: viewer.id, message: said("Hello") };
  const write = (identity: Identity, mutation: Json) =>
    rejectionOf(() => comments.mutate([mutation], { identity }));

  expect(write(contributor, { create: comment })).toEqual(FORBIDDEN);
  expect(write(viewer, { create: comment })).toBe("accepted");
  expect(write(contributor, { patch: { id: "c1", set: { message: said("Forged") } } })).toEqual(FORBIDDEN);
  expect(write(contributor, { patch: { id: "c1", set: { authorId: "carl" } } })).toEqual(FORBIDDEN);
  expect(write(contributor, { patch: { id: "c1", set: { status: "resolved" } } })).toBe("accepted");
  expect(write(viewer, { create: { _id: "page", _type: "page", authorId: viewer.id } })).toEqual(FORBIDDEN);
  const task = { _id: "t1", _type: "tasks.task", authorId: viewer.id, assignedTo: "carl", status: "open" };
  expect(write(viewer, { create: task })).toBe("accepted");
  expect(write(contributor, { patch: { id: "t1", set: { status: "closed" } } })).toBe("accepted");
});

const comment = (_id: string, { id }: Identity, fields = {}) => ({
  create: { _id, _type: "comment", authorId: id, message: said("Hello"), ...fields },
});
const deleteOf = (id: string) => ({ delete: { id } });
const set = (id: string, fields: Record<string, Json>) => ({ patch: { id, set: fields } });
const reaction = ({ id }: Identity) => ({ _key: `${id}-heart`, userId: id, shortName: ":heart:" });

test("people can delete their own comments with all replies, editors can delete any, and nobody can react for another person", () => {
  const comments = openComments(OPTIONS);
  const write = (identity: Identity, ...mutations: Json[]) =>
    rejectionOf(() => comments.mutate(mutations, { identity }));

  expect(write(viewer, comment("c1", viewer))).toBe("accepted");
  expect(write(contributor, comment("reply", contributor, { parentCommentId: "c1" }))).toBe("accepted");
  expect(write(contributor, comment("c2", contributor))).toBe("accepted");
  const all = { delete: { query: '*[_type == "comment"]' } };
  for (const forbidden of [
    deleteOf("c2"),
    all,
    set("c2", { parentCommentId: "c1" }),
    set("c2", { threadId: "t2" }),
    set("c2", { reactions: [reaction(editor)] }),
    comment("c3", viewer, { reactions: [reaction(editor)] }),
  ])
    expect(write(viewer, forbidden)).toEqual(FORBIDDEN);
  expect(write(viewer, set("c2", { reactions: [reaction(viewer)] }))).toBe("accepted");
  expect(write(contributor, set("c2", { reactions: [] }))).toEqual(FORBIDDEN);
  expect(write(viewer, set("c2", { reactions: [] }))).toBe("accepted");

  expect(write(viewer, deleteOf("c1"))).toBe("accepted");
  expect(write(viewer, { delete: { query: '*[parentCommentId == "c1"]' } })).toBe("accepted");
  expect(comments.documents.get("reply")).toBeUndefined();
  expect(write(editor, deleteOf("c2"))).toBe("accepted");
});

const selectionOf = (text: string) => ({ type: "text", value: [{ _key: "a", text }] });

test("others may move the selected words of a comment, but not the comment to another document or field", () => {
  const comments = openComments(OPTIONS);
  const write = (identity: Identity, ...mutations: Json[]) =>
    rejectionOf(() => comments.mutate(mutations, { identity }));
  const target = {
    document: { _ref: "page", _weak: true },
    path: { field: "title", selection: selectionOf("old") },
  };
  expect(write(viewer, comment("c1", viewer, { target }))).toBe("accepted");
  expect(write(contributor, set("c1", { "target.path.selection": selectionOf("new") }))).toBe("accepted");
  expect(write(contributor, { patch: { id: "c1", unset: ["target.path.selection"] } })).toBe("accepted");
  for (const moved of [
    { "target.document._ref": "other" },
    { "target.path.field": "salary" },
    { "target.path": "title" },
    { target: null },
  ])
    expect(write(contributor, set("c1", moved))).toEqual(FORBIDDEN);
  expect(write(viewer, set("c1", { "target.path.field": "text" }))).toBe("accepted");
});

test("a read-only token cannot write comments, and a token that may write can import the comments of others", () => {
  const comments = openComments(OPTIONS);
  const create = { _id: "c1", _type: "comment", authorId: "ada" };
  const write = (identity: Identity) => rejectionOf(() => comments.mutate([{ create }], { identity }));
  expect(write({ id: "t1", role: "viewer", isRobot: true })).toEqual(FORBIDDEN);
  expect(write({ id: "t2", role: "editor", isRobot: true })).toBe("accepted");
});

function storedDocument(_id: string, _type: string): StoredDocument {
  return { _id, _type, _rev: "1", _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-01T00:00:00Z" };
}
