import { networks } from "schemas/objects/social-link.ts";
import { expect, test } from "vitest";

import { withCurrentNames } from "#inputs/network-input.tsx";

const schemaType = { name: "string", jsonType: "string" as const, options: {} };

test("a network is offered once, under its current name", () => {
  const { list } = withCurrentNames({ value: undefined, schemaType }).schemaType.options;
  const offered = list.map(({ title }) => title);
  expect(offered).toEqual(networks.filter((name) => name !== "Twitter"));
  expect(offered).toContain("X");
});

test.each([
  ["Twitter", "X"],
  ["X", "X"],
  ["LinkedIn", "LinkedIn"],
  [undefined, undefined],
])("the stored network %s is shown as %s", (value, shown) => {
  expect(withCurrentNames({ value, schemaType }).value).toBe(shown);
});
