/** The value of a field of a stored value of any type; undefined if the value has no fields. */
export function storedField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The `hidden` option of a field that belongs to one of some values of the field `name` of the same object. */
export function hiddenUnless(name: string, ...needed: readonly string[]) {
  return ({ parent }: { parent?: unknown }) => !needed.some((value) => storedField(parent, name) === value);
}

/** Whether at least one of the fields has a value. */
export function hasOneOf(value: unknown, ...names: string[]): boolean {
  return names.some((name) => storedField(value, name) !== undefined);
}

/** The number of items with their name: `1 link`, `3 links`. A value that is not a list counts as an empty one. */
export function countOf(list: unknown, one: string, many = `${one}s`): string {
  const count = Array.isArray(list) ? list.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
