import type { ContentSourceMap, SourceMapping } from "../../lake.ts";
import type { Budget } from "../budget.ts";
import { tooExpensive } from "../errors.ts";
import { isObject } from "../values.ts";
import {
  fieldOrigin,
  fieldSegment,
  itemOrigin,
  itemSegment,
  type Origin,
  jsonPathOf,
  type ValueOrigin,
} from "./origin.ts";

/** A hundred times the source map of a large page. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/**
 * Maps every value of the result that comes from a document to its path in the document, for visual editing. Throws LakeError 400
 * if the paths exceed `maxCharacters` or 16 million, or the budget of the query.
 */
export function createSourceMap(
  result: unknown,
  origin: Origin,
  budget: Budget,
  maxCharacters: number,
): ContentSourceMap {
  const collector = new Collector(budget, Math.min(maxCharacters, MAX_CHARACTERS));
  collector.add(result, origin, "$");
  return { documents: collector.documents, paths: [...collector.paths.keys()], mappings: collector.mappings };
}

class Collector {
  readonly documents: { _id: string; _type: string }[] = [];
  readonly paths = new Map<string, number>();
  readonly mappings: Record<string, SourceMapping> = {};
  readonly #indexes = new Map<string, number>();
  readonly #budget: Budget;
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(budget: Budget, maxCharacters: number) {
    this.#budget = budget;
    this.#maxCharacters = maxCharacters;
  }

  add(value: unknown, origin: Origin, at: string): void {
    if (origin?.kind === "value") this.#addDocumentValue(value, origin, at);
    else if (origin !== undefined) this.#addParts(value, origin, at);
  }

  #addParts(value: unknown, origin: Origin, at: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        this.add(item, itemOrigin(origin, index, item), `${at}[${index}]`);
    } else if (isObject(value)) {
      for (const [name, field] of Object.entries(value))
        this.add(field, fieldOrigin(origin, name), at + fieldSegment(name));
    }
  }

  #addDocumentValue(value: unknown, origin: ValueOrigin, at: string): void {
    const { _id, _originalId, _type } = origin.document;
    const id = typeof _originalId === "string" ? _originalId : _id;
    const document = this.#documentIndex(id, _type);
    for (const leaf of leavesOf(value, jsonPathOf(origin), at, this.#budget)) {
      this.#characters += leaf.at.length;
      if (this.#characters > this.#maxCharacters)
        throw tooExpensive(`its source map is longer than ${this.#maxCharacters} characters`);
      const source = { type: "documentValue", document, path: this.#pathIndex(leaf.path) } as const;
      this.mappings[leaf.at] = { type: "value", source };
    }
  }

  #documentIndex(id: string, type: string): number {
    const existing = this.#indexes.get(id);
    if (existing !== undefined) return existing;
    this.#indexes.set(id, this.documents.length);
    return this.documents.push({ _id: id, _type: type }) - 1;
  }

  #pathIndex(path: string): number {
    const existing = this.paths.get(path);
    if (existing !== undefined) return existing;
    const index = this.paths.size;
    this.paths.set(path, index);
    return index;
  }
}

/** A primitive value with its paths in the result and in the document. */
interface Leaf {
  readonly at: string;
  readonly path: string;
}

const MAX_CACHED = 2000;
let leavesCache = new WeakMap<object, { at: string; path: string; leaves: readonly Leaf[] }>();
let cachedCount = 0;

/** All primitive values in a value of a document. Cached, because stored documents are immutable. */
function leavesOf(value: unknown, path: string, at: string, budget: Budget): readonly Leaf[] {
  if (typeof value !== "object" || value === null)
    return value === null || value === undefined ? [] : [{ at, path }];
  const cached = leavesCache.get(value);
  if (cached?.at === at && cached.path === path) return cached.leaves;
  const leaves: Leaf[] = [];
  collectLeaves(value, { path, at }, { leaves, budget });
  if (++cachedCount > MAX_CACHED) {
    leavesCache = new WeakMap();
    cachedCount = 0;
  }
  leavesCache.set(value, { at, path, leaves });
  return leaves;
}

function collectLeaves(
  value: unknown,
  { path, at }: Leaf,
  found: { readonly leaves: Leaf[]; readonly budget: Budget },
): void {
  found.budget.spendText(path.length + at.length);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collectLeaves(item, { path: path + itemSegment(index, item), at: `${at}[${index}]` }, found);
  } else if (isObject(value)) {
    for (const [name, field] of Object.entries(value)) {
      // System fields such as `_key` are not editable, and would double the size of the map.
      if (name.startsWith("_")) continue;
      const segment = fieldSegment(name);
      collectLeaves(field, { path: path + segment, at: at + segment }, found);
    }
  } else if (value !== null && value !== undefined) {
    found.leaves.push({ at, path });
  }
}
