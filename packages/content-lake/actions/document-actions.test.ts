import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { editor, FOREVER, rejectionOf, setup } from "../testing/lake.ts";

const pair = { draftId: "drafts.a", publishedId: "a" };
const create = {
  actionType: "sanity.action.document.create",
  publishedId: "a",
  attributes: { _id: "drafts.a", _type: "page", title: "A" },
  ifExists: "fail",
};
const publish = { actionType: "sanity.action.document.publish", ...pair };
const unpublish = { actionType: "sanity.action.document.unpublish", ...pair };
const discard = { actionType: "sanity.action.document.discard", draftId: "drafts.a" };
const edit = (patch: JsonObject) => ({ actionType: "sanity.action.document.edit", ...pair, patch });
const remove = (more: JsonObject = {}) => ({
  actionType: "sanity.action.document.delete",
  publishedId: "a",
  includeDrafts: [],
  ...more,
});

test("actions of one request see each other's changes: create, edit and publish", () => {
  const { lake, runActions } = setup();
  runActions(create, edit({ set: { title: "B" } }), publish);
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
  expect(lake.documents.get("drafts.a")).toBeUndefined();
});

test("objects in arrays that a client sends get a _key", () => {
  const { lake, runActions } = setup();
  const key = expect.stringMatching(/^[A-Za-z0-9]{12}$/);
  const sent = { items: [{ a: 1 }, { _key: "own" }, "plain"], nested: { deep: [{ b: [{ c: 1 }] }] } };
  const kept = {
    items: [{ _key: key, a: 1 }, { _key: "own" }, "plain"],
    nested: { deep: [{ _key: key, b: [{ _key: key, c: 1 }] }] },
  };
  runActions({ ...create, attributes: { _id: "drafts.a", _type: "page", ...sent } });
  expect(lake.documents.get("drafts.a")).toMatchObject(kept);
  runActions(
    edit({ set: { more: [{ x: 1 }] } }),
    edit({ insert: { after: "items[-1]", items: [{ d: 1 }] } }),
  );
  expect(lake.documents.get("drafts.a")).toMatchObject({
    items: [...kept.items, { _key: key, d: 1 }],
    more: [{ _key: key, x: 1 }],
  });
  const replacement = { _id: "drafts.a", _type: "page", ...sent };
  runActions({
    actionType: "sanity.action.document.replaceDraft",
    publishedId: "a",
    attributes: replacement,
  });
  expect(lake.documents.get("drafts.a")).toMatchObject(kept);
  runActions({ actionType: "sanity.action.release.create", releaseId: "spring", metadata: sent });
  expect(lake.documents.get("_.releases.spring")).toMatchObject({ metadata: kept });
  const document = { _id: "versions.spring.a", _type: "page", ...sent };
  runActions({ actionType: "sanity.action.document.version.create", publishedId: "a", document });
  expect(lake.documents.get("versions.spring.a")).toMatchObject(kept);
  runActions({ actionType: "sanity.action.document.version.replace", document });
  expect(lake.documents.get("versions.spring.a")).toMatchObject(kept);
});

test("an edit and a publish in one request publish the edit", () => {
  const { lake, runActions } = setup();
  runActions(create, publish);
  runActions(edit({ set: { title: "B" } }), publish);
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
});

test("the first edit of a published document creates a draft, even if it only unsets the Studio's pseudo field", () => {
  const { lake, runActions } = setup();
  runActions(create, publish);
  runActions(edit({ unset: ["_empty_action_guard_pseudo_field_"] }));
  expect(lake.documents.get("drafts.a")).toMatchObject({
    _id: "drafts.a",
    title: "A",
    _createdAt: lake.documents.get("a")?._createdAt,
  });
  runActions(edit({ set: { title: "B" } }));
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "B" });
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
});

test("an edit of a missing document is rejected", () => {
  const { runActions } = setup();
  expect(rejectionOf(() => runActions(edit({ set: { title: "B" } })))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
});

test("publishing keeps _createdAt, strengthens references and creates a new revision", () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { lake, runActions, mutate } = setup({ now: () => now });
  mutate({ create: { _id: "b", _type: "page" } });
  runActions(create, publish);
  now += 60_000;
  const reference = { _type: "reference", _ref: "b", _weak: true };
  const staysWeak = { ...reference, _strengthenOnPublish: { type: "page", weak: true } };
  runActions(
    edit({ set: { link: { ...reference, _strengthenOnPublish: { type: "page" } }, weak: staysWeak } }),
  );
  runActions(publish);
  const { transactionId } = { transactionId: lake.documents.get("a")?._rev };
  expect(lake.documents.get("a")).toEqual({
    _id: "a",
    _type: "page",
    title: "A",
    link: { _type: "reference", _ref: "b" },
    weak: reference,
    _rev: transactionId,
    _createdAt: "2026-11-21T12:00:00.000Z",
    _updatedAt: "2026-11-21T12:01:00.000Z",
  });
  const written = lake.loggedResult(transactionId ?? "", { identity: editor });
  expect(written?.results.map(({ id }) => id)).toEqual(["a", "drafts.a"]);
});

test("publishing is rejected if the revisions differ from the given ones", () => {
  const { lake, runActions } = setup();
  runActions(create);
  expect(rejectionOf(() => runActions({ ...publish, ifDraftRevisionId: "old" }))).toMatchObject({
    status: 409,
    error: { type: "documentRevisionIDDoesNotMatchError", id: "drafts.a" },
  });
  runActions({ ...publish, ifDraftRevisionId: lake.documents.get("drafts.a")?._rev ?? "" });
  runActions(edit({ set: { title: "B" } }));
  expect(rejectionOf(() => runActions({ ...publish, ifPublishedRevisionId: "old" }))).toMatchObject({
    status: 409,
    error: { id: "a" },
  });
});

