import { expect, test, vi } from "vitest";

import { cancelPageEnd, schedulePageEnd } from "#schedule/page-end.ts";
import { createTestClient } from "#testing/test-client.ts";

const endsAt = new Date("2027-01-31T17:00:00Z");
const offer = { id: "offer", title: "Winter offer", endsAt, paths: ["/offer", "/winter"] };

test("an end is a scheduled release that unpublishes the page", async () => {
  const { client, actions } = createTestClient();
  await schedulePageEnd(client, { ...offer, target: undefined });
  expect(actions).toMatchObject([
    {
      actionType: "sanity.action.release.create",
      metadata: { title: "End of “Winter offer”", releaseType: "scheduled" },
    },
    { actionType: "sanity.action.document.version.unpublish", publishedId: "offer" },
    { actionType: "sanity.action.release.schedule", publishAt: "2027-01-31T17:00:00.000Z" },
  ]);
});

test("with a page to go to, the same release redirects from the path and the other paths", async () => {
  const { client, actions } = createTestClient();
  await schedulePageEnd(client, { ...offer, target: "contact" });
  expect(actions.slice(2, 4)).toMatchObject(
    offer.paths.map((from) => ({
      actionType: "sanity.action.document.version.create",
      document: { _type: "redirect", from, kind: "page", page: { _ref: "contact" }, permanent: false },
    })),
  );
});

test("a canceled end leaves no release behind", async () => {
  const { client, actions } = createTestClient();
  await cancelPageEnd(client, { releaseId: "r3", endsAt: "2027-01-31T17:00:00Z" });
  expect(actions).toMatchObject(
    ["unschedule", "archive", "delete"].map((name) => ({
      actionType: `sanity.action.release.${name}`,
      releaseId: "r3",
    })),
  );
});

test("an end that is not confirmed leaves no release behind", async () => {
  const { client, actions } = createTestClient();
  vi.spyOn(client.releases, "schedule").mockRejectedValue(new Error("You canceled"));
  await expect(schedulePageEnd(client, { ...offer, target: undefined })).rejects.toThrow("You canceled");
  expect(actions.slice(2)).toMatchObject([
    { actionType: "sanity.action.release.archive" },
    { actionType: "sanity.action.release.delete" },
  ]);
});
