import { expect, test } from "vitest";

import { toLink } from "./pasted-link.ts";
import { normalizeBlock } from "./pasted-text.ts";
import { linkProblems } from "./testing/link-problems.ts";

const resolveLink = (url: string) => toLink(url, linkProblems);
const block = (style: string, href?: string) => ({
  _type: "block",
  _key: "a",
  style,
  markDefs: href === undefined ? [] : [{ _key: "m", _type: "link", href }],
  children: [{ _type: "span", _key: "b", text: "The standard", marks: ["strong", "m"] }],
});

test.each([
  ["h1", "h2"],
  ["h2", "h2"],
  ["h4", "h4"],
  ["h6", "h4"],
  ["normal", "normal"],
  ["blockquote", "normal"],
])("a pasted %s becomes %s", (pasted, style) => {
  expect(normalizeBlock(block(pasted), resolveLink)).toMatchObject({ style });
});

test("a pasted link becomes an external link", () => {
  expect(normalizeBlock(block("normal", "https://www.iso.org/standard/1.html"), resolveLink)).toMatchObject({
    markDefs: [{ _key: "m", _type: "link", kind: "external", url: "https://www.iso.org/standard/1.html" }],
    children: [{ marks: ["strong", "m"] }],
  });
});

test.each(["javascript:alert(1)", "#top", "/relative", ""])(
  "a link to %j is removed and its text kept",
  (href) => {
    expect(normalizeBlock(block("normal", href), resolveLink)).toMatchObject({
      markDefs: [],
      children: [{ marks: ["strong"] }],
    });
  },
);

test("marks that the site does not have are removed", () => {
  const underlined = {
    ...block("normal"),
    children: [{ _type: "span", _key: "b", text: "New", marks: ["underline", "em"] }],
  };
  expect(normalizeBlock(underlined, resolveLink)).toMatchObject({ children: [{ marks: ["em"] }] });
});

test("a block other than text is returned unchanged", () => {
  const table = { _type: "table", _key: "t", columns: ["A", "B"] };
  expect(normalizeBlock(table, resolveLink)).toBe(table);
});
