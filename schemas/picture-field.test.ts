import { expect, test } from "vitest";

import { widthProblem } from "./picture-field.ts";

const picture = (size: string) => ({ _type: "picture", asset: { _ref: `image-0a1b2c-${size}` } });

test("a picture that is too narrow for its place is named with its width", () => {
  expect(widthProblem(picture("300x200-png"), 1200)).toBe(
    "This picture is 300 pixels wide and looks blurred on large screens: use one of at least 1200",
  );
});

test.each([
  ["is as wide as its place", picture("1200x800-webp")],
  ["is a drawing", picture("264x48-svg")],
  ["is not uploaded yet", { _type: "picture", alt: "A part" }],
  ["is not there", undefined],
])("a picture that %s is fine", (_what, value) => {
  expect(widthProblem(value, 1200)).toBeUndefined();
});