/** A reference to a document that is not published yet. */
const toUnpublished = (_ref: string) => ({ _type: "reference", _ref, _weak: true, _strengthenOnPublish: {} });

test("drafts that refer to each other are published in one request: both, or neither if one has changed", () => {
  const { lake, runActions, mutate } = setup();
  mutate({ create: { _id: "drafts.a", _type: "page", link: toUnpublished("b") } });
  mutate({ create: { _id: "drafts.b", _type: "page", link: toUnpublished("a") } });
  const publishB = { actionType: publish.actionType, draftId: "drafts.b", publishedId: "b" };
  rejectionOf(() => runActions(publishB, { ...publish, ifDraftRevisionId: "old" }));
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["drafts.a", "drafts.b"]);
  runActions(publishB, publish);
  expect(lake.documents.get("a")).toMatchObject({ link: { _type: "reference", _ref: "b" } });
  expect(lake.documents.get("b")?.link).toEqual({ _type: "reference", _ref: "a" });
});

test("create is rejected for an existing draft without ifExists: ignore, and for a published document", () => {
  const { lake, runActions } = setup();
  runActions(create);
  expect(rejectionOf(() => runActions(create))).toMatchObject({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "drafts.a" },
  });
  runActions({ ...create, attributes: { ...create.attributes, title: "B" }, ifExists: "ignore" });
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "A" });
  runActions(publish);
  expect(rejectionOf(() => runActions(create))).toMatchObject({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "a" },
  });
});

test("unpublishing creates a draft unless one exists", () => {
  const { lake, runActions } = setup();
  runActions(create, publish, unpublish);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "drafts.a", title: "A" }]);
  runActions(publish, edit({ set: { title: "B" } }), unpublish);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "drafts.a", title: "B" }]);
});

test("delete deletes the listed drafts and is rejected if one is not listed", () => {
  const { lake, runActions } = setup();
  runActions(create, publish, edit({ set: { title: "B" } }));
  expect(rejectionOf(() => runActions(remove()))).toMatchObject({
    status: 409,
    error: { type: "documentHasVersionsError", versionIDs: ["drafts.a"] },
  });
  runActions(remove({ includeDrafts: ["drafts.a"] }));
  expect(lake.documents.size).toBe(0);
});

test("delete is rejected for an unpublished document and for drafts of other documents", () => {
  const { runActions } = setup();
  runActions(create);
  expect(rejectionOf(() => runActions(remove({ includeDrafts: ["drafts.a"] })))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
  runActions(publish);
  expect(rejectionOf(() => runActions(remove({ includeDrafts: ["drafts.b"] })))).toMatchObject({
    status: 400,
  });
});

test("purge erases the history of the document and no other", () => {
  const { lake, runActions, mutate } = setup();
  mutate({ create: { _id: "b", _type: "page", title: "stays" } });
  mutate({ delete: { id: "b" } });
  runActions(create, publish);
  runActions(edit({ set: { title: "secret" } }));
  runActions(remove({ includeDrafts: ["drafts.a"], purge: true }));
  expect(lake.history.lastRevision("a", FOREVER)).toBeNull();
  expect(lake.history.lastRevision("drafts.a", FOREVER)).toBeNull();
  expect(JSON.stringify(lake.history.transactions(["a", "drafts.a"], { limit: 100 }))).not.toContain(
    "secret",
  );
  expect(lake.transactionsAfter(0)).toBeUndefined();
  expect(lake.history.lastRevision("b", FOREVER)).toMatchObject({ title: "stays" });
});

test("discard is rejected without a draft", () => {
  const { lake, runActions } = setup();
  runActions(create, publish, edit({ set: { title: "B" } }), discard);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "a", title: "A" }]);
  expect(rejectionOf(() => runActions(discard))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
});

test("replaceDraft replaces the draft or creates one of a published document", () => {
  const { lake, runActions } = setup();
  const replace = {
    actionType: "sanity.action.document.replaceDraft",
    publishedId: "a",
    attributes: { _id: "drafts.a", _type: "page", title: "old" },
  };
  expect(rejectionOf(() => runActions(replace))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
  runActions(create, publish, replace);
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "old" });
});

test.each([
  ["an unknown action", { actionType: "sanity.action.document.explode" }, /Unsupported action/],
  ["no action type", {}, /"actionType"/],
  ["an action that is not an object", "publish", /must be an object/],
  ["a draft id as published id", { ...publish, publishedId: "drafts.a" }, /published document/],
  ["a published id as draft id", { ...publish, draftId: "a" }, /draft/],
  ["a draft of another document", { ...publish, draftId: "drafts.b" }, /not a draft or version of "a"/],
  ["a malformed patch", edit({ set: { "[[": 1 } }), /Invalid path/],
  ["a patch that is not an object", { ...edit({}), patch: "set" }, /"patch"/],
  ["includeDrafts that is not an array", remove({ includeDrafts: "drafts.a" }), /array of strings/],
])("%s is rejected with 400 and changes nothing", (_, action, description) => {
  const { lake, runActions } = setup();
  runActions(create, publish);
  const before = [...lake.documents.all()];
  expect(rejectionOf(() => runActions(edit({ set: { title: "B" } }), action))).toMatchObject({
    status: 400,
    error: { description: expect.stringMatching(description) },
  });
  expect([...lake.documents.all()]).toEqual(before);
});
