/** The keys of an object literal, in order and with their types. Object.keys() returns `string[]`. */
export function keysOf<Value extends object>(object: Value): Extract<keyof Value, string>[] {
  const keys: Extract<keyof Value, string>[] = [];
  for (const key in object) keys.push(key);
  return keys;
}
