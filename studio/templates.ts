import type { Template } from "sanity";
import { anatomies, startOf } from "schemas/templates.ts";

import { withoutSingletons } from "#singletons.ts";

/** New pages start with the blocks that readers of their kind expect, in place of the empty page of the schema. */
export function templates(all: Template[]): Template[] {
  const replaced = new Set(anatomies.map(({ id }) => id));
  return [
    ...withoutSingletons(all).filter(({ id }) => !replaced.has(id)),
    ...anatomies.map((anatomy) => ({
      id: anatomy.id,
      title: anatomy.title,
      description: anatomy.description,
      schemaType: anatomy.schemaType,
      value: () => startOf(anatomy, () => crypto.randomUUID().slice(0, 8)),
    })),
  ];
}
