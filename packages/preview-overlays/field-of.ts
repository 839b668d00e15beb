/** The value of a field of a stored value of any type; undefined if the value has no fields. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
