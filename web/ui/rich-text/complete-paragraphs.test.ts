import { expect, test } from "vitest";

import { completeParagraphs } from "./rich-text.tsx";

const part = (style: string, text: string, listItem?: string) => ({
  _type: "block",
  style,
  listItem,
  children: [{ _type: "span", text }],
});

test("empty headings, paragraphs and list items are removed, because a screen reader would announce them", () => {
  const written = [part("h2", "Tolerances"), part("normal", "As drawn."), part("normal", "One", "bullet")];
  const blank = [part("h2", ""), part("normal", " \u00a0 "), part("normal", "", "bullet")];
  expect(completeParagraphs([...blank, ...written, ...blank])).toEqual(written);
});

test("a table between paragraphs is kept, although it has no text of its own", () => {
  const table = { _type: "table", columns: ["A", "B"] };
  expect(completeParagraphs([table])).toEqual([table]);
});

test("a number stays on one line with its unit", () => {
  expect(completeParagraphs([part("normal", "Layers of 75 µm")])).toEqual([
    part("normal", "Layers of 75\u00a0µm"),
  ]);
});

const span = (_key: string, text: string, marks: string[]) => ({ _type: "span", _key, text, marks });

test("a measure gets a mark with its imperial value, inside the marks of the text", () => {
  const paragraph = { _type: "block", children: [span("a", "Walls of 2 mm or more", ["strong"])] };
  expect(completeParagraphs([paragraph])).toEqual([
    {
      _type: "block",
      children: [
        span("a-0", "Walls of ", ["strong"]),
        span("a-1", "2\u00a0mm", ["strong", "measure-0"]),
        span("a-2", " or more", ["strong"]),
      ],
      markDefs: [{ _key: "measure-0", _type: "measure", imperial: "0.079\u00a0in" }],
    },
  ]);
});

test("a paragraph of thousands of measures stays as it is, because rendering takes the square of its parts", () => {
  const paragraph = { _type: "block", children: [span("a", "1 mm ".repeat(5000), ["em"])] };
  expect(completeParagraphs([paragraph])).toEqual([paragraph]);
});
