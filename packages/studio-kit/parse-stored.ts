import * as v from "valibot";

/**
 * Parses the result of a query, and changes it in place. Any account can store any JSON, and one document must not break a tool for everybody.
 * So a value of the wrong type becomes null, as if it had never been filled in. An item of a list is left out if it cannot do without the value.
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
  for (const [list, positions] of wrong) {
    const kept = list.filter((_, position) => !positions.has(position));
    // Not with `splice`: the arguments of a call have a limit, which any stored list may exceed.
    list.length = 0;
    for (const item of kept) list.push(item);
  }
  return v.parse(schema, found);
}

function issuesOf(schema: v.GenericSchema, value: unknown): readonly v.BaseIssue<unknown>[] {
  return v.safeParse(schema, value).issues ?? [];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
