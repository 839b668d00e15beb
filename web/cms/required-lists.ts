import { isRequired } from "schemas/fields/required-field.ts";
import { storedField } from "schemas/fields/stored-field.ts";
import { schemaTypes } from "schemas/index.ts";

/**
 * The names of the required lists of each type of block and object. Documents have none here: a query selects only some of their
 * fields.
 */
const requiredLists: ReadonlyMap<unknown, readonly string[]> = new Map(
  schemaTypes.map((type) => [
    type.name,
    type.type === "object" ? type.fields.filter(isRequiredList).map(nameOf) : [],
  ]),
);

/**
 * Adds an empty list for each required list that a stored object lacks, at any depth. The generated types say that these lists are
 * always there, but only the Studio requires them: imports, scripts and documents older than the field may lack one. Modifies the
 * result in place, because it may be large.
 */
export function addRequiredLists(result: unknown): void {
  if (typeof result !== "object" || result === null) return;
  for (const name of requiredLists.get(storedField(result, "_type")) ?? [])
    if (!Array.isArray(storedField(result, name))) Reflect.set(result, name, []);
  for (const part of Object.values(result)) addRequiredLists(part);
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly validation?: unknown;
}

function isRequiredList(field: Field): boolean {
  return field.type === "array" && isRequired(field);
}

function nameOf({ name }: Field): string {
  return name;
}
