import { encodingOf } from "./text-encoding.ts";

const CHUNK = 1 << 20;

/** The lines of a text file. Decodes it in chunks, because the whole text would take twice its bytes. */
export class TextLines {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  *[Symbol.iterator](): Generator<string> {
    const decoder = new TextDecoder(encodingOf(this.#bytes));
    let rest = "";
    for (let start = 0; start < this.#bytes.length; start += CHUNK) {
      const text = rest + decoder.decode(this.#bytes.subarray(start, start + CHUNK), { stream: true });
      const lines = text.split(/\r\n|\n|\r/);
      rest = lines.pop() ?? "";
      yield* lines;
      // Some programs write a whole file as one line.
      if (rest.length > CHUNK) {
        const end = rest.lastIndexOf(" ");
        yield rest.slice(0, Math.max(0, end));
        // A damaged file may not have spaces either. Its text is dropped, so that it does not fill the memory.
        rest = end < 0 ? "" : rest.slice(end);
      }
    }
    if (rest !== "") yield rest;
  }
}

const WITH_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;

/** The number that a word is. Some programs write decimal commas, as their country does. */
export function numberOf(word: string | undefined): number {
  const number = Number(word);
  return Number.isNaN(number) && word !== undefined && WITH_COMMA.test(word)
    ? Number(word.replace(",", "."))
    : number;
}
