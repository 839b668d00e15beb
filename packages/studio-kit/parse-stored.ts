import * as v from "valibot";

/**
 * Parses what a query has found, which it may change. Any account can store any JSON, and one document must not take a tool from everybody: a
 * value of another type is null, as if it had never been filled in, and an item of a list that needs it is left out.
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  found: unknown,
): v.InferOutput<Schema> {
  for (const { path = [] } of issuesOf(schema, found)) {
    const last = path.at(-1);
    if (last !== undefined && isObject(last.input)) Reflect.set(last.input, String(last.key), null);
  }
  const wrong = new Map<unknown[], Set<unknown>>();
  for (const { path = [] } of issuesOf(schema, found)) {
    const item = path.findLast(({ input }) => Array.isArray(input));
    if (item === undefined || !Array.isArray(item.input)) continue;
    wrong.set(item.input, (wrong.get(item.input) ?? new Set()).add(item.key));
  }
  for (const [list, positions] of wrong)
    list.splice(0, list.length, ...list.filter((_, position) => !positions.has(position)));
  return v.parse(schema, found);
}

function issuesOf(schema: v.GenericSchema, value: unknown): readonly v.BaseIssue<unknown>[] {
  return v.safeParse(schema, value).issues ?? [];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
