import type { DocumentActionComponent } from "sanity";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { copyOf, documentActions, redirectPathOfToday } from "#publishing/document-actions.ts";

test("a copy of a page is labeled in its title and has no path and no aliases", () => {
  const blocks = [{ _type: "hero", _key: "a", heading: "Turned parts" }];
  const page = {
    _id: "drafts.b",
    _type: "page",
    title: "Turning",
    path: "/turning",
    aliases: ["/lathe"],
    blocks,
  };
  expect(copyOf(page)).toEqual({ _id: "drafts.b", _type: "page", title: "Turning (copy)", blocks });
});

test.each([
  [{ _id: "g", _type: "materialGrade", name: "PA12" }, { name: "PA12 (copy)" }],
  [{ _id: "t", _type: "glossaryTerm", term: "Draft" }, { term: "Draft (copy)" }],
  [{ _id: "r", _type: "redirect", from: "/old", kind: "page" }, { kind: "page" }],
])("a copy of %j contains %j", (document, { ...expected }) => {
  expect(copyOf(document)).toEqual({ _id: document._id, _type: document._type, ...expected });
});

/** One of Sanity's actions. */
function actionOf(action: DocumentActionComponent["action"], displayName: string): DocumentActionComponent {
  return Object.assign(() => null, { ...(action !== undefined && { action }), displayName });
}

test("replacements are created once, and keep the kind and display name of Sanity's actions", () => {
  const page = { schemaType: "page", documentId: "about-us" };
  const actions = [
    actionOf("publish", "PublishAction"),
    actionOf("schedule", "SchedulePublishAction"),
    actionOf("restore", "HistoryRestoreAction"),
    actionOf("delete", "DeleteAction"),
  ];
  const [publish, goBack, review, end, ...others] = documentActions(actions, page);
  expect([publish, ...others].map((each) => [each?.action, each?.displayName])).toEqual(
    actions.map(({ action, displayName }) => [action, displayName]),
  );
  expect(actions).not.toContain(publish);
  expect(actions).not.toContain(goBack);
  expect(actions).not.toContain(review);
  expect(actions).not.toContain(end);
  expect(others[1]).toBe(actions[2]);
  expect(documentActions(actions, page)).toEqual([publish, goBack, review, end, ...others]);
});

test("a singleton cannot be deleted or duplicated, and a second document of its type has no actions", () => {
  const actions = [actionOf("publish", "PublishAction"), actionOf("delete", "DeleteAction")];
  const actionsOf = (documentId: string) => documentActions(actions, { schemaType: "settings", documentId });
  const kinds = actionsOf("drafts.settings").map(({ action }) => action);
  expect(kinds.filter((kind) => kind !== undefined)).toEqual(["publish"]);
  expect(actionsOf("other")).toEqual([]);
});

const published = { _id: "cnc", _type: "page", _rev: "2", path: "/cnc" };

test("a page that goes back to another path redirects from the path of today", async () => {
  const { client, mutations } = createTestClient(() => []);
  await redirectPathOfToday(client, { ...published, path: "/milling" }, published);
  expect(mutations).toMatchObject([{ createOrReplace: { _type: "redirect", from: "/milling" } }]);
});

test("a page that goes back to the same path has no redirect", async () => {
  const { client, mutations } = createTestClient(() => []);
  await redirectPathOfToday(client, published, { ...published, _rev: "1" });
  expect(mutations).toEqual([]);
});
