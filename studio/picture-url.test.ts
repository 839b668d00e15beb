import { expect, test } from "vitest";

import { pictureUrl } from "#picture-url.ts";

const dataset = { projectId: "p", dataset: "d" };
const asset = { _ref: "image-abc-1000x800-jpg" };

test("a picture is asked for by its file, in the proportions of a card", () => {
  const url = new URL(pictureUrl({ asset }, dataset));
  expect(url.pathname).toBe("/images/p/d/abc-1000x800.jpg");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: "960", h: "504" });
});

test("it is cut within what the editor has left of it, around the point that matters", () => {
  const crop = { left: 0.1, right: 0.1, top: 0, bottom: 0.25 };
  const hotspot = { x: 0.5, y: 0.6, width: 0.1, height: 0.1 };
  const url = new URL(pictureUrl({ asset, crop, hotspot }, dataset));
  const [left = 0, top = 0, width = 0, height = 0] = (url.searchParams.get("rect") ?? "")
    .split(",")
    .map(Number);
  expect([left, width]).toEqual([100, 800]);
  expect(width / height).toBeCloseTo(960 / 504, 1);
  expect(top).toBeGreaterThan(100);
  expect(top + height).toBeLessThanOrEqual(600);
});
