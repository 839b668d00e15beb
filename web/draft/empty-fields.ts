import { blocks } from "schemas/blocks/index.ts";
import { firstLine } from "schemas/objects/prose.ts";

import type { Block } from "#blocks/block.ts";

/** What an unfinished block lacks, in the words that the editor reads in the Studio. */
export function emptyFields(block: Pick<Block, "_type" | "_key">): {
  title: string;
  empty: string[];
  /** Those without which the block cannot be published. */
  missing: string[];
  isBare: boolean;
} {
  const schema = blocks.find(({ name }) => name === block._type);
  const fields = contentFields(block._type);
  const empty = fields.filter(({ name }) => isEmpty(Reflect.get(block, name)));
  return {
    title: schema?.title ?? block._type,
    empty: empty.map(titleOf),
    missing: empty.filter(isRequired).map(titleOf),
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
  if (value === undefined || value === null || value === "") return true;
  // A text that was begun and emptied again is a paragraph without words.
  return Array.isArray(value) && value.every((item) => isParagraph(item) && firstLine([item]) === "");
}

function isParagraph(item: unknown): boolean {
  return typeof item === "object" && item !== null && "_type" in item && item._type === "block";
}

interface Field {
  readonly name: string;
  readonly title?: string;
  readonly validation?: unknown;
}

function titleOf({ title, name }: Field): string {
  return title ?? name;
}

/** Whether the rules of the field ask for it: they are run with a rule that only notes what is called. */
function isRequired({ validation }: Field): boolean {
  if (typeof validation !== "function") return false;
  const called = new Set<string | symbol>();
  const rule: object = new Proxy(
    {},
    {
      get: (_target, name) => () => {
        called.add(name);
        return rule;
      },
    },
  );
  Reflect.apply(validation, undefined, [rule]);
  return called.has("required");
}
