import type { Json } from "./json.ts";

/** The key of a document's lazy fields. The property is not enumerable, so copies and JSON do not contain it. */
export const LAZY_FIELDS = Symbol("lazy fields");

export interface LazyFields {
  readonly fields: Readonly<Record<string, LazyField>>;
  /** The ids that `references()` finds in the document, so that it does not have to parse fields. */
  readonly mentionedIds: readonly string[];
}

/**
 * A field of a stored document that is kept as JSON and parsed when it is read. The JSON is stored as UTF-8 outside of V8's heap,
 * so it costs no garbage collection.
 */
export class LazyField {
  readonly #json: Buffer;
  #value: Json | undefined;
  #wasRead = false;

  /** `value` is the parsed value, if it should stay in memory because the document was just written. */
  constructor(json: string, value: Json | undefined) {
    this.#json = value === undefined ? writeToBlock(json) : Buffer.from(json);
    if (value !== undefined) this.#keep(value);
  }

  /** The size of the JSON in bytes. */
  get size(): number {
    return this.#json.length;
  }

  read(): Json {
    if (this.#value !== undefined) {
      this.#wasRead = true;
      return this.#value;
    }
    const value = this.parse();
    this.#keep(value);
    return value;
  }

  /** The value, which is not kept for others if it was not already. */
  parse(): Json {
    if (this.#value !== undefined) return this.#value;
    const value: Json = JSON.parse(this.#json.toString());
    return value;
  }

  /** Drops the parsed value, unless it was read since the last call. Returns whether it was dropped. */
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

const BLOCK_SIZE = 1024 * 1024;
let block = Buffer.alloc(0);
let blockUsed = 0;

/**
 * Writes into a large block of memory that many fields share. Thousands of small buffers would be slower and need 50% more memory.
 */
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

/** The maximum size of all parsed fields, in bytes of JSON. The parsed values need about three times as much memory. */
const MAX_PARSED_SIZE = 12 * 1024 * 1024;

/** The fields with a parsed value. Above the limit, the values that have not been read recently are dropped (CLOCK algorithm). */
class ParsedFields {
  readonly #fields: LazyField[] = [];
  #hand = 0;
  #size = 0;

  add(field: LazyField): void {
    this.#fields.push(field);
    this.#size += field.size;
    // The newest one is kept, even if it exceeds the limit on its own.
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
