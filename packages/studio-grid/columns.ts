import type { ArraySchemaType, ObjectSchemaType, SchemaType } from "sanity";
import { storedField, storedItems } from "stored-values/stored-value.ts";

/** A choice of a field: the stored value, and the title that editors see. */
interface Choice {
  readonly value: string;
  readonly title: string;
}

/** The value to store, which is undefined if the field is to be removed, or why the text cannot be stored. */
export type CellReading = { readonly value: unknown } | { readonly problem: string };

/** How editors type values that are more than a text or a number, such as a length with its unit. */
export interface CellFormat {
  /** Shown in an empty cell while it has the focus. */
  readonly placeholder: string;
  readonly toText: (value: unknown) => string;
  /** Parses text that is not blank. */
  readonly read: (text: string, stored: unknown) => CellReading;
}

/** Why a value cannot be typed over. */
interface Lock {
  /** Shown with the cell. */
  readonly hint: string;
  /** Why text that is pasted into the cell is not stored. */
  readonly problem: string;
}

/** What a Studio adds to the grid for its own types. */
export interface GridTypes {
  /** The format of a field. Undefined for a field that the grid knows itself, or that has no text. */
  readonly formatOf?: (type: SchemaType) => CellFormat | undefined;
  /** Undefined for a value that can be typed over. */
  readonly lockOf?: (value: unknown) => Lock | undefined;
}

/** What a cell of a column holds. An `open` column has no text: its button opens the field. */
type Content =
  | { readonly kind: "text" }
  | { readonly kind: "lines" }
  | { readonly kind: "number" }
  | { readonly kind: "yes-no" }
  | { readonly kind: "open" }
  | { readonly kind: "choice"; readonly choices: readonly Choice[] }
  | { readonly kind: "formatted"; readonly format: CellFormat };

/** A field of the rows of a grid. */
export type Column = Content & {
  readonly name: string;
  readonly title: string;
  readonly type: SchemaType;
  readonly lockOf?: GridTypes["lockOf"] | undefined;
};

/** The type of the rows, if a grid can edit the array: `options.grid` names the fields that are its columns. */
export function rowTypeOf(array: ArraySchemaType): ObjectSchemaType | undefined {
  const [type, ...others] = array.of;
  return type !== undefined && others.length === 0 && isObjectType(type) ? type : undefined;
}

/** The columns of the grid for an array, as its `options.grid` lists them. Empty if the array is not a grid. */
export function columnsOf(array: ArraySchemaType, { formatOf, lockOf }: GridTypes = {}): Column[] {
  const names: unknown = storedField(array.options, "grid");
  const fields = rowTypeOf(array)?.fields ?? [];
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown) => {
    const field = fields.find((other) => other.name === name);
    if (field === undefined) return [];
    const { type } = field;
    const format = formatOf?.(type);
    const content: Content = format === undefined ? contentOf(type) : { kind: "formatted", format };
    return [{ ...content, name: field.name, title: type.title ?? field.name, type, lockOf }];
  });
}

function contentOf(type: SchemaType): Content {
  if (type.jsonType === "number") return { kind: "number" };
  if (type.jsonType === "boolean") return { kind: "yes-no" };
  if (type.jsonType === "string") {
    const choices = choicesOf(type.options);
    return choices.length > 0 ? { kind: "choice", choices } : { kind: "text" };
  }
  if (type.jsonType !== "array") return { kind: "open" };
  const isOfLines = type.of.every(
    ({ jsonType, options }) => jsonType === "string" && choicesOf(options).length === 0,
  );
  return { kind: isOfLines ? "lines" : "open" };
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

/** A stored value as the text of its cell. */
export function cellText(column: Column, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (column.kind === "formatted") return column.format.toText(value);
  if (column.kind === "lines") return storedItems(value).join("\n");
  if (column.kind === "yes-no") return value === true ? "Yes" : "";
  if (column.kind === "open") return "";
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** Parses the text of a cell. */
export function readCell(column: Column, text: string, stored: unknown): CellReading {
  if (column.kind === "open") return { problem: "Open the row to fill in this field" };
  if (text.trim() === "") return { value: undefined };
  const lock = column.lockOf?.(stored);
  if (lock !== undefined) return { problem: lock.problem };
  if (column.kind === "text") return { value: text };
  if (column.kind === "lines") return { value: linesOf(text) };
  if (column.kind === "number") return readNumber(text);
  if (column.kind === "yes-no") return readYesNo(text);
  if (column.kind === "choice") return readChoice(text, column.choices);
  return column.format.read(text, stored);
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
