import { expect, test } from "vitest";

import { emptyFields } from "./empty-fields.ts";

test("a block that was just inserted is bare, and says so in the words of the Studio", () => {
  expect(emptyFields({ _type: "richText", _key: "a" })).toEqual({
    title: "Rich text",
    empty: ["Text"],
    isBare: true,
  });
});

test("a block with some fields names the others", () => {
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
    isBare: false,
  });
});
