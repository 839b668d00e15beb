import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { keepScheduledChanges } from "./kept-changes.ts";

const draft = { _id: "drafts.news", _rev: "r1", _type: "blog", title: "Before", path: "/news" };
const version = {
  _type: "blog",
  path: "/news",
  title: "Changed in the schedule",
  _id: "versions.rSpring.news",
  _rev: "r7",
  _system: { base: { id: "drafts.news", rev: "r1" } },
};

/** The mutations for deleting a schedule, in a lake with these documents. */
async function mutationsFor(documents: { version?: object; draft?: object }): Promise<unknown[]> {
  const { client, mutations } = createTestClient((params) =>
    params.has("$draftId") ? (documents.draft ?? null) : [documents.version ?? []].flat(),
  );
  await keepScheduledChanges(client, "rSpring");
  return mutations;
}

test("changes made in a scheduled draft are copied into the draft it was made from", async () => {
  const { _rev, ...content } = { ...draft, title: "Changed in the schedule" };
  expect(await mutationsFor({ version, draft })).toMatchObject([{ createOrReplace: content }]);
});

test.each([
  ["a draft with its own changes, about which Sanity asks", { version, draft: { ...draft, _rev: "r2" } }],
  ["a draft with the same content", { version: { ...version, title: "Before" }, draft }],
  ["no draft, because Sanity then creates it", { version }],
  ["a release that is not a scheduled draft", { draft }],
])("%s is left alone", async (_, documents) => {
  expect(await mutationsFor(documents)).toEqual([]);
});
