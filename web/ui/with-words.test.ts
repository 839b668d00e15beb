import { expect, test } from "vitest";

import { withWords } from "./with-words.ts";

const part = (style: string, text: string, listItem?: string) => ({
  _type: "block",
  style,
  listItem,
  children: [{ _type: "span", text }],
});

test("an emptied heading, a blank line and an empty list item are not shown: people who hear the page would meet them", () => {
  const said = [part("h2", "Tolerances"), part("normal", "As drawn."), part("normal", "One", "bullet")];
  const blank = [part("h2", ""), part("normal", " \u00a0 "), part("normal", "", "bullet")];
  expect(withWords([...blank, ...said, ...blank])).toEqual(said);
});

test("what stands between paragraphs stays, though it has no words of its own", () => {
  const table = { _type: "table", columns: ["A", "B"] };
  expect(withWords([table])).toEqual([table]);
});

test("a number goes to the next line with its unit", () => {
  expect(withWords([part("normal", "Layers of 75 µm")])).toEqual([part("normal", "Layers of 75\u00a0µm")]);
});
