import { STAFF_FIELDS } from "schemas/documents/capability.ts";
import { STAFF_FIELDS as STAFF_FIELDS_OF_COST_MODELS } from "schemas/documents/cost-model.ts";
import { expect, test } from "vitest";

import * as queries from "./queries.ts";

test("only one query reads capabilities, and it names fields that visitors may see", () => {
  const reading = Object.entries(queries).filter(([, query]) => query.includes("capability"));
  expect(reading.map(([name]) => name)).toEqual(["CAPABILITY_FIGURES_QUERY"]);
  const names = queries.CAPABILITY_FIGURES_QUERY.match(/\w+/g) ?? [];
  expect(names.filter((name) => STAFF_FIELDS.some((field) => field === name))).toEqual([]);
});

test("only one query reads cost models, and it names fields that visitors may see", () => {
  const reading = Object.entries(queries).filter(([, query]) => query.includes("costModel"));
  expect(reading.map(([name]) => name)).toEqual(["COST_MODELS_QUERY"]);
  const names = queries.COST_MODELS_QUERY.match(/\w+/g) ?? [];
  expect(names.filter((name) => STAFF_FIELDS_OF_COST_MODELS.some((field) => field === name))).toEqual([]);
});

test("no query follows every reference, which could lead to a capability", () => {
  expect(Object.values(queries).filter((query) => /->\s*(?:\{\s*\.\.\.|$)/.test(query))).toEqual([]);
});
