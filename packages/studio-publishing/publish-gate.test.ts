import type { Finding } from "studio-check/findings.ts";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import type { Answer } from "./publish-dialog.tsx";
import { createPublishGate, type StudioConnection } from "./publish-gate.tsx";

/** Becomes a strong reference when its document is published. */
const link = { _type: "reference", _ref: "offer", _weak: true, _strengthenOnPublish: { type: "section" } };
const draft = { _id: "drafts.news", _rev: "1", _type: "blog", link };
const version = { ...draft, _id: "versions.rSpring.news" };

function findingIn(document: Finding["document"], fields: Partial<Finding> = {}): Finding {
  return { document, level: "warning", message: "Example text", path: "lead", breadcrumb: "Lead", ...fields };
}

const Patch = v.object({ patch: v.object({ id: v.string() }) });

interface Setup {
  level?: Finding["level"];
  answer?: Answer;
  references?: Finding["document"][];
  check?: StudioConnection["check"];
}

/**
 * A gate whose check finds the same problem in each document, and whose dialog always gets the same answer. `weakened` returns the ids of
 * documents whose references it has kept weak.
 */
function setup({
  level = "warning",
  answer = "all",
  references = [],
  check = async (documents) => documents.map((document) => findingIn(document, { level })),
}: Setup) {
  const ask = vi.fn<StudioConnection["ask"]>(async () => answer);
  const { client, mutations } = createTestClient((params) => {
    if (params.has("$prefix")) return [version];
    return params.has("$draftIds") ? { drafts: references, publishedIds: [] } : [];
  });
  const gate = createPublishGate();
  const disconnect = gate.connect({ client, check, ask });
  const weakened = () => mutations.map((mutation) => v.parse(Patch, mutation).patch.id);
  return { gate, ask, weakened, disconnect };
}

test("a document with a warning asks the editor, who decides", async () => {
  const allowed = setup({ answer: "all" });
  expect(await allowed.gate.confirmDocument(draft, { action: "publish" })).toBe(true);
  expect(allowed.ask).toHaveBeenCalledWith({ action: "publish", problems: [findingIn(draft)] });
  const canceled = setup({ answer: "nothing" });
  expect(await canceled.gate.confirmDocument(draft, { action: "publish" })).toBe(false);
});

test("hints are not asked about", async () => {
  const { gate, ask } = setup({ level: "info", answer: "nothing" });
  expect(await gate.confirmDocument(draft, { action: "publish" })).toBe(true);
  expect(await gate.confirmRelease("rSpring", "publish")).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test("a release asks about its versions", async () => {
  const { gate, ask } = setup({ answer: "nothing" });
  expect(await gate.confirmRelease("rSpring", "schedule")).toBe(false);
  expect(ask).toHaveBeenCalledWith({ action: "schedule", problems: [findingIn(version)] });
});

test("a problem that was accepted for a scheduled draft is asked about again only by the next release", async () => {
  const { gate, ask } = setup({ answer: "all" });
  await gate.confirmDocument(draft, { action: "schedule", isReleaseNext: true });
  await gate.confirmRelease("rSpring", "schedule");
  expect(ask).toHaveBeenCalledTimes(1);
  await gate.confirmRelease("rSpring", "publish");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a problem that was accepted for publishing a document is asked about again by a release", async () => {
  const { gate, ask } = setup({ answer: "all" });
  await gate.confirmDocument(draft, { action: "publish" });
  await gate.confirmRelease("rSpring", "publish");
  expect(ask).toHaveBeenCalledTimes(2);
});

const section = { _id: "drafts.offer", _rev: "1", _type: "section" };

test("a draft that refers to unpublished documents asks even without problems, and the editor decides what to publish", async () => {
  const published = async (answer: Answer) => {
    const { gate, ask } = setup({ answer, references: [section], check: async () => [] });
    const documents = await gate.documentsToPublish(draft);
    expect(ask).toHaveBeenCalledWith({
      action: "publish",
      problems: [],
      together: { documents: [draft, section], isAlonePossible: true },
    });
    return documents;
  };
  expect(await published("all")).toEqual([draft, section]);
  expect(await published("alone")).toEqual([draft]);
  expect(await published("nothing")).toEqual([]);
});

test("a draft cannot be published alone if it has errors without the documents that it refers to", async () => {
  const { gate, ask } = setup({
    references: [section],
    check: async (documents) => (documents.length === 1 ? [findingIn(draft, { level: "error" })] : []),
  });
  await gate.documentsToPublish(draft);
  expect(ask.mock.lastCall?.[0]).toMatchObject({ problems: [], together: { isAlonePossible: false } });
});

test("the problems of everything that is published together are listed", async () => {
  const { gate, ask } = setup({ references: [section] });
  await gate.documentsToPublish(draft);
  expect(ask.mock.lastCall?.[0].problems).toEqual([findingIn(draft), findingIn(section)]);
});

test("a draft whose references are all published is asked about only if it has problems", async () => {
  const withProblems = setup({ answer: "nothing" });
  expect(await withProblems.gate.documentsToPublish(draft)).toEqual([]);
  expect(withProblems.ask).toHaveBeenCalledWith({ action: "publish", problems: [findingIn(draft)] });
  const finished = setup({ answer: "nothing", check: async () => [] });
  expect(await finished.gate.documentsToPublish(draft)).toEqual([draft]);
});

test("before the Studio has loaded, and after it has closed, everything passes", async () => {
  const { gate, ask, disconnect } = setup({ answer: "nothing" });
  disconnect();
  expect(await gate.confirmRelease("rSpring", "publish")).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test("references to documents that do not go live stay weak, once the editor has agreed", async () => {
  const canceled = setup({ answer: "nothing" });
  await canceled.gate.confirmDocument(draft, { action: "publish" });
  await canceled.gate.confirmRelease("rSpring", "publish");
  expect(canceled.weakened()).toEqual([]);

  const alone = setup({ answer: "alone", references: [section] });
  await alone.gate.documentsToPublish(draft);
  expect(alone.weakened()).toEqual([draft._id]);
  const together = setup({ answer: "all", references: [section] });
  await together.gate.documentsToPublish(draft);
  expect(together.weakened()).toEqual([]);
  const release = setup({ answer: "all" });
  await release.gate.confirmRelease("rSpring", "schedule");
  expect(release.weakened()).toEqual([version._id]);
});

test("drafts that are published together are asked about once", async () => {
  const other = { ...draft, _id: "drafts.other" };
  const { gate, ask, weakened } = setup({ answer: "all" });
  expect(await gate.confirmDrafts([draft, other])).toBe(true);
  expect(ask.mock.calls).toEqual([[{ action: "publish", problems: [findingIn(draft), findingIn(other)] }]]);
  expect(weakened()).toEqual([draft._id, other._id]);
  expect(await setup({ answer: "nothing" }).gate.confirmDrafts([draft])).toBe(false);
});
