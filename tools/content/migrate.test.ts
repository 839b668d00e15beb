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
    "Store names and values in American spelling: 3 documents changed.",
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
