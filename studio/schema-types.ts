import { blocks } from "schemas/blocks/index.ts";
import { routableTypes } from "schemas/documents/routable.ts";
import { schemaTypes } from "schemas/index.ts";

import { createAnchorInput } from "#components/anchor-input.tsx";
import { BlockPreview } from "#components/block-preview.tsx";
import { PathInput } from "#components/path-input.tsx";
import { withIcon } from "#icons.ts";

type SchemaType = (typeof schemaTypes)[number];

const isBlock = new Set<string>(blocks.map(({ name }) => name));

/** Fields that are more than their standard input, by type and name. */
const inputs: Record<string, Record<string, object>> = {
  ...Object.fromEntries(routableTypes.map((type) => [type, { path: { input: PathInput } }])),
  link: { anchor: { input: createAnchorInput("reference") } },
  redirect: { anchor: { input: createAnchorInput("page") } },
};

/** Everything that the Studio can edit, with the components that cannot stand in `schemas/`, which is data only. */
export const studioTypes = schemaTypes.map((type) => withInputs(withPreview(withIcon(type))));

function withPreview<Type extends { name: string }>(type: Type) {
  return isBlock.has(type.name) ? { ...type, components: { preview: BlockPreview } } : type;
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
