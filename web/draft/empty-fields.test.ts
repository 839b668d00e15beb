import { blocks } from "schemas/blocks/index.ts";
import { expect, test } from "vitest";

import { emptyFields } from "./empty-fields.ts";

test("a block that was just inserted has no content, and lists its empty fields by the Studio's titles", () => {
  expect(emptyFields({ _type: "richText", _key: "a" })).toEqual({
    title: "Rich text",
    empty: ["Text"],
    missing: ["Text"],
    isBare: true,
  });
});

test("a block with some filled fields lists the empty ones", () => {
  const block = {
    _type: "pictureText" as const,
    _key: "a",
    heading: "Fig. 1",
    text: [],
    pictureSide: "left",
  };
  expect(emptyFields(block)).toEqual({
    title: "Picture with text",
    empty: ["Text", "Picture", "Buttons"],
    missing: ["Text", "Picture"],
    isBare: false,
  });
});

test("a list without which visitors do not see a block is missing while it is empty", () => {
  const block = { _type: "logos" as const, _key: "a", heading: "Companies we make parts for" };
  expect(emptyFields(block).missing).toEqual(["Logos"]);
});

const paragraph = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });

test.each([
  ["a paragraph without words", paragraph(""), ["Text"]],
  ["a word", paragraph("A word"), []],
  ["a table", { _type: "table" }, []],
])("a text that is only %s", (_what, part, missing) => {
  const block = { _type: "richText" as const, _key: "a", text: [part] };
  expect(emptyFields(block).missing).toEqual(missing);
});

test.each(blocks)("an empty $name lists the fields that it needs before it can be published", ({ name }) => {
  const { missing, empty, isBare } = emptyFields({ _type: name, _key: "a" });
  expect(isBare).toBe(true);
  expect(empty).toEqual(expect.arrayContaining(missing));
});
