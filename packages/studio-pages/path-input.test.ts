import { expect, test } from "vitest";

import { suggestedPath } from "./path-input.tsx";

test.each([
  ["Wire EDM & grinding", "", "/wire-edm-grinding"],
  ["Größe, Maß und Café", "", "/grosse-mass-und-cafe"],
  ["What a tolerance costs", "/blog", "/blog/what-a-tolerance-costs"],
  ["—", "", undefined],
  ["", "", undefined],
])("the title “%s” below “%s” suggests the path %s", (title, prefix, path) => {
  expect(suggestedPath(title, prefix)).toBe(path);
});
