import { expect, test } from "vitest";

import { migrateContent } from "./migrate.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";

test("documents, drafts and versions get the new names, and a second run changes nothing", async () => {
  const { client } = await serveEmptyLake();
  const old = { _type: "materialGrade", name: "6061", family: "Aluminium", colours: ["Natural"] };
  await client
    .transaction()
    .create({ ...old, _id: "grade" })
    .create({ ...old, _id: "drafts.grade", colours: ["Natural", "Black"] })
    .create({ ...old, _id: "versions.spring.grade" })
    .create({ _id: "titanium", _type: "materialGrade", name: "Ti", family: "Titanium" })
    .commit();

  expect(await migrateContent(client)).toEqual([
    "Store names and values in American spelling: 1 document changed.",
    "Store names and values in American spelling: 2 drafts changed.",
  ]);
  const stored = await client.fetch<unknown>(
    `*[_type == "materialGrade"] | order(_id) {_id, family, colors, colours}`,
    {},
    { perspective: "raw" },
  );
  expect(stored).toEqual([
    { _id: "drafts.grade", family: "Aluminum", colors: ["Natural", "Black"], colours: null },
    { _id: "grade", family: "Aluminum", colors: ["Natural"], colours: null },
    { _id: "titanium", family: "Titanium", colors: null, colours: null },
    { _id: "versions.spring.grade", family: "Aluminum", colors: ["Natural"], colours: null },
  ]);
  expect(await migrateContent(client)).toEqual([]);
});

test("large drafts are changed, and one that cannot be changed is named, and stops no other", async () => {
  const { client } = await serveEmptyLake();
  const large = { _type: "materialGrade", colours: "x".repeat(1_000_000) };
  const transaction = (from: number) =>
    Array.from({ length: 5 }, (_, index) => `drafts.large-${from + index}`)
      .reduce((all, _id) => all.create({ ...large, _id }), client.transaction())
      .commit();
  await transaction(0);
  await transaction(5);
  await client.create({ _id: "versions.soon.grade", _type: "materialGrade", family: "Aluminium" });
  await client.create({
    _id: "_.releases.soon",
    _type: "system.release",
    name: "soon",
    state: "scheduled",
    publishAt: "2099-01-01T00:00:00Z",
    metadata: { title: "Soon" },
  });

  expect(await migrateContent(client, 60_000)).toEqual([
    "Store names and values in American spelling: 10 drafts changed.",
    expect.stringMatching(/^versions\.soon\.grade was not changed: ./),
  ]);
});

test("what is published is changed first, and drafts that take too long wait for the next start", async () => {
  const { client } = await serveEmptyLake();
  for (const _id of ["drafts.a", "drafts.b", "grade"])
    await client.create({ _id, _type: "materialGrade", family: "Aluminium" });
  expect(await migrateContent(client, 0)).toEqual([
    "Store names and values in American spelling: 1 document changed.",
    "Store names and values in American spelling: 2 drafts left for the next start.",
  ]);
  expect(await client.getDocument("grade")).toMatchObject({ family: "Aluminum" });
});
