import { expect, test } from "vitest";

import { builtInIcon } from "./built-in-icon.ts";

test.each([
  ["the color of the settings", "#1D4ED8", "#1d4ed8"],
  ["the default without one", undefined, "#da251d"],
  ["the default instead of one that is too light", "#ffff00", "#da251d"],
])("the built-in icon has %s", (_, color, drawn) => {
  const colors = new Set(builtInIcon(color).match(/(?<=stroke=")#\w+/g));
  expect([...colors]).toEqual([drawn]);
});
