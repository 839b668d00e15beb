import { expect, test } from "vitest";

import { AccentColor } from "./accent-color.tsx";

test.each([
  ["the color of globals.css", "#DA251D"],
  ["a color on which white text cannot be read", "#ffdd00"],
  ["text that is no color", "#da251d}</style><script>"],
])("%s renders no styles", (_name, color) => {
  expect(AccentColor({ color })).toBeNull();
});

test("another color replaces the accent color and its shades", () => {
  const style: unknown = AccentColor({ color: "#005ea8" })?.props;
  expect(style).toEqual({ children: expect.stringContaining(":root{--color-accent:#005ea8;") });
});
