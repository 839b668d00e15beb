import { type QuantityRules, type QuantityType, parseQuantityText } from "quantities/quantity-text.ts";
import { unitsOf } from "quantities/units.ts";
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from "sanity";
import { storedField, storedItems } from "schemas/fields/stored-field.ts";
import { capabilityIdsIn } from "schemas/quantities/capability-figures.ts";
import { fittingUnits, typedText } from "schemas/quantities/quantity-field.ts";

import type { Capability } from "#capabilities/capabilities-context.tsx";
import { currentText } from "#capabilities/capability-choices.ts";
import { randomKey } from "#random-id.ts";

/** A choice of a field: the stored value, and the title that editors see. */
interface Choice {
  readonly value: string;
  readonly title: string;
}

/** What a cell of a column holds. An `open` column has no text: its button opens the field. */
type Content =
  | { readonly kind: "text" }
  | { readonly kind: "lines" }
  | { readonly kind: "number" }
  | { readonly kind: "yes-no" }
  | { readonly kind: "open" }
  | { readonly kind: "choice"; readonly choices: readonly Choice[] }
  | { readonly kind: "quantity"; readonly rules: QuantityRules }
  | { readonly kind: "quantities"; readonly rules: QuantityRules };

/** A field of the rows of a grid. */
export type Column = Content & {
  readonly name: string;
  readonly title: string;
  readonly type: SchemaType;
};

/** The value to store, which is undefined if the field is to be removed, or why the text cannot be stored. */
export type CellReading = { readonly value: unknown } | { readonly problem: string };

/** The type of the rows, if a grid can edit the array: `options.grid` names the fields that are its columns. */
export function rowTypeOf(array: ArraySchemaType): ObjectSchemaType | undefined {
  const [type, ...others] = array.of;
  return type !== undefined && others.length === 0 && isObjectType(type) ? type : undefined;
}

/** The columns of the grid for an array, as its `options.grid` lists them. Empty if the array is not a grid. */
export function columnsOf(array: ArraySchemaType): Column[] {
  const names: unknown = storedField(array.options, "grid");
  const fields = rowTypeOf(array)?.fields ?? [];
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown) => {
    const field = fields.find((other) => other.name === name);
    if (field === undefined) return [];
    const { type } = field;
    return [{ ...contentOf(type), name: field.name, title: type.title ?? field.name, type }];
  });
}

function contentOf(type: SchemaType): Content {
  if (type.jsonType === "number") return { kind: "number" };
  if (type.jsonType === "boolean") return { kind: "yes-no" };
  if (type.jsonType === "string") {
    const choices = choicesOf(type.options);
    return choices.length > 0 ? { kind: "choice", choices } : { kind: "text" };
  }
  if (type.jsonType === "object")
    return isQuantityType(type.name) ? { kind: "quantity", rules: rulesOf([type]) } : { kind: "open" };
  if (type.jsonType !== "array") return { kind: "open" };
  if (type.of.every(({ name }) => isQuantityType(name)))
    return { kind: "quantities", rules: rulesOf(type.of) };
  const isOfLines = type.of.every(
    ({ jsonType, options }) => jsonType === "string" && choicesOf(options).length === 0,
  );
  return { kind: isOfLines ? "lines" : "open" };
}

function rulesOf(types: readonly SchemaType[]): QuantityRules {
  const [first, ...others] = types;
  const names = types.map(({ name }) => name).filter((name) => isQuantityType(name));
  if (others.length > 0) return { types: names, units: unitsOf() };
  if (first?.name === "size") return { types: names, units: unitsOf("length"), unit: "mm" };
  return { types: names, ...fittingUnits(first?.options) };
}

function isQuantityType(name: string): name is QuantityType {
  return name === "quantity" || name === "size";
}

function choicesOf(options: unknown): Choice[] {
  return storedItems(storedField(options, "list")).map((choice) => {
    const value = String(typeof choice === "string" ? choice : storedField(choice, "value"));
    const title = storedField(choice, "title");
    return { value, title: typeof title === "string" ? title : value };
  });
}

