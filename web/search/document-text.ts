import type { QuantityWords } from "quantities/words.ts";
import { schemaTypes } from "schemas/index.ts";
import { link } from "schemas/objects/link.ts";
import { textOfBlock } from "schemas/objects/prose.ts";
import { storedQuantityText } from "schemas/quantities/quantity-field.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { ENGLISH, type Words, wordsOf } from "#locale/catalogs.ts";

// Collects the visible text of stored values. The schema says which fields contain text, so new blocks and fields need no change
// here.

interface Field {
  readonly name: string;
  readonly type: string;
  readonly group?: unknown;
  readonly options?: unknown;
  readonly of?: unknown;
}

const fieldsOfType = new Map<string, readonly Field[]>(
  schemaTypes.map((type) => [type.name, "fields" in type ? type.fields : []]),
);

/** What visitors read in another language than English, whose words the schema has. */
export interface SearchWords {
  /** For values from lists of options, by these values. */
  readonly choices: Readonly<Record<string, string>>;
  /** For fields with a figure, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly quantities: QuantityWords;
}

/** What fields with a figure are called beside it. */
export function fieldNames({
  materialNames: { properties },
  finishTable: { roughness, thickness },
  designRule: { limit },
}: Pick<Words, "materialNames" | "finishTable" | "designRule">): SearchWords["fields"] {
  return { ...properties, roughness, thickness, minimum: limit };
}

const ENGLISH_WORDS = { fields: fieldNames(wordsOf(ENGLISH)) };

/** The texts in a stored value, in schema order: paragraphs, labels, quantities and alternative texts of pictures. */
export function textsIn(value: unknown, words?: SearchWords): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item, words));
  const type = storedText(value, "_type");
  if (type === undefined || type === link.name) return [];
  if (type === "block") return spansOf(value);
  if (type === "quantity" || type === "size") return filled([storedQuantityText(value, words?.quantities)]);
  const fields = fieldsOfType.get(type) ?? [];
  return fields
    .filter(({ group }) => group !== "display")
    .flatMap((field) => textsInField(value, field, words));
}

function textsInField(holder: unknown, field: Field, words: SearchWords | undefined): string[] {
  const value = storedField(holder, field.name);
  if (HIDDEN_FIELDS.has(field.name)) return [];
  if (field.type === "string" || field.type === "text") return choicesOf(field, [value], words);
  if (!Array.isArray(value)) return textsIn(value, words);
  return value.every((item) => typeof item === "string")
    ? choicesOf(field, value, words)
    : textsIn(value, words);
}

/** Fields whose text is not visible on the page. */
const HIDDEN_FIELDS = new Set(["path", "aliases", "seo", "blocks", "url", "task", "language"]);

/** Returns texts unchanged. A value from a list of options is replaced by its title, or left out if it has none. */
function choicesOf(
  { options, of }: Field,
  values: readonly unknown[],
  words: SearchWords | undefined,
): string[] {
  const list = storedField(options, "list") ?? storedField(storedField(first(of), "options"), "list");
  if (list === undefined) return filled(values);
  if (!Array.isArray(list)) return [];
  if (words !== undefined) return filled(values.map((value) => words.choices[String(value)]));
  const titles = new Map(
    list.map((item: unknown) => [storedField(item, "value"), storedField(item, "title")]),
  );
  return filled(values.map((value) => titles.get(value)));
}

/** The key figures in a field of a document or block: its quantities, with the name of the field or their label, and their limits. */
export function keyFiguresIn(
  value: unknown,
  field: string,
  { fields, quantities }: Partial<SearchWords> & Pick<SearchWords, "fields"> = ENGLISH_WORDS,
): string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      keyFiguresIn(item, field, { fields, ...(quantities && { quantities }) }),
    );
  const figureOf = (name: string, stored: unknown) => {
    const text = storedQuantityText(stored, quantities);
    return text === "" ? [] : [filled([fields[name], text]).join(" ")];
  };
  const own = figureOf(field, value);
  if (own.length > 0) return own;
  const parts = Object.entries(Object(value)).flatMap(([name, stored]) =>
    [stored].flat().flatMap((part: unknown) => figureOf(name, part)),
  );
  return parts.length === 0 ? [] : [filled([storedText(value, "label"), parts.join(", ")]).join(" ")];
}

/** The ids of all documents that a value refers to. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => referencesIn(item));
  if (typeof value !== "object" || value === null) return [];
  const own = storedText(value, "_ref");
  return own === undefined ? Object.values(value).flatMap((part: unknown) => referencesIn(part)) : [own];
}

/** The text of a paragraph or heading. */
export function spansOf(paragraph: unknown): string[] {
  return filled([textOfBlock(paragraph)]);
}

function filled(values: readonly unknown[]): string[] {
  return values.flatMap((value) => (typeof value === "string" && value.trim() !== "" ? [value.trim()] : []));
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}
