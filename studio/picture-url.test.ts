import { expect, test } from "vitest";

import { pictureUrl } from "#picture-url.ts";

const dataset = { projectId: "p", dataset: "d" };
const asset = { _ref: "image-abc-1000x800-jpg" };

test("a picture is asked for by its file, in the proportions of a card", () => {
  const url = new URL(pictureUrl({ asset }, dataset));
  expect(url.pathname).toBe("/images/p/d/abc-1000x800.jpg");
  expect(Object.fromEntries(url.searchParams)).toEqual({ w: "960", h: "504", fit: "crop" });
});

test("it is cut as the editor cuts it, around the point that matters", () => {
  const crop = { left: 0.1, right: 0.1, top: 0, bottom: 0.5 };
  const url = new URL(pictureUrl({ asset, crop, hotspot: { x: 0.5, y: 0.25 } }, dataset));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    rect: "100,0,800,400",
    crop: "focalpoint",
    "fp-x": "0.5",
    "fp-y": "0.5",
  });
});
