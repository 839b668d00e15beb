import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { rejectionOf, setup } from "../test-lake.ts";

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

test("a draft is created, edited and published in one call, each action seeing the one before", () => {
  const { lake, action: act } = setup();
  act(create, edit({ set: { title: "B" } }), publish);
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
  expect(lake.documents.get("drafts.a")).toBeUndefined();
});

test("an edit and a publication in one call publish the edit", () => {
  const { lake, action: act } = setup();
  act(create, publish);
  act(edit({ set: { title: "B" } }), publish);
  expect(lake.documents.get("a")).toMatchObject({ title: "B" });
});

test("the first edit of a published document makes a draft of it; the Studio's guard field is no edit", () => {
  const { lake, action: act } = setup();
  act(create, publish);
  act(edit({ unset: ["_empty_action_guard_pseudo_field_"] }));
  expect(lake.documents.get("drafts.a")).toMatchObject({
    _id: "drafts.a",
    title: "A",
    _createdAt: lake.documents.get("a")?._createdAt,
  });
  act(edit({ set: { title: "B" } }));
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "B" });
  expect(lake.documents.get("a")).toMatchObject({ title: "A" });
});

test("an edit of nothing is refused", () => {
  const { action: act } = setup();
  expect(rejectionOf(() => act(edit({ set: { title: "B" } })))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
});

test("a publication keeps the time of creation, makes weak references strong and takes a revision of its own", () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { lake, action: act, mutate } = setup({ now: () => now });
  mutate({ create: { _id: "b", _type: "page" } });
  act(create, publish);
  now += 60_000;
  const reference = { _type: "reference", _ref: "b", _weak: true };
  const staysWeak = { ...reference, _strengthenOnPublish: { type: "page", weak: true } };
  act(edit({ set: { link: { ...reference, _strengthenOnPublish: { type: "page" } }, weak: staysWeak } }));
  act(publish);
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
  expect(lake.transaction(transactionId ?? "")?.changes.map(({ id }) => id)).toEqual(["a", "drafts.a"]);
});

test("a publication checks the revisions that it is given", () => {
  const { lake, action: act } = setup();
  act(create);
  expect(rejectionOf(() => act({ ...publish, ifDraftRevisionId: "old" }))).toMatchObject({
    status: 409,
    error: { type: "documentRevisionIDDoesNotMatchError", id: "drafts.a" },
  });
  act({ ...publish, ifDraftRevisionId: lake.documents.get("drafts.a")?._rev ?? "" });
  act(edit({ set: { title: "B" } }));
  expect(rejectionOf(() => act({ ...publish, ifPublishedRevisionId: "old" }))).toMatchObject({
    status: 409,
    error: { id: "a" },
  });
});

test("creation is refused over a draft, unless it is to be ignored, and over a published document", () => {
  const { lake, action: act } = setup();
  act(create);
  expect(rejectionOf(() => act(create))).toMatchObject({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "drafts.a" },
  });
  act({ ...create, attributes: { ...create.attributes, title: "B" }, ifExists: "ignore" });
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "A" });
  act(publish);
  expect(rejectionOf(() => act(create))).toMatchObject({
    status: 409,
    error: { type: "documentAlreadyExistsError", id: "a" },
  });
});

test("unpublishing leaves a draft, and keeps the one that is there", () => {
  const { lake, action: act } = setup();
  act(create, publish, unpublish);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "drafts.a", title: "A" }]);
  act(publish, edit({ set: { title: "B" } }), unpublish);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "drafts.a", title: "B" }]);
});

test("a deletion takes the drafts that are listed and is refused while one is not", () => {
  const { lake, action: act } = setup();
  act(create, publish, edit({ set: { title: "B" } }));
  expect(rejectionOf(() => act(remove()))).toMatchObject({
    status: 409,
    error: { type: "documentHasVersionsError", versionIDs: ["drafts.a"] },
  });
  act(remove({ includeDrafts: ["drafts.a"] }));
  expect(lake.documents.size).toBe(0);
});

test("a deletion is refused for what was never published and for drafts of others", () => {
  const { action: act } = setup();
  act(create);
  expect(rejectionOf(() => act(remove({ includeDrafts: ["drafts.a"] })))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
  act(publish);
  expect(rejectionOf(() => act(remove({ includeDrafts: ["drafts.b"] })))).toMatchObject({ status: 400 });
});

test("a purge takes the history along, and only its own", () => {
  const { lake, action: act, mutate } = setup();
  mutate({ create: { _id: "b", _type: "page", title: "stays" } });
  mutate({ delete: { id: "b" } });
  act(create, publish);
  act(edit({ set: { title: "secret" } }));
  act(remove({ includeDrafts: ["drafts.a"], purge: true }));
  expect(lake.history.lastRevision("a")).toBeNull();
  expect(lake.history.lastRevision("drafts.a")).toBeNull();
  expect(JSON.stringify(lake.history.transactions(["a", "drafts.a"], { limit: 100 }))).not.toContain(
    "secret",
  );
  expect(lake.transactionsAfter(0)).toBeUndefined();
  expect(lake.history.lastRevision("b")).toMatchObject({ title: "stays" });
});

test("discarding needs a draft", () => {
  const { lake, action: act } = setup();
  act(create, publish, edit({ set: { title: "B" } }), discard);
  expect([...lake.documents.all()]).toMatchObject([{ _id: "a", title: "A" }]);
  expect(rejectionOf(() => act(discard))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
});

test("a restored revision replaces the draft, or makes one of a published document", () => {
  const { lake, action: act } = setup();
  const replace = {
    actionType: "sanity.action.document.replaceDraft",
    publishedId: "a",
    attributes: { _id: "drafts.a", _type: "page", title: "old" },
  };
  expect(rejectionOf(() => act(replace))).toMatchObject({
    status: 409,
    error: { type: "documentNotFoundError" },
  });
  act(create, publish, replace);
  expect(lake.documents.get("drafts.a")).toMatchObject({ title: "old" });
});

test.each([
  ["an unknown action", { actionType: "sanity.action.document.explode" }, /Unsupported action/],
  ["no action type", {}, /"actionType"/],
  ["no object", "publish", /must be an object/],
  ["a draft in the place of a published id", { ...publish, publishedId: "drafts.a" }, /published document/],
  ["a published id in the place of a draft", { ...publish, draftId: "a" }, /draft/],
  ["a draft of another document", { ...publish, draftId: "drafts.b" }, /not a draft or version of "a"/],
  ["a malformed patch", edit({ set: { "[[": 1 } }), /Invalid path/],
  ["a patch that is none", { ...edit({}), patch: "set" }, /"patch"/],
  ["includeDrafts that is no list", remove({ includeDrafts: "drafts.a" }), /array of texts/],
])("%s is refused with 400 and nothing changes", (_, action, description) => {
  const { lake, action: act } = setup();
  act(create, publish);
  const before = [...lake.documents.all()];
  expect(rejectionOf(() => act(edit({ set: { title: "B" } }), action))).toMatchObject({
    status: 400,
    error: { description: expect.stringMatching(description) },
  });
  expect([...lake.documents.all()]).toEqual(before);
});
