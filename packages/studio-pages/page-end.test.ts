import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { cancelPageEnd, findPageEnd, schedulePageEnd } from "./page-end.ts";

const endsAt = new Date("2027-01-31T17:00:00Z");
const offer = { id: "offer", title: "Winter offer", endsAt, paths: ["/offer", "/winter"] };

test("an end is a scheduled release that unpublishes the page, in one request, so that nobody can add to it", async () => {
  const { client, actions, requests } = createTestClient();
  await schedulePageEnd(client, { ...offer, target: undefined });
  expect(requests).toHaveLength(1);
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
  await cancelPageEnd(client, { releaseId: "r3" });
  expect(actions).toMatchObject(
    ["unschedule", "archive", "delete"].map((name) => ({
      actionType: `sanity.action.release.${name}`,
      releaseId: "r3",
    })),
  );
});

/** The end of the page in a lake where its release has these versions of other documents, too. */
function endBeside(...others: object[]) {
  const end = { _id: "versions.rEnd.offer", endsAt: "2027-01-31T17:00:00Z", title: "Spring" };
  const { client } = createTestClient(() => ({ ends: [end], versions: [{ _id: end._id }, ...others] }));
  return findPageEnd(client, offer);
}

test.each([
  ["nothing else", []],
  ["redirects from its paths", [{ _id: "versions.rEnd.x", _type: "redirect", from: "/winter" }]],
  ["a document in another release", [{ _id: "versions.rOther.news", _type: "blog" }]],
])("a release with the end and %s can be canceled", async (_, others) => {
  expect(await endBeside(...others)).toEqual({
    releaseId: "rEnd",
    title: "Spring",
    endsAt: "2027-01-31T17:00:00Z",
    hasOtherChanges: false,
  });
});

test.each([
  ["a page", { _id: "versions.rEnd.news", _type: "blog" }],
  ["a redirect from another path", { _id: "versions.rEnd.x", _type: "redirect", from: "/news" }],
])(
  "a release that somebody made for the end and %s is known, because canceling would lose it",
  async (_, other) => {
    expect(await endBeside(other)).toMatchObject({ releaseId: "rEnd", hasOtherChanges: true });
  },
);
