import { expect, test } from "vitest";

import { cancelPageEnd, findPageEnd, schedulePageEnd } from "../../packages/studio-pages/page-end.ts";
import { takenPathProblem } from "../../schemas/fields/path-fields.ts";
import { serveEmptyLake } from "../content/testing/lake-server.ts";

const endsAt = new Date("2099-01-31T17:00:00Z");
const offer = { id: "offer", paths: ["/offer"] };

async function setup() {
  const { client } = await serveEmptyLake();
  await client.create({ _id: "offer", _type: "page", title: "Winter offer", path: "/offer" });
  await client.create({ _id: "my.offer", _type: "page", title: "Another offer", path: "/other" });
  await client.create({ _id: "contact", _type: "page", title: "Contact", path: "/contact" });
  await schedulePageEnd(client, {
    ...offer,
    title: "Winter offer",
    endsAt,
    target: "contact",
  });
  return client;
}

test("a lake schedules the end of a page, which is found, and not that of a page with a longer id", async () => {
  const client = await setup();
  const end = await findPageEnd(client, offer);
  expect(end).toMatchObject({
    title: "End of “Winter offer”",
    endsAt: "2099-01-31T17:00:00.000Z",
    hasOtherChanges: false,
  });
  expect(await findPageEnd(client, { id: "my.offer", paths: ["/other"] })).toBeUndefined();
  expect(await findPageEnd(client, { id: "contact", paths: ["/contact"] })).toBeUndefined();
});

test("at its end, the page is gone and its path redirects", async () => {
  const client = await setup();
  const { releaseId = "" } = (await findPageEnd(client, offer)) ?? {};
  await client.releases.unschedule({ releaseId });
  await client.releases.publish({ releaseId });
  const published = await client.fetch<unknown>(
    `*[_type in ["page", "redirect"]] | order(_type, title) {title, from, "to": page->path}`,
    {},
    { perspective: "published" },
  );
  expect(published).toEqual([
    { title: "Another offer", from: null, to: null },
    { title: "Contact", from: null, to: null },
    { title: null, from: "/offer", to: "/contact" },
  ]);
});

test("the path of a page that ends is free for the redirect in the same release", async () => {
  const client = await setup();
  const { releaseId } = (await findPageEnd(client, offer)) ?? {};
  const problemOf = (id: string) =>
    takenPathProblem({ path: "/offer", id }, (query, params) =>
      client.fetch(query, params, { perspective: "raw" }),
    );
  expect(await problemOf(`versions.${releaseId}.new`)).not.toContain("Winter offer");
  expect(await problemOf("drafts.new")).toContain("Winter offer");
});

test("a canceled end leaves the page and no release", async () => {
  const client = await setup();
  const end = await findPageEnd(client, offer);
  expect(end).toBeDefined();
  if (end !== undefined) await cancelPageEnd(client, end);
  expect(await findPageEnd(client, offer)).toBeUndefined();
  expect(await client.fetch(`*[_type == "system.release" || _id in path("versions.**")]`)).toEqual([]);
  expect(await client.getDocument("offer")).toMatchObject({ title: "Winter offer" });
});

test("a release of an editor that ends a page has other changes, and no end before it is scheduled", async () => {
  const client = await setup();
  const visit = { id: "visit", paths: ["/visit"] };
  await client.create({ _id: "visit", _type: "page", title: "Visit us", path: "/visit" });
  const { releaseId } = await client.releases.create({
    metadata: { title: "Spring", releaseType: "scheduled", intendedPublishAt: endsAt.toISOString() },
  });
  await client.unpublishVersion({ releaseId, publishedId: "visit" });
  const other = { _type: "page", title: "Spring", path: "/spring" };
  await client.createVersion({ releaseId, publishedId: "spring", document: other });
  expect(await findPageEnd(client, visit)).toBeUndefined();
  await client.releases.schedule({ releaseId, publishAt: endsAt.toISOString() });
  expect(await findPageEnd(client, visit)).toMatchObject({ title: "Spring", hasOtherChanges: true });
});

test("an end that a lake refuses leaves no release behind", async () => {
  const { client } = await serveEmptyLake();
  const end = { ...offer, title: "Winter offer", endsAt, target: undefined };
  await expect(schedulePageEnd(client, end)).rejects.toThrow("offer");
  expect(await client.fetch(`*[_type == "system.release" || _id in path("versions.**")]`)).toEqual([]);
});
