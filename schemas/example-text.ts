import { storedField } from "./stored-field.ts";

type Place = (string | number | { _key: string })[];

interface Start {
  fields: readonly { name: string; title?: string | undefined }[];
  /** What a new block starts with. */
  initialValue: object;
  /** The fields whose first text is good enough for visitors. */
  publishableExamples: readonly string[];
}

/** The fields of a block that still hold what it started with, each with the first place where. */
export function unchangedExamples(block: unknown, { fields, initialValue, publishableExamples }: Start) {
  return fields.flatMap(({ name, title = name }) => {
    if (publishableExamples.includes(name)) return [];
    const examples = new Set(examplesIn(storedField(initialValue, name)));
    const left = saidIn(storedField(block, name), [name]).find(({ said }) => examples.has(said));
    if (left === undefined) return [];
    const message = left.said.startsWith("{")
      ? `“${title}” still holds an example figure. Write your own, or name its source if it is right`
      : `“${title}” still holds the example text. Write your own`;
    return [{ message, path: left.path }];
  });
}

/**
 * The prompts of an initial value, and its figures each with its label. Single words are choices, or good as they are, and so
 * is “Day 1”.
 */
function examplesIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") && !/^\S+ \d+$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(examplesIn);
  if (statesFigure(value)) return [signature(value)];
  return partsOf(value).flatMap(([, part]) => examplesIn(part));
}

/** Everything in a stored value that can be compared with an example, from the outside in. */
function saidIn(value: unknown, path: Place): { said: string; path: Place }[] {
  if (typeof value === "string") return [{ said: value, path }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const key = storedField(item, "_key");
      return saidIn(item, [...path, typeof key === "string" ? { _key: key } : index]);
    });
  const inside = partsOf(value).flatMap(([name, part]) => saidIn(part, [...path, name]));
  return statesFigure(value) ? [{ said: signature(value), path }, ...inside] : inside;
}

/** Whether a number stands in it, as in a key figure or a row of a table. The level of a list is none. */
function statesFigure(value: unknown): boolean {
  if (storedField(value, "_type") === "block") return false;
  return partsOf(value).some(([, part]) => typeof part === "number" || [part].flat().some(statesFigure));
}

/** The same for equal values, whatever the order of their fields and their keys. */
function signature(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(signature).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = partsOf(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([name, part]) => `${name}:${signature(part)}`).join()}}`;
}

/** The fields of an object but its type and key. */
function partsOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter(([name]) => !name.startsWith("_"));
}
