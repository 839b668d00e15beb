import { expect, test } from "vitest";

import { documentTitle } from "#structure/titles.ts";

test.each([
  [{ _type: "page", title: " About us " }, "About us"],
  [{ _type: "materialGrade", name: "PA12 (MJF)" }, "PA12 (MJF)"],
  [{ _type: "glossaryTerm", term: "Draft" }, "Draft"],
  [{ _type: "redirect", from: "/old" }, "/old"],
  [{ _type: "materialGrade", name: " " }, "Material grade without a title"],
  [{ _type: "page", title: null }, "Page without a title"],
  [{ _type: "settings" }, "Settings"],
])("the title of %j is “%s”", (document, title) => {
  expect(documentTitle(document)).toBe(title);
});
