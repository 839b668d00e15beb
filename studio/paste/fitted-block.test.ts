import { expect, test } from "vitest";

import { fitted } from "#paste/fitted-block.ts";
import { pastedLink } from "#paste/pasted-link.ts";

const linkOf = (address: string) => pastedLink(address);
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
])("a pasted %s becomes %s", (pasted, style) => {
  expect(fitted(block(pasted), linkOf)).toMatchObject({ style });
});

test("a pasted link keeps its address", () => {
  expect(fitted(block("normal", "https://www.iso.org/standard/1.html"), linkOf)).toMatchObject({
    markDefs: [{ _key: "m", _type: "link", kind: "external", url: "https://www.iso.org/standard/1.html" }],
    children: [{ marks: ["strong", "m"] }],
  });
});

test.each(["javascript:alert(1)", "#top", "/relative", ""])("a link to %j becomes text", (href) => {
  expect(fitted(block("normal", href), linkOf)).toMatchObject({
    markDefs: [],
    children: [{ marks: ["strong"] }],
  });
});

test("what is no paragraph stays as it is", () => {
  const table = { _type: "table", _key: "t", columns: ["A", "B"] };
  expect(fitted(table, linkOf)).toBe(table);
});
