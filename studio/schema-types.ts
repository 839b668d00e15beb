import { blocks } from "schemas/blocks/index.ts";
import { schemaTypes } from "schemas/index.ts";
import { routableTypes } from "schemas/path.ts";
import { isEmptiedQuantity } from "schemas/quantity-field.ts";
import { hasOneOf } from "schemas/stored-field.ts";

import { createAnchorInput } from "#components/anchor-input.tsx";
import { BlockPreview } from "#components/block-preview.tsx";
import { createEmptiedInput } from "#components/emptied-input.tsx";
import { PathInput } from "#components/path-input.tsx";
import { TableInput } from "#components/table-input.tsx";
import { TextInput, TextPlugins } from "#components/text-input.tsx";
import { withIcon } from "#icons.ts";

type SchemaType = (typeof schemaTypes)[number];

/** Fields that are more than their standard input, by type and name. */
const inputs: Record<string, Record<string, object>> = {
  ...Object.fromEntries(routableTypes.map((type) => [type, { path: { input: PathInput } }])),
  link: { anchor: { input: createAnchorInput("reference") } },
  redirect: { anchor: { input: createAnchorInput("page") } },
};

const text = { input: TextInput, portableText: { plugins: TextPlugins } };

/** Types that are edited with more than the standard input, wherever they stand. */
const components: Record<string, object> = {
  ...Object.fromEntries(blocks.map(({ name }) => [name, { preview: BlockPreview }])),
  article: text,
  prose: text,
  table: { input: TableInput },
  link: { input: createEmptiedInput((link) => !hasOneOf(link, "kind")) },
  quantity: { input: createEmptiedInput(isEmptiedQuantity) },
  size: { input: createEmptiedInput((size) => !hasOneOf(size, "length", "width", "height", "note")) },
};

/** Everything that the Studio can edit, with the components that cannot stand in `schemas/`, which is data only. */
export const studioTypes = schemaTypes.map((type) => withInputs(withComponents(withIcon(type))));

function withComponents<Type extends { name: string }>(type: Type) {
  const own = components[type.name];
  return own === undefined ? type : { ...type, components: own };
}

function withInputs<Type extends SchemaType>(type: Type) {
  const own = inputs[type.name];
  if (own === undefined || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      own[field.name] === undefined ? field : { ...field, components: own[field.name] },
    ),
  };
}
