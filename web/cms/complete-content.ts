import { alternativeText } from "schemas/fields/alternative-text.ts";
import { isRequired } from "schemas/fields/required-field.ts";
import { schemaTypes } from "schemas/index.ts";
import { link } from "schemas/objects/link.ts";
import { picture } from "schemas/objects/picture.ts";
import { assetIdOf, replaceItems, storedField, storedText } from "stored-values/stored-value.ts";

import { removeOtherTypes } from "./stored-types.ts";

// What makes the result of a query complete, before anything reads it: first what unfinished documents lack, then the texts of pictures.

const listTypes = new Set(["array", ...schemaTypes.filter(({ type }) => type === "array").map(nameOf)]);

const isList = ({ type }: Field) => listTypes.has(type);
const isLink = ({ type }: Field) => type === link.name;
const isText = ({ type }: Field) => type === "string" || type === "text";

interface Required {
  readonly isDocument: boolean;
  /** The names of the required lists. */
  readonly lists: readonly string[];
  /** The names of the required texts. */
  readonly texts: readonly string[];
  /** The names of the required links. */
  readonly links: readonly string[];
}

const required: ReadonlyMap<unknown, Required> = new Map([
  ["block", { isDocument: false, lists: ["children"], texts: [], links: [] }],
  ...schemaTypes.flatMap((type) =>
    type.type === "array"
      ? []
      : [
          [
            type.name,
            {
              isDocument: type.type === "document",
              lists: requiredFields(type.fields, isList),
              texts: requiredFields(type.fields, isText),
              links: requiredFields(type.fields, isLink),
            },
          ] as const,
        ],
  ),
]);

/**
 * Makes a query's result as complete as its generated type says. Only the Studio requires that lists are there, and it stores no
 * null: drafts, imports, scripts and documents older than a field are unfinished. Everything that reads content gets it from here, so
 * that a page, its structured data, the feed and the search need no checks of their own. At any depth,
 *
 * - what has another type than the schema says is missing,
 * - a list loses its items that are null, such as what a reference to a deleted document leads to,
 * - a stored object loses its fields that are null or an empty text, as if they had never been filled in,
 * - a stored object gets an empty list for each required list that it lacks, and a link to nothing for each required link,
 * - a document that a query selects as a whole is a stored object, and gets an empty text for each required text that it lacks,
 * - a document of which a query selects some fields gets an empty list or text instead of a required one that is null.
 *
 * Modifies the result in place, because it may be large.
 */
export function completeContent(result: unknown): void {
  for (const part of completeOwn(result)) completeContent(part);
}

/** Like `completeContent`, for a large result. `pause` is awaited between the items of its lists. */
export async function completeInSteps(result: unknown, pause: () => Promise<void>): Promise<void> {
  for (const list of completeOwn(result)) {
    for (const item of completeOwn(list)) {
      await pause();
      completeContent(item);
    }
  }
}

/** Completes a value without its parts, which it returns. */
function completeOwn(result: unknown): readonly unknown[] {
  if (typeof result !== "object" || result === null) return [];
  if (Array.isArray(result)) {
    if (result.includes(null))
      replaceItems(
        result,
        result.filter((item) => item !== null),
      );
    return result;
  }
  removeOtherTypes(result);
  const known = required.get(storedField(result, "_type"));
  if (known) {
    if (!known.isDocument) completeStored(result, known);
    else if ("_rev" in result && "_createdAt" in result) completeWhole(result, known);
    else completeSelected(result, known);
  }
  return Object.values(result);
}

function completeStored(stored: object, { lists, links }: Required): void {
  for (const [name, value] of Object.entries(stored))
    if (value === null || value === "") Reflect.deleteProperty(stored, name);
  for (const name of lists) if (!Array.isArray(storedField(stored, name))) Reflect.set(stored, name, []);
  for (const name of links)
    if (storedField(stored, name) === undefined) Reflect.set(stored, name, { _type: link.name });
}

function completeWhole(document: object, known: Required): void {
  completeStored(document, known);
  for (const name of known.texts)
    if (storedField(document, name) === undefined) Reflect.set(document, name, "");
}

function completeSelected(document: object, { lists, texts }: Required): void {
  for (const name of lists) if (storedField(document, name) === null) Reflect.set(document, name, []);
  for (const name of texts) if (storedField(document, name) === null) Reflect.set(document, name, "");
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly validation?: unknown;
}

function requiredFields(fields: readonly Field[], isOfKind: (field: Field) => boolean): string[] {
  return fields.filter((field) => isOfKind(field) && isRequired(field)).map(nameOf);
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

interface AssetTexts {
  readonly _id: string;
  readonly altText: string | null;
  readonly creditLine: string | null;
}

/**
 * Adds the texts of image assets to the pictures in a query's result: the credit, and the alternative text if the picture has none
 * itself. Modifies the result in place, because it may be large. `load` gets each asset's id once, and is not called for a result
 * without pictures.
 */
export async function addAssetTexts(
  result: unknown,
  load: (ids: string[]) => Promise<readonly AssetTexts[]>,
): Promise<void> {
  const pictures = picturesIn(result);
  if (pictures.length === 0) return;
  const ids = new Set(pictures.map(({ assetId }) => assetId));
  const assets = new Map((await load([...ids].toSorted())).map((asset) => [asset._id, asset]));
  for (const { stored, assetId } of pictures) {
    const asset = assets.get(assetId);
    const alt = alternativeText(stored, asset);
    const credit = storedText(asset, "creditLine");
    // The texts of an asset may be in another language than those of the picture.
    const languages = storedField(asset, "foreign");
    const foreign = {
      ...Object(storedField(stored, "foreign")),
      ...(storedText(stored, "alt") === undefined && { alt: storedText(languages, "altText") }),
      credit: storedText(languages, "creditLine"),
    };
    Object.assign(
      stored,
      alt !== undefined && { alt },
      credit !== undefined && { credit },
      languages !== undefined && { foreign },
    );
  }
}

function picturesIn(value: unknown): { stored: object; assetId: string }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => picturesIn(item));
  if (typeof value !== "object" || value === null) return [];
  const assetId = assetIdOf(value);
  if (storedField(value, "_type") === picture.name && assetId !== undefined)
    return [{ stored: value, assetId }];
  return Object.values(value).flatMap((part) => picturesIn(part));
}

// Which blocks of a page visitors see: its own blocks and the blocks of its saved sections, at a given time
