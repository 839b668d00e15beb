import type { DocumentActionComponent } from "sanity";
import { expect, test } from "vitest";

import { newDocumentOptions, singletonActions, withoutSingletons } from "#singletons.ts";

const all = (["publish", "unpublish", "duplicate", "delete", "discardChanges", "restore"] as const).map(
  (action): DocumentActionComponent => Object.assign(() => null, { action }),
);
const namesOf = (actions: DocumentActionComponent[]) => actions.map(({ action }) => action);

test("a page can be published, taken offline, copied and deleted", () => {
  expect(singletonActions(all, { schemaType: "page", documentId: "about" })).toEqual(all);
});

test.each(["settings", "drafts.settings", "versions.rSpring.settings"])(
  "%s can be published and restored, not copied, deleted or taken offline",
  (documentId) => {
    const actions = singletonActions(all, { schemaType: "settings", documentId });
    expect(namesOf(actions)).toEqual(["publish", "discardChanges", "restore"]);
  },
);

test("a second document of settings can do nothing", () => {
  expect(singletonActions(all, { schemaType: "settings", documentId: "drafts.1b2c" })).toEqual([]);
});

test("settings are not offered as a new document", () => {
  const options = newDocumentOptions([{ templateId: "page" }, { templateId: "settings" }]);
  expect(options).toEqual([{ templateId: "page" }]);

  const page = { id: "page", title: "Page", schemaType: "page", value: {} };
  expect(withoutSingletons([page, { ...page, id: "settings", schemaType: "settings" }])).toEqual([page]);
});
