import { expect, test } from "vitest";

import { type FetchPublishedPlace, leftPathWarning } from "./moved-path.ts";

const inRelease = { id: "versions.rSpring.about", path: "/company", aliases: [] };
const publishedAt =
  (path: string, isRedirected = false): FetchPublishedPlace =>
  () =>
    Promise.resolve({ path, isRedirected });

test("a page that leaves its published path in a release is told to leave a redirect", async () => {
  expect(await leftPathWarning(inRelease, publishedAt("/about-us"))).toBe(
    "This release moves the page away from /about-us. Choose “Redirect old paths of moved pages” in the menu of the release, or visitors of the old path find nothing",
  );
});

test("nothing is said once the release has a redirect from the old path", async () => {
  expect(await leftPathWarning(inRelease, publishedAt("/about-us", true))).toBeUndefined();
});

test("a page that visitors still find by its old path does not leave it", async () => {
  expect(await leftPathWarning(inRelease, publishedAt("/Company"))).toBeUndefined();
  expect(
    await leftPathWarning({ ...inRelease, aliases: ["/About-Us"] }, publishedAt("/about-us")),
  ).toBeUndefined();
});

test("a page that is new in the release leaves nothing", async () => {
  expect(await leftPathWarning(inRelease, () => Promise.resolve(null))).toBeUndefined();
});

test("a draft is not asked about: publishing it asks the editor", async () => {
  const asked: unknown[] = [];
  const ask: FetchPublishedPlace = (_query, params) => {
    asked.push(params);
    return Promise.resolve({ path: "/about-us", isRedirected: false });
  };
  expect(await leftPathWarning({ ...inRelease, id: "drafts.about" }, ask)).toBeUndefined();
  expect(await leftPathWarning({ ...inRelease, id: "about" }, ask)).toBeUndefined();
  expect(asked).toEqual([]);
  await leftPathWarning(inRelease, ask);
  expect(asked).toEqual([{ own: "about", versions: "versions.rSpring." }]);
});
