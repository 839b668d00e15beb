import { findBlock } from "schemas/blocks/index.ts";
import { SHARE } from "schemas/fields/display-fields.ts";
import { firstLine } from "schemas/objects/prose.ts";
import { isRequired } from "stored-values/field-rules.ts";
import { storedField } from "stored-values/stored-value.ts";

interface EmptyFields {
  /** Title of the block. */
  title: string;
  /** Titles of the empty fields. */
  empty: string[];
  /** Titles of the empty fields without which the block cannot be published, or visitors do not see it. */
  missing: string[];
  /** Whether all fields are empty. */
  isBare: boolean;
}

/** The empty fields of an unfinished block, by the titles that the Studio shows. */
export function emptyFields(block: { _type: string; _key: string }): EmptyFields {
  const fields = contentFields(block._type);
  const neededList = findBlock(block._type)?.facts.hiddenWhileEmpty;
  const empty = fields.filter(({ name }) => isEmpty(Reflect.get(block, name)));
  return {
    title: findBlock(block._type)?.title ?? block._type,
    empty: empty.map(titleOf),
    missing: empty.filter((field) => isRequired(field) || field.name === neededList).map(titleOf),
    isBare: empty.length === fields.length,
  };
}

/** The content fields of a block, without those for layout, schedule and second versions that most blocks have. */
function contentFields(type: string) {
  return (findBlock(type)?.fields ?? []).filter(({ group, name }) => group === "content" && name !== SHARE);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  // Rich text that an editor has cleared still contains an empty paragraph.
  return (
    Array.isArray(value) &&
    value.every((item) => storedField(item, "_type") === "block" && firstLine([item]) === "")
  );
}

interface Field {
  readonly name: string;
  readonly title?: string;
}

function titleOf({ title, name }: Field): string {
  return title ?? name;
}
