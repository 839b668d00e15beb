import { isObject } from "./values.ts";

const known = new WeakMap<object, readonly string[]>();

/** GROQ's `references()`. What an object refers to is found once and kept as long as the object lives. */
export function refersToAny(value: unknown, ids: readonly string[]): boolean {
  if (!isObject(value)) return Array.isArray(value) && value.some((item) => refersToAny(item, ids));
  let references = known.get(value);
  if (!references) {
    references = [...new Set(referencesIn(value))];
    known.set(value, references);
  }
  if (ids.length <= FEW) return ids.some((id) => references.includes(id));
  const wanted = new Set(ids);
  return references.some((id) => wanted.has(id));
}

/** So few are sooner compared one by one than made a set. */
const FEW = 8;

/** As in groq-js, what stands beside a `_ref` is not searched. */
function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* referencesIn(item);
  } else if (isObject(value)) {
    if (!value._ref) for (const field of Object.values(value)) yield* referencesIn(field);
    else if (typeof value._ref === "string") yield value._ref;
  }
}
