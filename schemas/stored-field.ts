/** What stands in a field of a stored value of any shape; undefined where the value has no fields. */
export function storedField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Hides a field as long as the field `name` beside it holds something else than `needed`. */
export function hiddenUnless(name: string, needed: string) {
  return ({ parent }: { parent?: unknown }) => storedField(parent, name) !== needed;
}

/** Whether at least one of the fields is filled in. */
export function hasOneOf(value: unknown, ...names: string[]): boolean {
  return names.some((name) => storedField(value, name) !== undefined);
}
