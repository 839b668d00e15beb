import { isRequired } from "./field-rules.ts";
import { createRemoveOtherTypes, type SchemaPart, type Schemas } from "./fitting-values.ts";
import { replaceItems, storedField } from "./stored-value.ts";

interface Options extends Schemas {
  /** The type of links. A required one that is missing leads nowhere. */
  readonly linkType: string;
}

/** The names of the required fields of a type. */
interface Required {
  readonly isDocument: boolean;
  readonly lists: readonly string[];
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

/**
 * Returns functions that make the result of a query as complete as its generated type says. Only the Studio requires that lists are there,
 * and it stores no null: drafts, imports, scripts and documents older than a field are unfinished. At any depth,
 *
 * - what has another type than the schema says is missing,
 * - a list loses its items that are null, such as what a reference to a deleted document leads to,
 * - a stored object loses its fields that are null or an empty text, as if they had never been filled in,
 * - a stored object gets an empty list for each required list that it lacks, and a link to nothing for each required link,
 * - a document that a query selects as a whole is a stored object, and gets an empty text for each required text that it lacks,
 * - a document of which a query selects some fields gets an empty list or text instead of a required one that is null.
 *
 * They modify the result in place, because it may be large.
 */
export function createCompletion({ linkType, ...schemas }: Options) {
  const removeOtherTypes = createRemoveOtherTypes(schemas);
  const required = requiredFields(schemas.types, linkType);

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
      if (storedField(stored, name) === undefined) Reflect.set(stored, name, { _type: linkType });
  }

  function completeWhole(document: object, known: Required): void {
    completeStored(document, known);
    for (const name of known.texts)
      if (storedField(document, name) === undefined) Reflect.set(document, name, "");
  }

  function completeContent(result: unknown): void {
    for (const part of completeOwn(result)) completeContent(part);
  }

  return {
    completeContent,
    /** Like `completeContent`, for a large result. `pause` is awaited between the items of its lists. */
    completeInSteps: async (result: unknown, pause: () => Promise<void>): Promise<void> => {
      for (const list of completeOwn(result)) {
        for (const item of completeOwn(list)) {
          await pause();
          completeContent(item);
        }
      }
    },
  };
}

function completeSelected(document: object, { lists, texts }: Required): void {
  for (const name of lists) if (storedField(document, name) === null) Reflect.set(document, name, []);
  for (const name of texts) if (storedField(document, name) === null) Reflect.set(document, name, "");
}

/** What each type requires, by its name. */
function requiredFields(types: readonly SchemaPart[], linkType: string): ReadonlyMap<unknown, Required> {
  const lists = new Set(["array", ...types.filter(({ type }) => type === "array").map(nameOf)]);
  return new Map([
    ["block", { isDocument: false, lists: ["children"], texts: [], links: [] }],
    ...types
      .filter(({ type }) => type !== "array")
      .map((type): [string, Required] => [
        nameOf(type),
        {
          isDocument: type.type === "document",
          lists: requiredNames(type, (field) => lists.has(field)),
          texts: requiredNames(type, (field) => field === "string" || field === "text"),
          links: requiredNames(type, (field) => field === linkType),
        },
      ]),
  ]);
}

function requiredNames({ fields = [] }: SchemaPart, isWanted: (type: string) => boolean): string[] {
  return fields.filter((field) => isWanted(field.type) && isRequired(field)).map(nameOf);
}

function nameOf({ name = "" }: SchemaPart): string {
  return name;
}
