import { textOfBlock, tryBlockText } from "./codes.ts";
import type { BlockField, Field, ListField, ObjectField } from "./fields.ts";
import { fieldPath, isObject, itemPath, itemsIn, type StoredObject, textIn } from "./stored.ts";
import { keyed, type NewText, sourcesOf } from "./translation.ts";

/** Whether a page in another language has a field for itself, whatever its original says. Names with an underscore are the lake's. */
function isOwnField(name: string): boolean {
  return name.startsWith("_") || name === "language" || name === "original";
}

interface AlignOptions {
  /** Translated texts that the page gets. One whose codes are not those of the original is left out. */
  readonly texts?: readonly NewText[];
  /**
   * The path of the block or field to align. Default: everything. With null, nothing is aligned, but the blocks and items of the new
   * texts are added if the page lacks them.
   */
  readonly within?: string | null;
}

/**
 * A page in another language with the blocks, figures, links and pictures that its original has now, with its own texts, and with new
 * ones. Items that only this language has stay. An item that was translated and that this language removed is not added again.
 */
export function alignPage<Page extends StoredObject>(
  original: StoredObject,
  page: Page,
  fields: ObjectField,
  options?: AlignOptions,
): Page;
export function alignPage(
  original: StoredObject,
  page: StoredObject,
  fields: ObjectField,
  { texts = [], within = "" }: AlignOptions = {},
): StoredObject {
  const merge = new Merge(
    sourcesOf(page).map(({ path }) => path),
    new Map(texts.map(({ path, text }) => [path, text])),
    within,
  );
  const aligned = merge.object(original, page, fields, "");
  const sources = new Map(sourcesOf(page).map(({ path, text }) => [path, text]));
  for (const { path, source } of texts) if (merge.applied.has(path)) sources.set(path, source);
  return {
    ...Object.fromEntries(
      Object.entries(aligned).filter(([name]) => !isOwnField(name) || Object.hasOwn(page, name)),
    ),
    ...Object.fromEntries(Object.entries(page).filter(([name]) => isOwnField(name))),
    sources: keyed([...sources].map(([path, text]) => ({ path, text }))),
  };
}

class Merge {
  /** The paths of the new texts that the page has now. */
  readonly applied = new Set<string>();
  readonly #translated: readonly string[];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #within: string | null;

  constructor(translated: readonly string[], texts: ReadonlyMap<string, string>, within: string | null) {
    this.#translated = translated;
    this.#texts = texts;
    this.#within = within;
  }

