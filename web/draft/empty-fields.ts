import { blocks } from "schemas/blocks/index.ts";

import type { Block } from "#blocks/block.ts";

/** What an unfinished block lacks, in the words that the editor reads in the Studio. */
export function emptyFields(block: Pick<Block, "_type" | "_key">): {
  title: string;
  empty: string[];
  isBare: boolean;
} {
  const schema = blocks.find(({ name }) => name === block._type);
  const fields = contentFields(block._type);
  const empty = fields.filter(({ name }) => isEmpty(Reflect.get(block, name)));
  return {
    title: schema?.title ?? block._type,
    empty: empty.map((field) => field.title ?? field.name),
    isBare: empty.length === fields.length,
  };
}

/** The block with an empty list for each list that it has not begun: a component may go through any of them. */
export function withEmptyLists(block: Block): Block {
  const missing = contentFields(block._type).filter(
    ({ name, type }) => type === "array" && !Array.isArray(Reflect.get(block, name)),
  );
  return missing.length === 0
    ? block
    : { ...block, ...Object.fromEntries(missing.map(({ name }) => [name, []])) };
}

/** What a block says; not where and when it is shown. */
function contentFields(type: string) {
  const fields = blocks.find(({ name }) => name === type)?.fields ?? [];
  return fields.filter(({ group }) => group === "content");
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
