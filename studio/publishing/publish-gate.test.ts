import { expect, test, vi } from "vitest";

import type { Finding } from "#check/findings.ts";
import { createPublishGate, type GateKeeper } from "#publishing/publish-gate.ts";

const draft = { _id: "drafts.news", _rev: "1", _type: "blog" };
const version = { ...draft, _id: "versions.rSpring.news" };

function findingIn(document: Finding["document"], fields: Partial<Finding> = {}): Finding {
  return { document, level: "warning", message: "Example text", path: "lead", breadcrumb: "Lead", ...fields };
}

/** A gate whose check finds the same problem in each document, and whose dialog is answered with `isAllowed`. */
function setup({ level = "warning", isAllowed = true }: { level?: Finding["level"]; isAllowed?: boolean }) {
  const ask = vi.fn<GateKeeper["ask"]>(async () => isAllowed);
  const gate = createPublishGate();
  const close = gate.open({
    check: async (documents) => documents.map((document) => findingIn(document, { level })),
    versionsIn: async () => [version],
    ask,
  });
  return { gate, ask, close };
}

test("a document with a warning asks the editor, who decides", async () => {
  const allowed = setup({ isAllowed: true });
  expect(await allowed.gate.mayPass(draft, { step: "publish" })).toBe(true);
  expect(allowed.ask).toHaveBeenCalledWith([findingIn(draft)], "publish");
  const canceled = setup({ isAllowed: false });
  expect(await canceled.gate.mayPass(draft, { step: "publish" })).toBe(false);
});

test("hints are not asked about", async () => {
  const { gate, ask } = setup({ level: "info", isAllowed: false });
  expect(await gate.mayPass(draft, { step: "publish" })).toBe(true);
  expect(await gate.mayReleasePass("rSpring", "publish")).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test("a release asks about its versions", async () => {
  const { gate, ask } = setup({ isAllowed: false });
  expect(await gate.mayReleasePass("rSpring", "schedule")).toBe(false);
  expect(ask).toHaveBeenCalledWith([findingIn(version)], "schedule");
});

test("a problem that was accepted for a scheduled draft is not asked about again by its release, but by the next one", async () => {
  const { gate, ask } = setup({ isAllowed: true });
  await gate.mayPass(draft, { step: "schedule", isReleaseNext: true });
  await gate.mayReleasePass("rSpring", "schedule");
  expect(ask).toHaveBeenCalledTimes(1);
  await gate.mayReleasePass("rSpring", "publish");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a problem that was accepted for publishing a document is asked about again by a release", async () => {
  const { gate, ask } = setup({ isAllowed: true });
  await gate.mayPass(draft, { step: "publish" });
  await gate.mayReleasePass("rSpring", "publish");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("before the Studio has loaded, and after it is gone, everything passes", async () => {
  const { gate, ask, close } = setup({ isAllowed: false });
  close();
  expect(await gate.mayReleasePass("rSpring", "publish")).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
