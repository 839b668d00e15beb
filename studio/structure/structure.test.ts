import { createClient } from "@sanity/client";
import { createMockAuthStore, createSourceFromConfig } from "sanity";
import { createStructureBuilder } from "sanity/structure";
import { schemaTypes } from "schemas/index.ts";
import { expect, test } from "vitest";

import { structure } from "#structure/structure.ts";

const project = { projectId: "local000", dataset: "production" };

/** The content lists for the schema and an additional type that structure.ts does not mention. */
async function listItems() {
  const unlisted = {
    name: "unlisted",
    type: "document",
    fields: [{ name: "title", type: "string" }],
  };
  const client = createClient({ ...project, apiVersion: "2025-11-01", useCdn: false });
  const source = await createSourceFromConfig({
    name: "default",
    ...project,
    schema: { types: [...schemaTypes, unlisted] },
    auth: createMockAuthStore({ client, currentUser: null }),
  });
  const S = createStructureBuilder({ source, perspectiveStack: [] });
  return structure(S, () => null).getItems() ?? [];
}

type Items = Awaited<ReturnType<typeof listItems>>;

function idsOf(items: Items): string[] {
  return items.flatMap((item) => ("getId" in item ? (item.getId() ?? []) : []));
}

test("each document type is listed once, and a new type is listed at the end", async () => {
  const ids = idsOf(await listItems());
  const listedTwice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(listedTwice, "Name each type once in studio/structure/structure.ts.").toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(["paths", "page", "industry", "blog-group", "language-group"]));
  expect(ids.at(-1)).toBe("unlisted");
});

test("a language opens in its form, and the lists of translations are beside the list of languages", async () => {
  const languages = (await listItems()).find((item) => "getId" in item && item.getId() === "language-group");
  const group = languages && "getChild" in languages ? languages.getChild() : undefined;
  const items = group && "getItems" in group ? (group.getItems() ?? []) : [];
  expect(idsOf(items)).toEqual(["language", "translated-pages", "translated-records"]);
});
