import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { rejectionOf, setup, FOREVER } from "../testing/lake.ts";

const release = (verb: string, more: JsonObject = {}) => ({
  actionType: `sanity.action.release.${verb}`,
  releaseId: "spring",
  ...more,
});
const version = (verb: string, more: JsonObject) => ({
  actionType: `sanity.action.document.version.${verb}`,
  ...more,
});
const addA = version("create", {
  publishedId: "a",
  document: { _id: "versions.spring.a", _type: "page", title: "Spring" },
});
const state = "_.releases.spring";

function setupRelease() {
  const context = setup();
  context.mutate(
    { create: { _id: "a", _type: "page", title: "A" } },
    { create: { _id: "b", _type: "page", title: "B" } },
  );
  context.runActions(release("create", { metadata: { title: "Spring", releaseType: "asap" } }), addA);
  return context;
}

test("a new release is active and has the given metadata", () => {
  const { lake } = setupRelease();
  expect(lake.documents.get(state)).toMatchObject({
    _type: "system.release",
    name: "spring",
    state: "active",
    metadata: { title: "Spring", releaseType: "asap" },
  });
});

test("only the metadata of a release can be edited", () => {
  const { lake, runActions } = setupRelease();
  runActions(release("edit", { patch: { set: { "metadata.title": "Summer" } } }));
  expect(lake.documents.get(state)).toMatchObject({ metadata: { title: "Summer", releaseType: "asap" } });
  expect(
    rejectionOf(() => runActions(release("edit", { patch: { set: { state: "published" } } }))),
  ).toMatchObject({
    status: 400,
  });
});

test("publishing a release publishes its versions and unpublishes the marked ones", () => {
  const { lake, runActions } = setupRelease();
  runActions(version("unpublish", { publishedId: "b", versionId: "versions.spring.b" }));
  const rev = lake.documents.get("versions.spring.a")?._rev;
  runActions(release("publish"));
  expect([...lake.documents.all()].map(({ _id }) => _id).toSorted()).toEqual(["_.releases.spring", "a"]);
  expect(lake.documents.get("a")).toMatchObject({ title: "Spring" });
  expect(lake.documents.get(state)).toMatchObject({
    state: "published",
    publishedAt: expect.any(String),
    finalDocumentStates: [{ id: "versions.spring.a", revisionId: rev }, { id: "versions.spring.b" }],
  });
  expect(lake.history.documentEvents("a", { limit: 1 }, FOREVER).events).toMatchObject([
    { type: "publishDocumentVersion", publishCause: "release.publish", releaseId: "spring" },
  ]);
});

test("unarchiving a release restores its versions", () => {
  const { lake, runActions } = setupRelease();
  const before = lake.documents.get("versions.spring.a");
  runActions(release("archive"));
  expect(lake.documents.get("versions.spring.a")).toBeUndefined();
  expect(rejectionOf(() => runActions(release("publish")))).toMatchObject({
    status: 409,
    error: { type: "invalidReleaseStateError" },
  });
  runActions(release("unarchive"));
  expect(lake.documents.get("versions.spring.a")).toMatchObject({
    title: "Spring",
    _createdAt: before?._createdAt,
  });
  expect(lake.documents.get(state)).toMatchObject({ state: "active" });
});

test("only an archived or published release can be deleted", () => {
  const { lake, runActions } = setupRelease();
  expect(rejectionOf(() => runActions(release("delete")))).toMatchObject({
    status: 409,
    error: { type: "invalidReleaseStateError", state: "active" },
  });
  runActions(release("archive"), release("delete"));
  expect(lake.documents.get(state)).toBeUndefined();
});

const scheduled = release("schedule", { publishAt: "2027-03-01T00:00:00Z" });
const editA = {
  actionType: "sanity.action.document.edit",
  publishedId: "a",
  draftId: "versions.spring.a",
  patch: { set: { title: "Late" } },
};

test.each([
  ["an edit", editA],
  ["a new version", version("create", { publishedId: "b", baseId: "b", versionId: "versions.spring.b" })],
  ["a discard", version("discard", { versionId: "versions.spring.a" })],
  ["an unpublish", version("unpublish", { publishedId: "b", versionId: "versions.spring.b" })],
])("%s in a scheduled release is rejected until it is unscheduled", (_, action) => {
  const { runActions } = setupRelease();
  runActions(scheduled);
  expect(rejectionOf(() => runActions(action))).toMatchObject({
    status: 409,
    error: { type: "invalidReleaseStateError", state: "scheduled" },
  });
  runActions(release("unschedule"), action);
});

