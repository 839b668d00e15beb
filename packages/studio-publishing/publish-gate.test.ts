import type { Finding } from "studio-check/findings.ts";
import { expect, test, vi } from "vitest";

import { type Answer, createPublishGate, type StudioConnection } from "./publish-gate.ts";

const draft = { _id: "drafts.news", _rev: "1", _type: "blog" };
const version = { ...draft, _id: "versions.rSpring.news" };

function findingIn(document: Finding["document"], fields: Partial<Finding> = {}): Finding {
  return { document, level: "warning", message: "Example text", path: "lead", breadcrumb: "Lead", ...fields };
}

interface Setup {
  level?: Finding["level"];
  answer?: Answer;
  references?: Finding["document"][];
  check?: StudioConnection["check"];
}

/** A gate whose check finds the same problem in each document, and whose dialog always gets the same answer. */
function setup({
  level = "warning",
  answer = "all",
  references = [],
  check = async (documents) => documents.map((document) => findingIn(document, { level })),
}: Setup) {
  const ask = vi.fn<StudioConnection["ask"]>(async () => answer);
  const keepReferencesWeak = vi.fn<StudioConnection["keepReferencesWeak"]>(async () => undefined);
  const gate = createPublishGate();
  const disconnect = gate.connect({
    check,
    versionsIn: async () => [version],
    unpublishedReferences: async () => references,
    keepReferencesWeak,
    keepScheduledChanges: async () => undefined,
    ask,
  });
  return { gate, ask, keepReferencesWeak, disconnect };
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
  expect(canceled.keepReferencesWeak).not.toHaveBeenCalled();

  const alone = setup({ answer: "alone", references: [version] });
  await alone.gate.documentsToPublish(draft);
  expect(alone.keepReferencesWeak.mock.calls).toEqual([[[draft]]]);
  const release = setup({ answer: "all" });
  await release.gate.confirmRelease("rSpring", "schedule");
  expect(release.keepReferencesWeak.mock.calls).toEqual([[[version]]]);
});

test("drafts that are published together are asked about once", async () => {
  const other = { ...draft, _id: "drafts.other" };
  const { gate, ask, keepReferencesWeak } = setup({ answer: "all" });
  expect(await gate.confirmDrafts([draft, other])).toBe(true);
  expect(ask.mock.calls).toEqual([[{ action: "publish", problems: [findingIn(draft), findingIn(other)] }]]);
  expect(keepReferencesWeak).toHaveBeenCalledWith([draft, other]);
  expect(await setup({ answer: "nothing" }).gate.confirmDrafts([draft])).toBe(false);
});
