import { expect, test } from "vitest";

import { documentTitle, itemTitle, kindTitle } from "#structure/titles.ts";

function translated(id: string, texts: readonly object[]) {
  return { _id: `drafts.${id}__de`, _type: "translation", language: "de", texts };
}

test.each([
  [{ _type: "page", title: " About us " }, "About us"],
  [{ _type: "materialGrade", name: "PA12 (MJF)" }, "PA12 (MJF)"],
  [{ _type: "glossaryTerm", term: "Draft" }, "Draft"],
  [{ _type: "redirect", from: "/old" }, "/old"],
  [{ _type: "materialGrade", name: " " }, "Material grade without a title"],
  [{ _type: "page", title: null }, "Page without a title"],
  [{ _type: "settings" }, "Settings"],
  [
    translated("term-draft", [
      { path: "scope", text: "Guss" },
      { path: "term", text: "Schräge" },
    ]),
    "Schräge",
  ],
  [translated("grade-pa12", [{ path: "note", text: "Neu" }]), "grade-pa12"],
  [translated("settings", []), "Settings"],
])("the title of %j is “%s”", (document, title) => {
  expect(documentTitle(document)).toBe(title);
});

test.each([
  [{ _type: "page" }, "Page"],
  [{ _type: "page", language: null }, "Page"],
  [{ _type: "caseStudy", language: "de" }, "Case study · German"],
  [{ _type: "caseStudy", language: "de_DE" }, "Case study · de_DE"],
])("the kind of %j is “%s”", (document, kind) => {
  expect(kindTitle(document)).toBe(kind);
});

test("a list item is named by its type and text, and also by its position if these are not unique", () => {
  const items = [
    { _type: "quoteCall", heading: " Send us your part " },
    { _type: "keyFigure", label: "Lead time" },
    { _type: "steps", heading: "" },
    { _type: "action", label: "Read more" },
    { _type: "action", label: "Read more" },
    { _type: "block", style: "normal" },
    { _type: "block", style: "h2" },
    { _type: "block", style: "h3" },
    { _type: "block" },
    "text",
  ];
  expect(items.map((_, index) => itemTitle(items, index))).toEqual([
    "Quote banner (CTA) “Send us your part”",
    "Key figure “Lead time”",
    "Steps (3)",
    "Button “Read more” (4)",
    "Button “Read more” (5)",
    "Paragraph (6)",
    "Heading (7)",
    "Smaller heading (8)",
    "Paragraph (9)",
    "Item (10)",
  ]);
});
