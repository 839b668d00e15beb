import { expect, test } from "vitest";

import { firstLine, paragraph } from "./prose.ts";

test("the first line is plain text without its marks", () => {
  const marked = { ...paragraph("", "a"), children: [{ text: "Send " }, { text: "a file" }, { text: "." }] };
  expect(firstLine([marked, paragraph("We answer.", "b")])).toBe("Send a file.");
});

test("parts without words are skipped", () => {
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
