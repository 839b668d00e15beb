import { expect, test } from "vitest";

import { firstLine, paragraph } from "./prose.ts";

test("a text is known by its first words, whatever marks they carry", () => {
  const marked = { ...paragraph("", "a"), children: [{ text: "Send " }, { text: "a file" }, { text: "." }] };
  expect(firstLine([marked, paragraph("We answer.", "b")])).toBe("Send a file.");
});

test("what has no words is passed over", () => {
  expect(firstLine([{ _type: "table" }, paragraph(" ", "a"), paragraph("We answer.", "b")])).toBe(
    "We answer.",
  );
});

test.each([undefined, null, "text", [], [null], [{ _type: "image" }], [{ children: [{ _type: "break" }] }]])(
  "%j has no words",
  (value) => {
    expect(firstLine(value)).toBe("");
  },
);
