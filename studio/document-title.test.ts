import { expect, test } from "vitest";

import { titleOf } from "#document-title.ts";

test.each([
  [{ _type: "page", title: " About us " }, "About us"],
  [{ _type: "materialGrade", name: "PA12 (MJF)" }, "PA12 (MJF)"],
  [{ _type: "glossaryTerm", term: "Draft" }, "Draft"],
  [{ _type: "redirect", from: "/old" }, "/old"],
  [{ _type: "materialGrade", name: " " }, "Material grade without a title"],
  [{ _type: "page", title: null }, "Page without a title"],
  [{ _type: "settings" }, "Settings"],
])("%j is called “%s”", (document, title) => {
  expect(titleOf(document)).toBe(title);
});
