const CHUNK = 1 << 20;

/** The lines of a text file. Decodes it in chunks, because the whole text would take twice its bytes. */
export class TextLines {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  *[Symbol.iterator](): Generator<string> {
    const decoder = new TextDecoder();
    let rest = "";
    for (let start = 0; start < this.#bytes.length; start += CHUNK) {
      const text = rest + decoder.decode(this.#bytes.subarray(start, start + CHUNK), { stream: true });
      const lines = text.split(/\r\n|\n|\r/);
      rest = lines.pop() ?? "";
      // A damaged file may have no line breaks. Its text is dropped, so that it does not fill the memory.
      if (rest.length > CHUNK) rest = "";
      yield* lines;
    }
    if (rest !== "") yield rest;
  }
}
