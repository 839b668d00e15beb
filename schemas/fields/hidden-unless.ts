import { storedField } from "stored-values/stored-value.ts";

/** A `hidden` option: shows a field only if the field `name` of the same object has one of the `needed` values. */
export function hiddenUnless(name: string, ...needed: readonly string[]) {
  return ({ parent }: { parent?: unknown }) => !needed.some((value) => storedField(parent, name) === value);
}
