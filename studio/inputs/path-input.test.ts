import { expect, test } from "vitest";

import { suggestedPath } from "#inputs/path-input.tsx";

test.each([
  ["Wire EDM & grinding", "service", "/wire-edm-grinding"],
  ["Größe, Maß und Café", "page", "/grosse-mass-und-cafe"],
  ["What a tolerance costs", "blog", "/blog/what-a-tolerance-costs"],
  ["Aluminum 6061-T6", "gradePage", "/materials/aluminum-6061-t6"],
  ["—", "page", undefined],
  ["", "page", undefined],
])("the title “%s” of a %s suggests the path %s", (title, type, path) => {
  expect(suggestedPath(title, type)).toBe(path);
});
