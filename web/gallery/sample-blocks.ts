import { blocks } from "schemas/blocks/index.ts";

import type { Block } from "#blocks/block.ts";
import { getSamplePictures } from "#cms/content.ts";
import { withEmptyLists } from "#draft/empty-fields.ts";
import type { Tone } from "#ui/grid-section.tsx";

import { pictureFields } from "./picture-fields.ts";

/** Every block in a tone as an editor gets it from the insert menu, in the order of that menu. */
export async function sampleBlocks(tone: Tone): Promise<Block[]> {
  const pictures = await getSamplePictures();
  const samples = pictures.map(({ _id }, index) => ({
    _type: "picture",
    _key: `picture-${index}`,
    alt: "A part, to see how the block holds a picture",
    caption: "What the part is, how it is made, and which figure matters",
    asset: { _type: "reference", _ref: _id },
  }));
  return blocks.flatMap(({ name, fields, initialValue }) => {
    // A copy for each block: a picture is numbered by its place.
    const block = {
      _key: name,
      _type: name,
      tone,
      ...initialValue,
      ...pictureFields(fields, structuredClone(samples)),
    };
    return isBlock(block) ? [withEmptyLists(block)] : [];
  });
}

/** An initial value is what the Studio stores, so it has the shape of its block. */
function isBlock(value: object): value is Block {
  return "_type" in value && blocks.some(({ name }) => name === value._type);
}