function isObjectType(type: SchemaType): type is ObjectSchemaType {
  return type.jsonType === "object";
}

/** A stored value as the text of its cell, with the current figures of capabilities. */
export function cellText(column: Column, value: unknown, capabilities: readonly Capability[] = []): string {
  if (value === undefined || value === null) return "";
  if (column.kind === "quantity") return currentText(value, capabilities);
  if (column.kind === "quantities")
    return storedItems(value)
      .map((item) => currentText(item, capabilities))
      .join("; ");
  if (column.kind === "lines") return storedItems(value).join("\n");
  if (column.kind === "yes-no") return value === true ? "Yes" : "";
  if (column.kind === "open") return "";
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** Whether a cell shows figures of capabilities, which cannot be typed over. */
export function isLinkedCell(value: unknown): boolean {
  return capabilityIdsIn(value).length > 0;
}

/** Parses the text of a cell. Keeps fields of a stored quantity that its text does not show, such as its source. */
export function readCell(column: Column, text: string, stored: unknown): CellReading {
  if (column.kind === "open") return { problem: "Open the row to fill in this field" };
  if (text.trim() === "") return { value: undefined };
  if (isLinkedCell(stored))
    return { problem: "The figure comes from a capability: open the row to change it" };
  if (column.kind === "text") return { value: text };
  if (column.kind === "lines") return { value: linesOf(text) };
  if (column.kind === "number") return readNumber(text);
  if (column.kind === "yes-no") return readYesNo(text);
  if (column.kind === "choice") return readChoice(text, column.choices);
  if (column.kind === "quantity") {
    const reading = parseQuantityText(text, rulesFor(column.rules, stored));
    return "problem" in reading ? reading : { value: { ...hiddenFields(stored), ...reading.parsed } };
  }
  return parseQuantityTexts(text, column.rules, storedItems(stored));
}

/**
 * Parses the quantities of one cell, separated by semicolons. Each keeps the key of the stored quantity with the same text, or else of the next
 * one that is left.
 */
function parseQuantityTexts(text: string, rules: QuantityRules, stored: readonly unknown[]): CellReading {
  const parts = text.split(/[;\n](?![^(]*\))/).filter((part) => part.trim() !== "");
  const same = parts.map((part) => stored.find((item) => typedText(item) === part.trim()));
  const unmatched = stored.filter((item) => !same.includes(item));
  const quantities: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    const before = same[index] ?? unmatched.shift();
    const reading = parseQuantityText(part, rulesFor(rules, before));
    if ("problem" in reading) return reading;
    const isSame = same[index] !== undefined;
    const _key = storedField(before, "_key") ?? randomKey();
    quantities.push(isSame ? before : { ...hiddenFields(before), ...reading.parsed, _key });
  }
  return { value: quantities };
}

/** A number that is typed without a unit keeps the stored unit. */
function rulesFor(rules: QuantityRules, stored: unknown): QuantityRules {
  const unit = rules.units.find((name) => name === storedField(stored, "unit"));
  return unit === undefined ? rules : { ...rules, unit };
}

function hiddenFields(stored: unknown): object {
  const source = storedField(stored, "source");
  return source === undefined ? {} : { source };
}

function readNumber(text: string): CellReading {
  const digits = text.trim().replaceAll(/,(?=\d{3}\b)/g, "");
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? { value: Number(digits) } : { problem: "Write a number" };
}

function readYesNo(text: string): CellReading {
  if (/^(?:yes|true|x|1|✓)$/i.test(text.trim())) return { value: true };
  return /^(?:no|false|0|–|-)$/i.test(text.trim()) ? { value: undefined } : { problem: "Write yes or no" };
}

function readChoice(text: string, choices: readonly Choice[]): CellReading {
  const wanted = text.trim().toLowerCase();
  const found = choices.find(({ value, title }) =>
    [value, title].some((name) => name.toLowerCase() === wanted),
  );
  const titles = choices.map(({ title }) => title).join(", ");
  return found === undefined ? { problem: `Choose one of ${titles}` } : { value: found.value };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
