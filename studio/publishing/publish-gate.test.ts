import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { redirectPathOfToday } from "#publishing/publish-gate.ts";

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
