import { expect, test } from "vitest";

import { commitChanges, refusedText } from "./commit-changes.ts";
import { createTestClient } from "./testing/test-client.ts";

const reference = (_ref: string) => ({ _type: "reference", _ref });
const page = { _id: "old", _rev: "1", _type: "page", path: "/old" };
const service = { _id: "cnc", _rev: "1", _type: "service", title: "Milling", partOf: reference("old") };

test("only the fields that change are written, and only to the revisions that were shown", async () => {
  const { client, mutations } = createTestClient();
  const { partOf: _partOf, ...unlinked } = service;
  await commitChanges(
    client,
    [
      { before: page, after: null },
      { before: service, after: unlinked },
    ],
    "test",
  );
  expect(mutations).toEqual([
    { patch: { id: "old", ifRevisionID: "1", setIfMissing: { _type: "page" } } },
    { delete: { id: "old" } },
    { patch: { id: "cnc", ifRevisionID: "1", unset: ["partOf"] } },
  ]);
});

test("undoing restores what was deleted and changed, and deletes what was created", async () => {
  const { client, mutations } = createTestClient();
  const made = { _id: "redirect-old", _rev: "1", _type: "redirect", from: "/old" };
  const changes = [
    { before: page, after: null },
    { before: service, after: { ...service, partOf: reference("new") } },
    { before: null, after: made },
  ];
  const { undo } = await commitChanges(client, changes, "test");
  mutations.length = 0;
  await commitChanges(client, undo, "test");
  const { _rev, ...restored } = page;
  expect(mutations).toEqual([
    { create: restored },
    { patch: { id: "cnc", ifRevisionID: "transaction", set: { partOf: reference("old") } } },
    { patch: { id: "redirect-old", ifRevisionID: "transaction", setIfMissing: { _type: "redirect" } } },
    { delete: { id: "redirect-old" } },
  ]);
});

test("the editor learns how many drafts the lake refused", () => {
  const change = { before: page, after: null };
  expect(refusedText({ refused: [] })).toBeUndefined();
  expect(refusedText({ refused: [change] })).toContain("One draft could");
  expect(refusedText({ refused: [change, change] })).toContain("2 drafts could");
});
