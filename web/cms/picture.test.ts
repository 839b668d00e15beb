import { createImageUrlBuilder } from "@sanity/image-url";
import { expect, test } from "vitest";

import { pictureSource } from "./picture.ts";

const builder = createImageUrlBuilder({
  clientConfig: { apiHost: "http://lake.example", projectId: "p1", dataset: "d1" },
});
const asset = { _type: "reference" as const, _ref: "image-abc-1600x1000-jpg" };

test("a picture keeps its proportions and has several widths, none above the original", () => {
  const source = pictureSource({ asset, alt: "A bracket" }, { builder });
  expect(source).toMatchObject({ width: 1600, height: 1000, alt: "A bracket" });
  expect(source?.src).toMatch(/^http:\/\/lake\.example\/images\/p1\/d1\/abc-1600x1000\.jpg\?.*w=1050$/);
  expect(source?.srcSet.match(/\d+w/g)).toEqual(["400w", "700w", "1050w", "1400w", "1600w"]);
});

test("the size is that of the cropped picture", () => {
  const crop = { _type: "sanity.imageCrop" as const, left: 0.25, right: 0.25, top: 0, bottom: 0.5 };
  const source = pictureSource({ asset, crop }, { builder });
  expect(source).toMatchObject({ width: 800, height: 500 });
  expect(source?.src).toContain("rect=400,0,800,500");
});

test("a picture with another aspect ratio is cropped around the hotspot", () => {
  const hotspot = { _type: "sanity.imageHotspot" as const, x: 0.9, y: 0.5, width: 0.1, height: 0.1 };
  const source = pictureSource({ asset, hotspot }, { aspect: 1, builder });
  expect(source).toMatchObject({ width: 1000, height: 1000 });
  expect(source?.src).toContain("rect=600,0,1000,1000");
});

test("a hotspot and a crop that are stored in part count", () => {
  const picture = { asset, hotspot: { x: 0.9 }, crop: { left: 0.25 } };
  const source = pictureSource(picture, { aspect: 1, builder });
  expect(source).toMatchObject({ width: 1000, height: 1000 });
  expect(source?.src).toContain("rect=600,0,1000,1000");
});

test("a crop that leaves nothing of the picture is ignored", () => {
  const source = pictureSource({ asset, crop: { left: 0.6, right: 0.5, bottom: 0.5 } }, { builder });
  expect(source).toMatchObject({ width: 1600, height: 500 });
  expect(source?.src).toContain("rect=0,0,1600,500");
});

test("a small picture is not enlarged", () => {
  const small = { asset: { ...asset, _ref: "image-abc-300x200-png" } };
  expect(pictureSource(small, { builder })?.srcSet.match(/\d+w/g)).toEqual(["300w"]);
});

test.each([undefined, {}, { asset: { ...asset, _ref: "image-broken" } }])("%j shows nothing", (picture) => {
  expect(pictureSource(picture, { builder })).toBeUndefined();
});
