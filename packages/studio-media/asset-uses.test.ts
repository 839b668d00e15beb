import { expect, test } from "vitest";

import { haveSameProportions, placesOf, replacements } from "./asset-uses.ts";

const OLD = "image-0a-1600x1067-jpg";
const SAME = "image-0b-800x534-webp";
const SQUARE = "image-0c-900x900-jpg";
const asset = (id: string) => ({ _type: "reference", _ref: id });
const crop = { _type: "sanity.imageCrop", left: 0.1 };

const page = {
  _id: "drafts.home",
  _rev: "r1",
  _type: "page",
  picture: { _type: "picture", asset: asset(OLD), alt: "A housing" },
  blocks: [
    { _key: "a", _type: "hero", picture: { _type: "picture", asset: asset(SQUARE) } },
    { _key: "b", _type: "gallery", pictures: [{ _key: "p", _type: "picture", asset: asset(OLD), crop }] },
  ],
};

test("every field that shows an asset is found, inside lists too", () => {
  expect(placesOf(page, OLD)).toEqual([["picture"], ["blocks", { _key: "b" }, "pictures", { _key: "p" }]]);
  expect(placesOf(page, "image-0d-1x1-jpg")).toEqual([]);
});

test("a picture of the same proportions keeps crop and focal point", () => {
  expect(haveSameProportions(OLD, SAME)).toBe(true);
  expect(replacements([page], OLD, SAME)).toEqual([
    {
      id: "drafts.home",
      patch: {
        ifRevisionID: "r1",
        set: {
          "picture.asset._ref": SAME,
          'blocks[_key=="b"].pictures[_key=="p"].asset._ref': SAME,
        },
        unset: [],
      },
    },
  ]);
});

test("a picture of other proportions loses crop and focal point", () => {
  const [replacement] = replacements([page], OLD, SQUARE);
  expect(replacement?.patch.unset).toEqual([
    "picture.crop",
    "picture.hotspot",
    'blocks[_key=="b"].pictures[_key=="p"].crop',
    'blocks[_key=="b"].pictures[_key=="p"].hotspot',
  ]);
});

test("a document that refers to the asset in another way is left alone", () => {
  expect(replacements([{ _id: "a", _rev: "r", _type: "page", related: [asset(OLD)] }], OLD, SAME)).toEqual(
    [],
  );
});