test.each([
  ["a patch", { patch: { id: "versions.spring.a", set: { title: "Late" } } }],
  ["a replacement", { createOrReplace: { _id: "versions.spring.a", _type: "page" } }],
  ["a deletion", { delete: { id: "versions.spring.a" } }],
  ["a deletion by query", { delete: { query: "*[_type == $type]", params: { type: "page" } } }],
  ["a new version", { create: { _id: "versions.spring.b", _type: "page" } }],
])("%s by mutation in a scheduled release is rejected until it is unscheduled", (_, mutation) => {
  const { lake, mutate, runActions } = setupRelease();
  runActions(scheduled);
  const before = [...lake.documents.all()];
  expect(rejectionOf(() => mutate({ delete: { id: "b" } }, mutation))).toMatchObject({
    status: 409,
    error: { type: "invalidReleaseStateError", releaseId: "spring", state: "scheduled" },
  });
  expect([...lake.documents.all()]).toEqual(before);
  runActions(release("unschedule"));
  mutate(mutation);
});

test("a document that a scheduled release will reference cannot be deleted", () => {
  const { mutate, runActions } = setupRelease();
  const weak = { _type: "reference", _ref: "b", _weak: true };
  runActions({ ...editA, patch: { set: { link: weak } } }, scheduled);
  mutate({ create: { _id: "c", _type: "page" } }, { delete: { id: "c" } });
  mutate({ delete: { id: "b" } }, { create: { _id: "b", _type: "page" } });
  runActions(release("unschedule"));
  const strengthened = { ...weak, _strengthenOnPublish: { type: "page" } };
  runActions({ ...editA, patch: { set: { link: strengthened } } }, scheduled);
  expect(rejectionOf(() => mutate({ delete: { id: "b" } }))).toMatchObject({
    status: 409,
    error: { type: "documentHasExistingReferencesError", referencingIDs: ["versions.spring.a"] },
  });
  runActions(release("publish"));
});

test("an imported scheduled release is active, so that its documents can be imported too", () => {
  const { lake, mutate, runActions } = setup();
  const attributes = {
    _type: "system.release",
    name: "spring",
    state: "scheduled",
    publishAt: "2027-03-01T00:00:00.000Z",
    metadata: { title: "Spring" },
  };
  runActions(release("import", { ifExists: "fail", attributes }));
  mutate({ create: { _id: "versions.spring.a", _type: "page" } });
  expect(lake.documents.get(state)).toMatchObject({
    state: "active",
    metadata: { title: "Spring", releaseType: "scheduled", intendedPublishAt: "2027-03-01T00:00:00.000Z" },
  });
  expect(lake.documents.get(state)).not.toHaveProperty("publishAt");
});

test("a version is created from a base document only if it has the given revision", () => {
  const { lake, runActions } = setupRelease();
  const fromB = version("create", { publishedId: "b", baseId: "b", versionId: "versions.spring.b" });
  expect(rejectionOf(() => runActions({ ...fromB, ifBaseRevisionId: "old" }))).toMatchObject({
    status: 409,
    error: { type: "documentRevisionIDDoesNotMatchError", id: "b" },
  });
  runActions({ ...fromB, ifBaseRevisionId: lake.documents.get("b")?._rev ?? "" });
  expect(lake.documents.get("versions.spring.b")).toMatchObject({ title: "B" });
  expect(rejectionOf(() => runActions(fromB))).toMatchObject({
    status: 409,
    error: { type: "documentAlreadyExistsError" },
  });
});

test("replace and discard are rejected without a version", () => {
  const { lake, runActions } = setupRelease();
  runActions(version("replace", { document: { _id: "versions.spring.a", _type: "page", title: "New" } }));
  expect(lake.documents.get("versions.spring.a")).toMatchObject({ title: "New" });
  runActions(version("discard", { versionId: "versions.spring.a" }));
  expect(rejectionOf(() => runActions(version("discard", { versionId: "versions.spring.a" })))).toMatchObject(
    {
      status: 409,
    },
  );
  expect(
    rejectionOf(() =>
      runActions(version("replace", { document: { _id: "versions.spring.a", _type: "page" } })),
    ),
  ).toMatchObject({ status: 409 });
});

test("a document with a version in a release is deleted only if the version is listed", () => {
  const { runActions } = setupRelease();
  const remove = { actionType: "sanity.action.document.delete", publishedId: "a", includeDrafts: [] };
  expect(rejectionOf(() => runActions(remove))).toMatchObject({
    status: 409,
    error: { versionIDs: ["versions.spring.a"] },
  });
});

