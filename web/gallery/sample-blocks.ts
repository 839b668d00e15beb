import { blocks } from "schemas/blocks/index.ts";

import type { Block } from "#blocks/block.ts";
import { completeContent } from "#cms/complete-content.ts";
import type { Tone } from "#ui/grid-section.tsx";

interface SampleDocuments {
  readonly grade?: string | undefined;
  readonly drawing?: string | undefined;
  readonly chart?: string | undefined;
}

/**
 * Every block in one tone, in the order of the insert menu, with its initial value and with pictures and the documents with these ids
 * from the lake.
 */
export function sampleBlocks(
  tone: Tone,
  pictureIds: readonly string[],
  { grade, drawing, chart }: SampleDocuments = {},
): Block[] {
  const pictures = pictureIds.map((id, index) => ({
    _type: "picture",
    _key: `picture-${index}`,
    alt: "A part, to see how the block holds a picture",
    caption: "What the part is, how it is made, and which figure matters",
    asset: { _type: "reference", _ref: id },
  }));
  return blocks.flatMap(({ name, fields, initialValue }) => {
    const block = {
      _key: name,
      _type: name,
      tone,
      ...initialValue,
      // Copy the pictures for each block, because figures are numbered by object identity.
      ...pictureFields(fields, structuredClone(pictures)),
    };
    if (!isBlock(block)) return [];
    completeContent(block);
    if (block._type === "materialData" && grade !== undefined)
      block.grades = [{ _key: grade, _type: "reference", _ref: grade }];
    if (block._type === "drawing" && drawing !== undefined)
      block.drawing = { _type: "reference", _ref: drawing };
    if (block._type === "capabilityChart" && chart !== undefined)
      block.chart = { _type: "reference", _ref: chart };
    return [block];
  });
}

interface Field {
  readonly name: string;
  readonly type: string;
  /** The types of the items, if the field is a list. */
  readonly of?: readonly { readonly type: string }[];
}

/** Sample pictures for each picture field, by the name of the field, because initial values have no pictures. */
export function pictureFields(fields: readonly Field[], samples: readonly object[]): Record<string, object> {
  const [picture] = samples;
  if (picture === undefined) return {};
  const filled = fields.flatMap(({ name, type, of = [] }) => {
    if (type === "picture") return [[name, picture] as const];
    return of.some((item) => item.type === "picture") ? [[name, samples] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** The Studio stores the initial value of a block, so it has the shape of that block. */
function isBlock(value: object): value is Block {
  return "_type" in value && blocks.some(({ name }) => name === value._type);
}
