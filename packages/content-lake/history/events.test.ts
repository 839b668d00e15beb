import { expect, test } from "vitest";

import { setup, FOREVER } from "../testing/lake.ts";

const draft = { _id: "drafts.a", _type: "page", title: "A" };
const pair = { draftId: "drafts.a", publishedId: "a" };

function types(events: readonly { type?: unknown }[]): unknown[] {
  return events.map(({ type }) => type);
}

test("the events of a document and of its draft are newest first", () => {
  const { lake, identity, runActions } = setup();
  const step = (transactionId: string, action: object) =>
    lake.action([{ ...action }], { identity, transactionId });
  runActions({ actionType: "sanity.action.document.create", publishedId: "a", attributes: draft });
  step("publish", { actionType: "sanity.action.document.publish", ...pair });
  step("edit", { actionType: "sanity.action.document.edit", ...pair, patch: { set: { title: "B" } } });
  step("discard", { actionType: "sanity.action.document.discard", draftId: "drafts.a" });
  step("unpublish", { actionType: "sanity.action.document.unpublish", ...pair });
  const page = { limit: 100 };
  expect(types(lake.history.documentEvents("a", page, FOREVER).events)).toEqual([
    "unpublishDocument",
    "publishDocumentVersion",
  ]);
  expect(types(lake.history.documentEvents("drafts.a", page, FOREVER).events)).toEqual([
    "createDocumentVersion",
    "unpublishDocument",
    "deleteDocumentVersion",
    "createDocumentVersion",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
  expect(lake.history.documentEvents("drafts.a", page, FOREVER).events[2]).toMatchObject({
    versionId: "drafts.a",
    versionRevisionId: "edit",
    documentId: "a",
    author: "ada",
  });
});

test.each(["constructor", "__proto__"])("a document with the id %s has the events of others", (id) => {
  const { lake, runActions } = setup();
  const [publishedId, draftId] = [id, `drafts.${id}`];
  const create = { actionType: "sanity.action.document.create", publishedId };
  runActions({ ...create, attributes: { ...draft, _id: draftId } });
  expect(types(lake.history.documentEvents(draftId, { limit: 100 }, FOREVER).events)).toEqual([
    "createDocumentVersion",
  ]);
  runActions({ actionType: "sanity.action.document.publish", draftId, publishedId });
  expect(types(lake.history.documentEvents(id, { limit: 100 }, FOREVER).events)).toEqual([
    "publishDocumentVersion",
  ]);
});

test("a publish event names the version and the revision that was published", () => {
  const { lake, identity } = setup();
  lake.action([{ actionType: "sanity.action.document.create", publishedId: "a", attributes: draft }], {
    identity,
    transactionId: "one",
  });
  lake.action([{ actionType: "sanity.action.document.publish", ...pair }], {
    identity,
    transactionId: "two",
  });
  expect(lake.history.documentEvents("a", { limit: 100 }, FOREVER)).toEqual({
    events: [
      {
        type: "publishDocumentVersion",
        timestamp: expect.any(String),
        author: "ada",
        documentId: "a",
        revisionId: "two",
        versionId: "drafts.a",
        versionRevisionId: "one",
        publishCause: "document.publish",
      },
    ],
    nextCursor: "",
  });
});

test("the draft of a page shows what a release published, also while it has changes of its own", () => {
  const { lake, identity } = setup();
  const release = { _id: "_.releases.r1", _type: "system.release", name: "r1", state: "active" };
  const mutations = [
    { create: { ...release, metadata: { title: "Spring", releaseType: "asap" } } },
    { create: { ...draft, _id: "a", title: "Before" } },
    { create: { ...draft, _id: "versions.r1.a", title: "Released" } },
    { create: { ...draft, title: "My draft" } },
  ];
  lake.mutate(mutations, { identity });
  const publish = { actionType: "sanity.action.release.publish", releaseId: "r1" };
  lake.action([publish], { identity, transactionId: "publish" });

  const { events } = lake.history.documentEvents("drafts.a", { limit: 100 }, FOREVER);
  expect(events[0]).toMatchObject({ revisionId: "publish", releaseId: "r1" });
  // With it, the Studio would ask for a revision that the draft never had.
  expect(events[0]).not.toHaveProperty("versionRevisionId");
  expect(lake.history.atRevision("drafts.a", "publish", FOREVER)).toMatchObject({
    title: "Released",
  });
});

test("a live-edited document has events for its creation and its updates", () => {
  const { lake, mutate } = setup();
  mutate({ create: { _id: "a", _type: "page" } });
  mutate({ patch: { id: "a", set: { title: "B" } } });
  expect(types(lake.history.documentEvents("a", { limit: 100 }, FOREVER).events)).toEqual([
    "updateLiveDocument",
    "createLiveDocument",
  ]);
});

test("pages of events have no duplicates and no gaps, even with many edits in between", () => {
  const { lake, mutate } = setup();
  mutate({ create: draft });
  for (let edit = 0; edit < 450; edit += 1) mutate({ patch: { id: "drafts.a", set: { title: `${edit}` } } });
  mutate({ delete: { id: "drafts.a" } });
  const first = lake.history.documentEvents("drafts.a", { limit: 1 }, FOREVER);
  const second = lake.history.documentEvents("drafts.a", { limit: 1, cursor: first.nextCursor }, FOREVER);
  const third = lake.history.documentEvents("drafts.a", { limit: 1, cursor: second.nextCursor }, FOREVER);
  expect([...types(first.events), ...types(second.events), ...types(third.events)]).toEqual([
    "deleteDocumentVersion",
    "createDocumentVersion",
  ]);
  expect(third.nextCursor).toBe("");
});

test("the events of a release are the newest 1,000 additions and removals, and all changes of its state", () => {
  const { lake, identity, mutate } = setup();
  lake.action([{ actionType: "sanity.action.release.create", releaseId: "r", metadata: {} }], { identity });
  const ids = Array.from({ length: 1100 }, (_, index) => `versions.r.page${index}`);
  mutate(...ids.map((_id) => ({ create: { _id, _type: "page" } })));
  mutate({ delete: { id: "versions.r.page0" } });
  const events = types(lake.history.releaseEvents("r", FOREVER));
  expect(events).toHaveLength(1001);
  expect(events.slice(0, 2)).toEqual(["discardDocumentFromRelease", "addDocumentToRelease"]);
  expect(events.at(-1)).toBe("createRelease");
});

test("the events of a release do not read the edits of its documents", () => {
  const { lake, mutate } = setup();
  const ids = Array.from({ length: 400 }, (_, index) => `versions.r.page${index}`);
  mutate(...ids.map((_id) => ({ create: { _id, _type: "page" } })));
  /** The processor time of reading the events a few times. */
  const readingMs = () => {
    const start = process.threadCpuUsage();
    for (let time = 0; time < 10; time++)
      expect(lake.history.releaseEvents("r", FOREVER)).toHaveLength(ids.length);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  readingMs();
  const before = readingMs();
  for (let count = 0; count < 50; count++)
    mutate({ patch: { query: `*[_id in path("versions.r.**")]`, set: { count } } });
  expect(readingMs()).toBeLessThan(2 * before + 50);
});
