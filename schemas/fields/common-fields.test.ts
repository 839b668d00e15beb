import { expect, test } from "vitest";

import { widthProblem } from "./common-fields.ts";

const picture = (size: string) => ({ _type: "picture", asset: { _ref: `image-0a1b2c-${size}` } });

test("the warning about a narrow picture names its width", () => {
  expect(widthProblem(picture("300x200-png"), 1200)).toBe(
    "This picture is 300 pixels wide and looks blurred on large screens: use one that is at least 1200 pixels wide",
  );
});

test.each([
  ["is as wide as needed", picture("1200x800-webp")],
  ["is a drawing", picture("264x48-svg")],
  ["is not uploaded yet", { _type: "picture", alt: "A part" }],
  ["is missing", undefined],
])("a picture that %s gets no warning", (_what, value) => {
  expect(widthProblem(value, 1200)).toBeUndefined();
});
