import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { publishDrafts } from "./publish-drafts.ts";

const draft = (id: string) => ({ _id: `drafts.${id}`, _rev: `revision of ${id}`, _type: "page" });

const publish = (id: string) => ({
  actionType: "sanity.action.document.publish",
  draftId: `drafts.${id}`,
  publishedId: id,
});

test("all drafts are published in one request, and those other than the edited one only as they were checked", async () => {
  const { client, requests, actions } = createTestClient();
  await publishDrafts(client, [draft("home"), draft("a"), draft("b")]);
  expect(requests).toHaveLength(1);
  expect(actions).toEqual([
    { ...publish("b"), ifDraftRevisionId: "revision of b" },
    { ...publish("a"), ifDraftRevisionId: "revision of a" },
    publish("home"),
  ]);
});