test("the events of a release are newest first", () => {
  const { lake, runActions } = setup();
  for (const action of [
    release("create", { metadata: { intendedPublishAt: "2027-03-01T00:00:00.000Z" } }),
    addA,
    release("edit", { patch: { set: { "metadata.title": "Spring" } } }),
    version("discard", { versionId: "versions.spring.a" }),
    release("schedule", { publishAt: "2027-03-01T00:00:00.000Z" }),
    release("unschedule"),
    release("archive"),
    release("unarchive"),
    release("publish"),
  ])
    runActions(action);
  expect(lake.history.releaseEvents("spring", FOREVER)).toMatchObject([
    { type: "publishRelease", releaseName: "spring", author: "ada" },
    { type: "unarchiveRelease" },
    { type: "archiveRelease" },
    { type: "unscheduleRelease" },
    { type: "scheduleRelease", publishAt: "2027-03-01T00:00:00.000Z" },
    { type: "discardDocumentFromRelease", documentId: "a", versionId: "versions.spring.a" },
    { type: "addDocumentToRelease", documentId: "a", versionId: "versions.spring.a" },
    {
      type: "createRelease",
      change: { releaseType: "undecided", intendedPublishDate: "2027-03-01T00:00:00.000Z" },
    },
  ]);
});

/** The requests of the Studio's “Schedule publish”: useScheduleDraftOperations of the sanity package. */
function scheduleDraft({ runActions, lake }: ReturnType<typeof setup>, id: string): void {
  runActions(
    release("create", {
      metadata: { title: "Scheduled publish", releaseType: "scheduled", cardinality: "one" },
    }),
  );
  runActions(
    version("create", {
      publishedId: id,
      baseId: `drafts.${id}`,
      versionId: `versions.spring.${id}`,
      ifBaseRevisionId: lake.documents.get(`drafts.${id}`)?._rev ?? "",
    }),
  );
  runActions(scheduled);
}

test("a scheduled draft is locked, and the original draft still exists", () => {
  const context = setup();
  const { lake, mutate, runActions } = context;
  mutate({ create: { _id: "drafts.c", _type: "page", title: "C" } });
  scheduleDraft(context, "c");
  const base = { id: "drafts.c", rev: lake.documents.get("drafts.c")?._rev };
  expect(lake.documents.get("versions.spring.c")).toMatchObject({ title: "C", _system: { base } });
  expect(
    rejectionOf(() => runActions({ ...editA, publishedId: "c", draftId: "versions.spring.c" })),
  ).toMatchObject({ status: 409 });
});

test("a scheduled draft is moved to another time by scheduling it again", () => {
  const context = setup();
  const { lake, mutate, runActions } = context;
  mutate({ create: { _id: "drafts.c", _type: "page" } });
  scheduleDraft(context, "c");
  const publishAt = "2027-04-01T00:00:00.000Z";
  runActions(
    release("edit", { patch: { set: { metadata: { cardinality: "one", intendedPublishAt: publishAt } } } }),
  );
  runActions(release("schedule", { publishAt }));
  expect(lake.documents.get(state)).toMatchObject({
    state: "scheduled",
    publishAt,
    metadata: { intendedPublishAt: publishAt },
  });
});

test("when a scheduled draft is published, the original draft is removed if it has not changed", () => {
  const context = setup();
  const { lake, mutate, runActions } = context;
  mutate({ create: { _id: "drafts.c", _type: "page", title: "C" } });
  scheduleDraft(context, "c");
  runActions(release("publish"));
  expect(lake.documents.get("c")).toMatchObject({ title: "C" });
  expect(lake.documents.get("c")).not.toHaveProperty("_system");
  expect(lake.documents.get("drafts.c")).toBeUndefined();
});

test("a draft that was changed after it was scheduled is kept", () => {
  const context = setup();
  const { lake, mutate, runActions } = context;
  mutate({ create: { _id: "drafts.c", _type: "page", title: "C" } });
  scheduleDraft(context, "c");
  mutate({ patch: { id: "drafts.c", set: { title: "Later" } } });
  runActions(release("publish"));
  expect(lake.documents.get("c")).toMatchObject({ title: "C" });
  expect(lake.documents.get("drafts.c")).toMatchObject({ title: "Later" });
});

test("canceling a scheduled draft turns it back into a draft", () => {
  const context = setup();
  const { lake, mutate, runActions } = context;
  mutate({ create: { _id: "drafts.c", _type: "page", title: "C" } });
  scheduleDraft(context, "c");
  const { _rev, ...content } = lake.documents.get("versions.spring.c") ?? { _id: "", _type: "" };
  mutate({ createOrReplace: { ...content, _id: "drafts.c" } });
  runActions(release("unschedule"));
  runActions(release("archive"));
  runActions(release("delete"));
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["drafts.c"]);
});
