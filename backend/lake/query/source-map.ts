import type { ContentSourceMap, SourceMapping } from "../contract.ts";
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
    this.#inside(value, this.#documentIndex(id, _type), pathOf(place), at);
  }

  /** The value is the document's own, and so is all that it holds. */
  #inside(value: unknown, document: number, path: string, at: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        this.#inside(item, document, path + itemStep(index, item), `${at}[${index}]`);
    } else if (isObject(value)) {
      for (const [name, field] of Object.entries(value)) {
        // Nobody edits `_key`, `_type` and the like: mapping them would double the map.
        if (name.startsWith("_")) continue;
        const step = fieldStep(name);
        this.#inside(field, document, path + step, at + step);
      }
    } else if (value !== null && value !== undefined) {
      this.mappings[at] = {
        type: "value",
        source: { type: "documentValue", document, path: this.#pathIndex(path) },
      };
    }
  }

  #documentIndex(id: string, type: string): number {
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    this.#indexes.set(id, this.documents.length);
    return this.documents.push({ _id: id, _type: type }) - 1;
  }

  #pathIndex(path: string): number {
    const index = this.paths.get(path) ?? this.paths.size;
    this.paths.set(path, index);
    return index;
  }
}
