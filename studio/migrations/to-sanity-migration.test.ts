import { readdirSync } from "node:fs";

import { collectMigrationMutations, type MigrationContext, toArray } from "sanity/migrate";
import { migrations } from "schemas/migrations/index.ts";
import { expect, test } from "vitest";

import { toSanityMigration } from "./to-sanity-migration.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

test("every migration has a script for `sanity migration run`", () => {
  expect(folders.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted());
});

async function* documents() {
  yield { _id: "a", _type: "page", _rev: "1", _createdAt: "", _updatedAt: "", shortTitle: "A" };
}

test("a script changes the fields that the migration names", async () => {
  const script = toSanityMigration({
    name: "short-title",
    title: "Rename a field",
    filter: "defined(shortTitle)",
    changesOf: ({ shortTitle }) => ({ set: { short: shortTitle }, unset: ["shortTitle"] }),
  });
  const context: MigrationContext = Object.create(null);
  const mutations = (await toArray(collectMigrationMutations(script, documents, context))).flat();
  expect(mutations).toMatchObject([
    { type: "patch", id: "a", patches: [{ path: ["short"], op: { type: "set", value: "A" } }] },
    { type: "patch", id: "a", patches: [{ path: ["shortTitle"], op: { type: "unset" } }] },
  ]);
});
