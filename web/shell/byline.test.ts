import { expect, test } from "vitest";

import { readingMinutes } from "./byline.tsx";

const paragraph = (words: number) => ({
  _type: "block",
  _key: "a",
  style: "normal",
  children: [{ _type: "span", _key: "b", text: "word ".repeat(words) }],
});

test("660 words take three minutes to read, in any text field", () => {
  expect(readingMinutes([{ _type: "richText", text: [paragraph(660)] }])).toBe(3);
  const table = { _type: "table", rows: [{ cells: ["one two", "three"] }] };
  const blocks = [{ heading: "Two words" }, { _type: "richText", text: [paragraph(655), table] }];
  expect(readingMinutes(blocks)).toBe(3);
});

test("a page of a few words, or none, takes a minute", () => {
  expect(readingMinutes([{ heading: "Two words" }])).toBe(1);
  expect(readingMinutes(null)).toBe(1);
});

test("options, addresses and keys are not counted", () => {
  expect(readingMinutes([{ anchor: "a ".repeat(999), link: { url: "a ".repeat(999) } }])).toBe(1);
});
