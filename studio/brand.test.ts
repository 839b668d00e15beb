import { color } from "@sanity/color";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test, vi } from "vitest";

import { loadBrand, theme } from "#brand.tsx";

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

test("the brand has only what the settings have", async () => {
  const stored = { name: "Kinetik Parts", accent: null, icon: null };
  expect(await loadBrand(createTestClient(() => stored).client)).toEqual({ name: "Kinetik Parts" });
  expect(await loadBrand(createTestClient(() => null).client)).toEqual({});
});

test("the Studio starts without a brand if it cannot be loaded", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { client } = createTestClient(() => {
    throw new Error("offline");
  });
  expect(await loadBrand(client)).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
});
