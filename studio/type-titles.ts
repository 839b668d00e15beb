import { schemaTypes } from "schemas/index.ts";

const types = new Map<unknown, (typeof schemaTypes)[number]>(schemaTypes.map((type) => [type.name, type]));

/** What editors call a type, for example “Picture with text”; undefined when it is none of ours. */
export function titleOfType(name: unknown): string | undefined {
  return types.get(name)?.title;
}

interface Field {
  /** What the form calls it; its name when the type has no such field. */
  title: string;
  /** The type of what stands in it; undefined when the type has no such field. */
  type: string | undefined;
}

export function fieldOf(type: unknown, name: string): Field {
  const holder = types.get(type);
  const fields = holder !== undefined && "fields" in holder ? holder.fields : [];
  const field = fields.find((each) => each.name === name);
  return { title: field?.title ?? name, type: field?.type };
}
