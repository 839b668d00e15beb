import { textOfBlock, tryBlockText } from "./codes.ts";
import type { BlockField, Field, ListField, ObjectField } from "./fields.ts";
import { fieldPath, isObject, itemPath, type StoredObject, textIn } from "./stored.ts";
import { keyed, type NewText, sourcesOf } from "./translation.ts";

/** What a page in another language has for itself, whatever its original says. */
const OWN_FIELDS = ["_id", "_rev", "_createdAt", "_updatedAt", "language", "original"];

/**
 * A page in another language with the blocks, figures, links and pictures that its original has now, with its own texts, and with new
 * ones. Items that only this language has stay. An item that was translated and that this language removed is not added again. A new
 * text whose path the page does not have, or whose codes are not those of the original, is left out.
 */
export function alignPage<Page extends StoredObject>(
  original: StoredObject,
  page: Page,
  fields: ObjectField,
  texts?: readonly NewText[],
): Page;
export function alignPage(
  original: StoredObject,
  page: StoredObject,
  fields: ObjectField,
  texts: readonly NewText[] = [],
): StoredObject {
  const merge = new Merge(
    sourcesOf(page).map(({ path }) => path),
    new Map(texts.map(({ path, text }) => [path, text])),
  );
  const aligned = merge.object(original, page, fields, "");
  const own = OWN_FIELDS.map((name) => [name, page[name]] as const).filter(
    ([, value]) => value !== undefined,
  );
  const sources = new Map(sourcesOf(page).map(({ path, text }) => [path, text]));
  for (const { path, source } of texts) if (merge.applied.has(path)) sources.set(path, source);
  return {
    ...aligned,
    ...Object.fromEntries(own),
    sources: keyed([...sources].map(([path, text]) => ({ path, text }))),
  };
}

class Merge {
  /** The paths of the new texts that the page has now. */
  readonly applied = new Set<string>();
  readonly #translated: readonly string[];
  readonly #texts: ReadonlyMap<string, string>;

  constructor(translated: readonly string[], texts: ReadonlyMap<string, string>) {
    this.#translated = translated;
    this.#texts = texts;
  }

  /** Whether this language has translated the value of a path, or something inside of it. */
  #isTranslated(path: string): boolean {
    return this.#translated.some(
      (each) => each.startsWith(path) && /^(?:$|[.[])/u.test(each.slice(path.length)),
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
    if (field === undefined) return original;
    if (own === undefined && this.#isTranslated(path))
      return field.kind === "text" ? this.#take(path) : undefined;
    const mine = own ?? original;
    switch (field.kind) {
      case "text":
        return this.#take(path) ?? mine;
      case "labels":
      case "own":
        return mine;
      case "object":
        return isObject(original) && isObject(mine) ? this.object(original, mine, field, path) : original;
      case "list":
        return Array.isArray(original) && Array.isArray(mine)
          ? this.#list(original, mine, field, path)
          : original;
      case "block":
        return isObject(original) && isObject(mine) ? this.#block(original, mine, field, path) : original;
      default:
        return field satisfies never;
    }
  }

  object(original: StoredObject, own: StoredObject, { fields }: ObjectField, path: string): StoredObject {
    const mine = original["_type"] === own["_type"] ? own : original;
    const merged: Record<string, unknown> = {};
    for (const name of new Set([...Object.keys(original), ...Object.keys(mine)])) {
      const field = fields.get(name);
      const inner = fieldPath(path, name);
      const value =
        field?.kind === "own"
          ? (this.#take(inner) ?? mine[name])
          : original[name] === undefined
            ? this.#addition(mine[name], field, inner)
            : this.#value(original[name], mine[name], field, inner);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }

  /** A value that only the page has: its own, unless it is what is left of a value that the original had. */
  #addition(own: unknown, field: Field | undefined, path: string): unknown {
    return field === undefined || this.#isTranslated(path) ? undefined : own;
  }

  #list(
    original: readonly unknown[],
    own: readonly unknown[],
    { members }: ListField,
    path: string,
  ): unknown[] {
    const idOf = (item: unknown, index: number) => textIn(item, "_key") ?? String(index);
    const ownById = new Map(own.map((item, index) => [idOf(item, index), item]));
    const merged: unknown[] = original.flatMap((item, index) => {
      const field = members.get(typeof item === "string" ? "string" : (textIn(item, "_type") ?? ""));
      const value = this.#value(item, ownById.get(idOf(item, index)), field, itemPath(path, item, index));
      return value === undefined ? [] : [value];
    });
    const known = new Set(original.map(idOf));
    for (const [index, item] of own.entries()) {
      if (known.has(idOf(item, index)) || this.#isTranslated(itemPath(path, item, index))) continue;
      // After the item that it follows on the page.
      const previous = index === 0 ? undefined : idOf(own[index - 1], index - 1);
      const place = merged.findIndex((each, at) => idOf(each, at) === previous);
      merged.splice(previous !== undefined && place < 0 ? merged.length : place + 1, 0, item);
    }
    return merged;
  }

  #block(original: StoredObject, own: StoredObject, { annotations }: BlockField, path: string): StoredObject {
    const text = this.#texts.get(path);
    const translated = text === undefined ? undefined : tryBlockText(original, text);
    if (translated !== undefined) this.applied.add(path);
    const merged = translated ?? tryBlockText(original, textOfBlock(own));
    // The original has other links or figures in this paragraph: it must be translated again, with the old words at hand.
    if (merged === undefined) return own;
    if (merged["markDefs"] === undefined) return merged;
    const marks = fieldPath(path, "markDefs");
    const list: ListField = { kind: "list", members: annotations };
    return { ...merged, markDefs: this.#value(original["markDefs"], own["markDefs"], list, marks) };
  }
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
  const order = (of: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...of.keys()].filter((inner) => other.has(inner)).join("\n");
  const isMoved = order(old, current) !== order(current, old);
  return isMoved ? [...changes, { path, before, after }] : changes;
}
