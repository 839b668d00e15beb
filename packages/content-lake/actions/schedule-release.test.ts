import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { rejectionOf, setup } from "../testing/lake.ts";

const action = (verb: string, fields: JsonObject) => ({ actionType: `sanity.action.${verb}`, ...fields });
const release = (verb: string, more: JsonObject = {}) =>
  action(`release.${verb}`, { releaseId: "spring", ...more });
const winter = (verb: string, more: JsonObject = {}) => release(verb, { ...more, releaseId: "winter" });
const version = (verb: string, more: JsonObject) => action(`document.version.${verb}`, more);
const scheduled = release("schedule", { publishAt: "2027-03-01T00:00:00Z" });
const state = "_.releases.spring";

function setupRelease() {
  const context = setup();
  const document = { _id: "versions.spring.a", _type: "page" };
  context.runActions(release("create"), version("create", { publishedId: "a", document }));
  return context;
}

const addLinkTo = (_ref: string, id = "linking") =>
  version("create", {
    publishedId: id,
    document: { _id: `versions.spring.${id}`, _type: "page", link: { _type: "reference", _ref } },
  });

test("scheduling a release fails as its publication would, and then nothing is scheduled", () => {
  const { lake, runActions } = setupRelease();
  runActions(addLinkTo("nothing"));
  const missing = { type: "documentReferenceDoesNotExistError", id: "linking", referenceID: "nothing" };
  expect(rejectionOf(() => runActions(scheduled))).toMatchObject({ status: 409, error: missing });
  expect(lake.documents.get(state)).toMatchObject({ state: "active" });
  expect(lake.documents.get("versions.spring.a")).toBeDefined();
  runActions(version("discard", { versionId: "versions.spring.linking" }), scheduled);
  expect(lake.documents.get(state)).toMatchObject({ state: "scheduled" });
});

test("a release may refer to what another one publishes earlier, but not later", () => {
  const { runActions } = setupRelease();
  runActions(winter("create"), addLinkTo("new"));
  runActions(
    version("create", { publishedId: "new", document: { _id: "versions.winter.new", _type: "page" } }),
  );
  runActions(winter("schedule", { publishAt: "2027-04-01T00:00:00Z" }));
  expect(rejectionOf(() => runActions(scheduled))).toMatchObject({ status: 409 });
  runActions(winter("schedule", { publishAt: "2027-02-01T00:00:00Z" }));
  runActions(scheduled);
});

test("an error of permission names the document", () => {
  const { lake } = setupRelease();
  const mutation = [{ create: { _id: "page", _type: "page" } }];
  const contributor = { identity: { id: "eve", role: "contributor" } } as const;
  expect(() => lake.mutate(mutation, contributor)).toThrow('required for the document "page"');
});
