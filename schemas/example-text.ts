import type { Path } from "@sanity/types";
import { isRequired } from "stored-values/field-rules.ts";
import { storedField, storedValues } from "stored-values/stored-value.ts";

interface BlockExamples {
  fields: readonly { name: string; title?: string | undefined; validation?: unknown }[];
  initialValue: object;
  /** The fields whose text in `initialValue` may be published unchanged. */
  publishableExamples: readonly string[];
}

/** Returns a warning for each field of a block that still has an example text, with the path to the first such text. */
export function unchangedExamples(
  block: unknown,
  { fields, initialValue, publishableExamples }: BlockExamples,
) {
  return fields.flatMap(({ name, title = name }) => {
    if (publishableExamples.includes(name)) return [];
    const examples = new Set(examplesIn(storedField(initialValue, name)));
    const unchanged = valuesIn(storedField(block, name), [name]).find(({ value }) => examples.has(value));
    if (unchanged === undefined) return [];
    return [{ message: messageAbout(unchanged.value, title), path: unchanged.path }];
  });
}

/** The names of a block's optional fields that have exactly their example, so that nothing is lost without them. */
export function optionalExamples(
  block: unknown,
  { fields, initialValue, publishableExamples }: BlockExamples,
): string[] {
  return fields.flatMap((field) => {
    const example = storedField(initialValue, field.name);
    const isExampleOnly =
      examplesIn(example).length > 0 && signature(storedField(block, field.name)) === signature(example);
    return isExampleOnly && !isRequired(field) && !publishableExamples.includes(field.name)
      ? [field.name]
      : [];
  });
}

function messageAbout(example: string, title: string): string {
  if (example.startsWith("{"))
    return `“${title}” still has an example value. Enter your own, or add a source if it is correct`;
  return ADDRESS_OR_DATE.test(example)
    ? `“${title}” still has an example address or date. Enter your own`
    : `“${title}” still has its example text. Write your own`;
}

const ADDRESS_OR_DATE = /^(https:\/\/\S+|\d{4}-\d\d-\d\d)$/;

/**
 * The texts of an initial value, and its objects with numbers as JSON. Leaves out texts that an editor may keep: single words,
 * which are mostly choices, and texts such as “Day 1”. Addresses and dates are never kept.
 */
function examplesIn(value: unknown): string[] {
  if (typeof value === "string") return isExample(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(examplesIn);
  if (hasNumber(value)) return [signature(value)];
  return fieldsOf(value).flatMap(([, part]) => examplesIn(part));
}

function isExample(text: string): boolean {
  return ADDRESS_OR_DATE.test(text) || (text.includes(" ") && !/^\S+ \d+$/.test(text));
}

/** Every text and every object with numbers in a stored value, with its path. Outer values come first. */
function valuesIn(stored: unknown, start: Path): { value: string; path: Path }[] {
  return storedValues(stored, start).flatMap(({ value, path }) => {
    if (typeof value === "string") return [{ value, path }];
    return hasNumber(value) ? [{ value: signature(value), path }] : [];
  });
}

/** Whether an object contains a number, as a key figure does. Paragraphs do not count: their number is the level of a list. */
function hasNumber(value: unknown): boolean {
  if (storedField(value, "_type") === "block") return false;
  return fieldsOf(value).some(([, part]) => typeof part === "number" || [part].flat().some(hasNumber));
}

/** A text that is the same for equal values, whatever the order of their fields and their keys. */
function signature(value: unknown): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map(signature).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = fieldsOf(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${name}:${signature(part)}`).join()}}`;
}

/** The fields of an object, without its type and key. */
function fieldsOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter(([name]) => !name.startsWith("_"));
}