  /** Whether this language has translated the value of a path, or something inside of it. */
  #isTranslated(path: string): boolean {
    return this.#translated.some((each) => isInside(each, path));
  }

  /** Whether the value of a path is taken from the original. */
  #isAligned(path: string): boolean {
    return this.#within !== null && isInside(path, this.#within);
  }

  /** Whether a value that the page lacks is added. */
  #isAdded(path: string): boolean {
    return (
      this.#isAligned(path) ||
      (this.#within !== null && isInside(this.#within, path)) ||
      [...this.#texts.keys()].some((each) => isInside(each, path))
    );
  }

  /** The new text of a path, if there is one. */
  #take(path: string): string | undefined {
    const text = this.#texts.get(path);
    if (text !== undefined) this.applied.add(path);
    return text;
  }

  /** The value of the original with the texts of the page; undefined if the page has removed it. */
  #value(original: unknown, own: unknown, field: Field | undefined, path: string): unknown {
    if (field === undefined) return this.#isAligned(path) ? original : own;
    if (own === undefined && this.#isTranslated(path))
      return field.kind === "text" ? this.#take(path) : undefined;
    if (own === undefined && !this.#isAdded(path)) return undefined;
    const mine = own ?? original;
    switch (field.kind) {
      case "text":
        return this.#take(path) ?? mine;
      case "labels":
      case "own":
        return mine;
      case "object":
        return isObject(original) && isObject(mine) ? this.object(original, mine, field, path) : mine;
      case "list":
        return Array.isArray(original) && Array.isArray(mine)
          ? this.#list(original, mine, field, path)
          : mine;
      case "block":
        return isObject(original) && isObject(mine) ? this.#block(original, mine, field, path) : mine;
      default:
        return field satisfies never;
    }
  }

  object(
    original: StoredObject,
    own: StoredObject,
    { fields, names }: ObjectField,
    path: string,
  ): StoredObject {
    const isSameType = original["_type"] === own["_type"];
    if (!isSameType && !this.#isAligned(path)) return own;
    const mine = isSameType ? own : original;
    const merged: Record<string, unknown> = {};
    for (const name of new Set([...Object.keys(original), ...Object.keys(mine)])) {
      const field = fields.get(name);
      const inner = fieldPath(path, name);
      // A field that the schema does not know would be an error in the form of the translation.
      const isKnown = names === undefined || names.has(name) || name.startsWith("_");
      const given = isKnown ? (original[name] ?? undefined) : undefined;
      const value =
        field?.kind === "own"
          ? (this.#take(inner) ?? mine[name])
          : given === undefined
            ? this.#addition(mine[name], field, inner)
            : this.#value(given, mine[name], field, inner);
      if (value !== undefined && value !== null) merged[name] = value;
    }
    return merged;
  }

  /** A value that only the page has: its own, unless it is what is left of a value that the original had. */
  #addition(own: unknown, field: Field | undefined, path: string): unknown {
    return this.#isAligned(path) && (field === undefined || this.#isTranslated(path)) ? undefined : own;
  }

  #list(
    original: readonly unknown[],
    own: readonly unknown[],
    { members }: ListField,
    path: string,
  ): unknown[] {
    const entriesOf = (items: readonly unknown[]) =>
      items.map((item, index) => ({
        id: textIn(item, "_key") ?? String(index),
        item,
        path: itemPath(path, item, index),
      }));
    const [originals, owns] = [entriesOf(original), entriesOf(own)];
    const originalById = new Map(originals.map(({ id, item }) => [id, item]));
    const ownById = new Map(owns.map(({ id, item }) => [id, item]));
    const merge = ({ id, path: inner }: { readonly id: string; readonly path: string }) => {
      const item = originalById.get(id);
      const field = members.get(typeof item === "string" ? "string" : (textIn(item, "_type") ?? ""));
      if (item !== undefined) return this.#value(item, ownById.get(id), field, inner);
      return this.#isAligned(inner) && this.#isTranslated(inner) ? undefined : ownById.get(id);
    };
    // The order of one, with what only the other has after the item that it follows there.
    const [ordered, others] = this.#isAligned(path) ? [originals, owns] : [owns, originals];
    const merged = ordered.map((entry) => ({ id: entry.id, value: merge(entry) }));
    for (const [index, entry] of others.entries()) {
      if (merged.some(({ id }) => id === entry.id)) continue;
      const previous = others[index - 1]?.id;
      const place = merged.findIndex(({ id }) => id === previous);
      const end = previous === undefined ? 0 : merged.length;
      merged.splice(place < 0 ? end : place + 1, 0, { id: entry.id, value: merge(entry) });
    }
    return merged.flatMap(({ value }) => (value === undefined ? [] : [value]));
  }

  #block(original: StoredObject, own: StoredObject, { annotations }: BlockField, path: string): StoredObject {
    const text = this.#texts.get(path);
    const translated = text === undefined ? undefined : tryBlockText(original, text);
    if (translated !== undefined) this.applied.add(path);
    const merged =
      translated ?? (this.#isAligned(path) ? tryBlockText(original, textOfBlock(own)) : undefined);
    // If the original has other links or figures in this paragraph, it must be translated again, with the old words at hand.
    if (merged === undefined) return own;
    const marks = itemsIn(original, "markDefs");
    if (marks.length === 0) return merged;
    const ownMarks = new Map(itemsIn(own, "markDefs").map((mark) => [textIn(mark, "_key"), mark]));
    // The words have the marks of the original now, so all of these must be there.
    const known = marks.map((mark) => ownMarks.get(textIn(mark, "_key")) ?? mark);
    const aligned = new Merge(this.#translated, this.#texts, path);
    const list: ListField = { kind: "list", members: annotations };
    const markDefs = aligned.#list(marks, known, list, fieldPath(path, "markDefs"));
    for (const each of aligned.applied) this.applied.add(each);
    return { ...merged, markDefs };
  }
}

/** Whether a path is another one, or leads to something inside of it. */
function isInside(path: string, outer: string): boolean {
  return outer === "" || (path.startsWith(outer) && /^(?:$|[.[])/u.test(path.slice(outer.length)));
}

/** A place where a page differs from its original in more than texts. */
export interface Difference {
  readonly path: string;
  /** What the page has, and what it would have if it were aligned. Undefined is nothing. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What `alignPage` would change: blocks and items of the original that the page lacks, other figures, links and pictures. */
export function differences(original: StoredObject, page: StoredObject, fields: ObjectField): Difference[] {
  return compare(page, alignPage(original, page, fields), "").filter(
    ({ path }) => !path.startsWith("sources"),
  );
}

function compare(before: unknown, after: unknown, path: string): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (!isObject(before) || !isObject(after)) return before === after ? [] : [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    compare(before[name], after[name], fieldPath(path, name)),
  );
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string): Difference[] {
  const byPath = (items: readonly unknown[]) =>
    new Map(items.map((item, index) => [itemPath(path, item, index), item]));
  const [old, current] = [byPath(before), byPath(after)];
  const changes = [...new Set([...old.keys(), ...current.keys()])].flatMap((inner) =>
    compare(old.get(inner), current.get(inner), inner),
  );
  const isMoved = orderOf(old, current) !== orderOf(current, old);
  return isMoved ? [...changes, { path, before, after }] : changes;
}

/** The items of a list that another one has too, in their order. */
function orderOf(items: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string {
  return [...items.keys()].filter((path) => other.has(path)).join("\n");
}
