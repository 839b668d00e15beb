import type { Json } from "./json.ts";

/** The parts of a stored document that are not plain properties. Not enumerable, so copies and JSON do not have it. */
export const LAZY_FIELDS = Symbol("lazy fields");

export interface LazyFields {
  readonly fields: Readonly<Record<string, LazyField>>;
  /** What `references()` finds in the document, so that it needs no parsed field. */
  readonly mentionedIds: readonly string[];
}

/**
 * A field of a stored document that is kept as JSON and parsed when it is read. The JSON is outside of V8's heap, where it costs no
 * garbage collection and text in any language takes as many bytes as in UTF-8.
 */
export class LazyField {
  readonly #json: Buffer;
  #value: Json | undefined;
  #wasRead = false;

  /** With a parsed value for a document that was just written, without one for a document of many that are loaded. */
  constructor(json: string, value: Json | undefined) {
    this.#json = value === undefined ? writeToBlock(json) : Buffer.from(json);
    if (value !== undefined) this.#keep(value);
  }

  /** In bytes of JSON. */
  get size(): number {
    return this.#json.length;
  }

  read(): Json {
    if (this.#value !== undefined) {
      this.#wasRead = true;
      return this.#value;
    }
    const value: Json = JSON.parse(this.#json.toString());
    if (keepsParsedFields) this.#keep(value);
    return value;
  }

  /** Drops the parsed value, unless it was read since the last call. Returns whether it did. */
  dropIfUnread(): boolean {
    if (!this.#wasRead) this.#value = undefined;
    const isDropped = !this.#wasRead;
    this.#wasRead = false;
    return isDropped;
  }

  #keep(value: Json): void {
    this.#value = value;
    parsedFields.add(this);
  }
}

let keepsParsedFields = true;

/** Runs work that reads many documents once, without parsed fields of others leaving memory for them. */
export function withoutKeepingFields<Result>(work: () => Result): Result {
  const before = keepsParsedFields;
  keepsParsedFields = false;
  try {
    return work();
  } finally {
    keepsParsedFields = before;
  }
}

const BLOCK_SIZE = 1024 * 1024;
let block = Buffer.alloc(0);
let blockUsed = 0;

/** Writes into a large block of memory that many fields share: thousands of small ones would take longer and half as much again. */
function writeToBlock(json: string): Buffer {
  const size = Buffer.byteLength(json);
  if (size > BLOCK_SIZE / 4) return Buffer.from(json);
  if (blockUsed + size > block.length) {
    block = Buffer.allocUnsafeSlow(BLOCK_SIZE);
    blockUsed = 0;
  }
  const start = blockUsed;
  blockUsed += block.write(json, start);
  return block.subarray(start, blockUsed);
}

/** In bytes of JSON. Parsed values take about three times as many. */
const MAX_PARSED_SIZE = 12 * 1024 * 1024;

/** The fields with a parsed value. Above the limit, those that were not read for the longest time lose it (the CLOCK algorithm). */
class ParsedFields {
  readonly #fields: LazyField[] = [];
  #hand = 0;
  #size = 0;

  add(field: LazyField): void {
    this.#fields.push(field);
    this.#size += field.size;
    // The newest one stays, also when it alone exceeds the limit.
    while (this.#size > MAX_PARSED_SIZE && this.#fields.length > 1) this.#step();
  }

  #step(): void {
    if (this.#hand >= this.#fields.length - 1) this.#hand = 0;
    const field = this.#fields[this.#hand];
    if (!field?.dropIfUnread()) {
      this.#hand++;
      return;
    }
    this.#size -= field.size;
    const newest = this.#fields.pop();
    if (newest !== undefined) this.#fields[this.#hand++] = newest;
  }
}

const parsedFields = new ParsedFields();
