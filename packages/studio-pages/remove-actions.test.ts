import type { DocumentActionProps } from "sanity";
import { expect, test } from "vitest";

import { createLeavingAction } from "./remove-actions.tsx";
import { pageSettings } from "./testing/page-settings.ts";

const end = createLeavingAction(() => ({ label: "End" }), pageSettings);

/** What the Studio gives an action of a document. */
function propsOf(published: object | null): DocumentActionProps {
  const document = published && {
    _id: "p",
    _type: "page",
    _createdAt: "",
    _updatedAt: "",
    _rev: "1",
    ...published,
  };
  return {
    id: "p",
    type: "page",
    published: document,
    draft: null,
    version: null,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    transactionSyncLock: null,
    release: undefined,
    scopeId: undefined,
    initialValueResolved: true,
    onComplete: () => undefined,
  };
}

test.each([
  ["the home page", { path: "/" }, null],
  ["another page", { path: "/offer" }, { label: "End" }],
  ["a page that was never published", null, { label: "End" }],
])("whether %s can leave the site", (_, published, action) => {
  expect(end(propsOf(published))).toEqual(action);
});
