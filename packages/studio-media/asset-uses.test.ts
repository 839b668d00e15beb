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
  const [home, gallery] = page.blocks;
  const picture = { _type: "picture", asset: asset(SAME), alt: "A housing" };
  const pictures = [{ _key: "p", _type: "picture", asset: asset(SAME), crop }];
  const [change] = replacements([page], OLD, SAME);
  expect(change).toEqual({
    before: page,
    after: { ...page, picture, blocks: [home, { ...gallery, pictures }] },
  });
});

test("a picture of other proportions loses crop and focal point", () => {
  const [change] = replacements([page], OLD, SQUARE);
  expect(change?.after).toMatchObject({
    blocks: [{}, { pictures: [{ _key: "p", _type: "picture", asset: asset(SQUARE) }] }],
  });
  expect(JSON.stringify(change?.after)).not.toContain("crop");
});

test("only fields that change are new values, and fields of any name change", () => {
  const draft = { _id: "drafts.x", _rev: "r", _type: "note", "a b": { asset: asset(OLD) }, other: [{}] };
  const [change] = replacements([draft], OLD, SAME);
  expect(change?.after).toEqual({ ...draft, "a b": { asset: asset(SAME) } });
  expect(change?.after?.["other"]).toBe(draft.other);
});

test("a document that refers to the asset in another way is left alone", () => {
  expect(replacements([{ _id: "a", _rev: "r", _type: "page", related: [asset(OLD)] }], OLD, SAME)).toEqual(
    [],
  );
});
