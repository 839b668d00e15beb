import type { ContentSourceMap, SourceMapping } from "../lake.ts";
import { fieldOrigin, fieldStep, itemOrigin, itemStep, type Origin, pathOf, type Place } from "./origin.ts";
import { isObject } from "./values.ts";

/** Every value of a result that stands in a document, with its place there. */
export function sourceMapOf(result: unknown, origin: Origin): ContentSourceMap {
  const collector = new Collector();
  collector.value(result, origin, "$");
  return { documents: collector.documents, paths: [...collector.paths.keys()], mappings: collector.mappings };
}

class Collector {
  readonly documents: { _id: string; _type: string }[] = [];
  readonly paths = new Map<string, number>();
  readonly mappings: Record<string, SourceMapping> = {};
  readonly #indexes = new Map<string, number>();

  value(value: unknown, origin: Origin, at: string): void {
    if (origin?.kind === "place") this.#place(value, origin, at);
    else if (origin !== undefined) this.#composed(value, origin, at);
  }

  #composed(value: unknown, origin: Origin, at: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        this.value(item, itemOrigin(origin, index, item), `${at}[${index}]`);
    } else if (isObject(value)) {
      for (const [name, field] of Object.entries(value))
        this.value(field, fieldOrigin(origin, name), at + fieldStep(name));
    }
  }

  #place(value: unknown, place: Place, at: string): void {
    const { _id, _originalId, _type } = place.document;
    const id = typeof _originalId === "string" ? _originalId : _id;
    const document = this.#documentIndex(id, _type);
    for (const leaf of leavesOf(value, pathOf(place), at)) {
      const source = { type: "documentValue", document, path: this.#pathIndex(leaf.path) } as const;
      this.mappings[leaf.at] = { type: "value", source };
    }
  }

  #documentIndex(id: string, type: string): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    this.#indexes.set(id, this.documents.length);
    return this.documents.push({ _id: id, _type: type }) - 1;
  }

  #pathIndex(path: string): number {
    const known = this.paths.get(path);
    if (known !== undefined) return known;
    const index = this.paths.size;
    this.paths.set(path, index);
    return index;
  }
}

/** A value without parts: where it stands in the result, and where in its document. */
interface Leaf {
  readonly at: string;
  readonly path: string;
}

const KNOWN_MAX = 2000;
let known = new WeakMap<object, { at: string; path: string; leaves: readonly Leaf[] }>();
let knownCount = 0;

/** All that a document's own value holds. Documents never change, so what was asked before is known. */
function leavesOf(value: unknown, path: string, at: string): readonly Leaf[] {
  if (typeof value !== "object" || value === null)
    return value === null || value === undefined ? [] : [{ at, path }];
  const before = known.get(value);
  if (before?.at === at && before.path === path) return before.leaves;
  const leaves: Leaf[] = [];
  gather(value, path, at, leaves);
  if (++knownCount > KNOWN_MAX) {
    known = new WeakMap();
    knownCount = 0;
  }
  known.set(value, { at, path, leaves });
  return leaves;
}

function gather(value: unknown, path: string, at: string, leaves: Leaf[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      gather(item, path + itemStep(index, item), `${at}[${index}]`, leaves);
  } else if (isObject(value)) {
    for (const [name, field] of Object.entries(value)) {
      // Nobody edits `_key`, `_type` and the like: mapping them would double the map.
      if (name.startsWith("_")) continue;
      const step = fieldStep(name);
      gather(field, path + step, at + step, leaves);
    }
  } else if (value !== null && value !== undefined) {
    leaves.push({ at, path });
  }
}
