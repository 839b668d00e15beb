import type { Path } from "@sanity/types";
import { blocks as blockTypes } from "schemas/blocks/index.ts";
import { optionalExamples } from "schemas/example-text.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

/** The paths of the optional fields in a list of blocks that still have exactly their example text. */
export function optionalExamplesIn(blocks: unknown): Path[] {
  return storedItems(blocks).flatMap((block) => {
    const type = blockTypes.find(({ name }) => name === storedField(block, "_type"));
    const key = storedText(block, "_key");
    if (type === undefined || key === undefined) return [];
    return optionalExamples(block, type).map((field) => [{ _key: key }, field]);
  });
}
