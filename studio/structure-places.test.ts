import { schemaTypes } from "schemas/index.ts";
import { expect, test } from "vitest";

import { withoutPlace } from "./structure-places.ts";

const listOf = (id: string) => ({ getId: () => id });

test("every document type has its place in the structure, and a new one can be found before it has", () => {
  const documents = schemaTypes.filter(({ type }) => type === "document").map(({ name }) => listOf(name));
  const machine = listOf("machine");
  expect(documents.length).toBeGreaterThan(10);
  expect(withoutPlace([...documents, machine])).toEqual([machine]);
});
