import type { DocumentActionComponent } from "sanity";
import { expect, test } from "vitest";

import { newDocumentOptions, templates } from "#structure/new-documents.ts";
import { singletonActions } from "#structure/singletons.ts";

const all = (
  [
    "publish",
    "schedule",
    "unpublish",
    "duplicate",
    "delete",
    "discardVersion",
    "discardChanges",
    "restore",
  ] as const
).map((action): DocumentActionComponent => Object.assign(() => null, { action }));
const namesOf = (actions: DocumentActionComponent[]) => actions.map(({ action }) => action);

test("a page keeps all its actions", () => {
  expect(singletonActions(all, { schemaType: "page", documentId: "about" })).toEqual(all);
});

test.each(["settings", "drafts.settings", "versions.rSpring.settings"])(
  "%s can be published, scheduled and restored, but not duplicated, deleted or unpublished",
  (documentId) => {
    const actions = singletonActions(all, { schemaType: "settings", documentId });
    expect(namesOf(actions)).toEqual(["publish", "schedule", "discardVersion", "discardChanges", "restore"]);
  },
);

test("a second settings document has no actions", () => {
  expect(singletonActions(all, { schemaType: "settings", documentId: "drafts.1b2c" })).toEqual([]);
});

test("neither the Create menu nor the templates offer a second settings document", () => {
  const options = newDocumentOptions([{ templateId: "page" }, { templateId: "settings" }]);
  expect(options).toEqual([{ templateId: "page" }]);

  const person = { id: "person", title: "Person", schemaType: "person", value: {} };
  const ids = templates([person, { ...person, id: "settings", schemaType: "settings" }]).map(({ id }) => id);
  expect(ids).toContain("person");
  expect(ids).not.toContain("settings");
});
