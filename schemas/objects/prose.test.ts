import { expect, test } from "vitest";

import { paragraph, plainText } from "./prose.ts";

test("the words of several paragraphs become one line", () => {
  expect(plainText([paragraph("Send a file.", "a"), paragraph("We answer.", "b")])).toBe(
    "Send a file. We answer.",
  );
});

test.each([undefined, null, "text", [], [null], [{ _type: "image" }], [{ children: [{ _type: "break" }] }]])(
  "%j has no words",
  (value) => {
    expect(plainText(value)).toBe("");
  },
);
