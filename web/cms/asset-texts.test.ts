import { expect, test, vi } from "vitest";

import { addAssetTexts } from "./complete-content.ts";

const HOUSING = "image-0a-1600x1067-jpg";
const BRACKET = "image-0b-800x534-webp";

function picture(id: string, fields: object = {}) {
  return { _type: "picture", asset: { _type: "reference", _ref: id }, ...fields };
}

const loadTexts = async (ids: string[]) =>
  ids.map((_id) => ({
    _id,
    altText: `What ${_id} shows`,
    creditLine: _id === HOUSING ? "A. Photographer" : null,
  }));

test("a picture without an alternative text gets the one of its asset; its own text is kept", async () => {
  const result = {
    picture: picture(HOUSING),
    blocks: [{ pictures: [picture(BRACKET, { alt: "A bracket" })] }],
  };
  await addAssetTexts(result, loadTexts);
  expect(result).toMatchObject({
    picture: { alt: `What ${HOUSING} shows`, credit: "A. Photographer" },
    blocks: [{ pictures: [{ alt: "A bracket" }] }],
  });
  expect(result.blocks[0]?.pictures[0]).not.toHaveProperty("credit");
});

test("each asset is requested once", async () => {
  const load = vi.fn<typeof loadTexts>(loadTexts);
  await addAssetTexts([picture(HOUSING), picture(BRACKET), { inner: picture(HOUSING) }], load);
  expect(load.mock.calls).toEqual([[[HOUSING, BRACKET]]]);
});

test.each([null, { title: "No pictures" }, { picture: { _type: "picture", alt: "Not chosen yet" } }])(
  "nothing is loaded for %j",
  async (result) => {
    const load = vi.fn<typeof loadTexts>(loadTexts);
    await addAssetTexts(result, load);
    expect(load).not.toHaveBeenCalled();
  },
);
