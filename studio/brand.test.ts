import { color } from "@sanity/color";
import { expect, test } from "vitest";

import { theme } from "#brand.tsx";

test.each(["light", "dark"] as const)(
  "the focus ring of the %s theme is closer to blue than to the red of errors",
  (scheme) => {
    const { focusRing } = theme.color[scheme].default.base;
    expect(distance(focusRing, color.blue[500].hex)).toBeLessThan(distance(focusRing, color.red[500].hex));
  },
);

function distance(a: string, b: string): number {
  return Math.hypot(...channels(a).map((channel, index) => channel - (channels(b)[index] ?? 0)));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
