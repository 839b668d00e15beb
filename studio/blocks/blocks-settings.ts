import { findBlock } from "schemas/blocks/index.ts";
import { IS_ORIGINAL } from "schemas/fields/language.ts";
import { typesWithBlocks } from "schemas/fields/routable-types.ts";
import type { BlocksSettings } from "studio-blocks/blocks-context.ts";

import { optionalExamplesIn } from "#blocks/example-texts.ts";
import { TITLE } from "#structure/titles.ts";

/** What the list of blocks needs to know about this site. */
export const blocksSettings: BlocksSettings = {
  hasVersions: (type) => findBlock(type)?.facts.hasVersions === true,
  uniqueFields: ["anchor", "searchWords"],
  optionalExamplesIn,
  pages: { filter: `_type in $types && ${IS_ORIGINAL}`, params: { types: typesWithBlocks }, title: TITLE },
};
