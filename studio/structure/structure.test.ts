import { createClient } from "@sanity/client";
import { createMockAuthStore, createSourceFromConfig } from "sanity";
import { createStructureBuilder } from "sanity/structure";
import { schemaTypes } from "schemas/index.ts";
import { expect, test } from "vitest";

import { structure } from "#structure/structure.ts";

const project = { projectId: "local000", dataset: "production" };

/** The ids of the content lists for the schema and an additional type that structure.ts does not mention. */
async function listIds() {
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
  const items = structure(S, () => null).getItems() ?? [];
  return items.flatMap((item) => ("getId" in item ? (item.getId() ?? []) : []));
}

test("each document type is listed once, in the editors' order, and a new type is listed at the end", async () => {
  expect(await listIds()).toEqual([
    "paths",
    "page",
    "service",
    "industry",
    "capability-group",
    "costModel",
    "material-group",
    "guide",
    "caseStudy",
    "blog-group",
    "video",
    "technicalDrawing",
    "glossaryTerm",
    "section",
    "navigation",
    "redirect",
    "settings",
    "language-group",
    "unlisted",
  ]);
});
