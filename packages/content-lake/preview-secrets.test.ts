import { expect, test } from "vitest";

import { deleteInvalidSecrets } from "./preview-secrets.ts";
import { createTestApp } from "./testing/server.ts";

test("secrets of the preview are deleted when they expire, and no other document is", () => {
  const { access, lake, write } = createTestApp();
  write({ create: { _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: "s" } });
  write({ create: { _id: "drafts.page", _type: "page" } });
  const settings = { lake, access: { ...access, isMember: () => true } };
  const hour = 60 * 60_000;
  deleteInvalidSecrets({ ...settings, now: () => Date.now() + hour - 1000 });
  expect(lake.documents.get("drafts.secret")).toBeDefined();
  deleteInvalidSecrets({ ...settings, now: () => Date.now() + hour + 1000 });
  expect(lake.documents.get("drafts.secret")).toBeUndefined();
  expect(lake.documents.get("drafts.page")).toBeDefined();
});
