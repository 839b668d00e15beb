import { expect, test } from "vitest";

import { dropEmptyParagraphs } from "./rich-text.tsx";

const part = (style: string, text: string, listItem?: string) => ({
  _type: "block",
  style,
  listItem,
  children: [{ _type: "span", text }],
});

test("empty headings, paragraphs and list items are removed, because a screen reader would announce them", () => {
  const written = [part("h2", "Tolerances"), part("normal", "As drawn."), part("normal", "One", "bullet")];
  const blank = [part("h2", ""), part("normal", " \u00a0 "), part("normal", "", "bullet")];
  expect(dropEmptyParagraphs([...blank, ...written, ...blank])).toEqual(written);
});

test("a table between paragraphs is kept, although it has no text of its own", () => {
  const table = { _type: "table", columns: ["A", "B"] };
  expect(dropEmptyParagraphs([table])).toEqual([table]);
});

test("a number stays on one line with its unit", () => {
  expect(dropEmptyParagraphs([part("normal", "Layers of 75 µm")])).toEqual([
    part("normal", "Layers of 75\u00a0µm"),
  ]);
});
