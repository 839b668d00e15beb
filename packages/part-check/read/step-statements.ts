import type { PartSize } from "./limits.ts";

const [QUOTE, SEMICOLON, SLASH, STAR, EQUALS] = [0x27, 0x3b, 0x2f, 0x2a, 0x3d] as const;
/** Matches the id of a statement and its equals sign. */
const ID = /^\s*#(\d+)\s*$/;
const END_OF_COMMENT = /\*\//g;
/** As Open CASCADE reads texts, so that both see the same statements: `'O'Brien'` is one text, although its apostrophe should be double. */
const END_OF_TEXT = /'(?=\s*[,)])/g;
/** A text without an end runs to the end of the statement, so that matching takes linear time. */
const TEXT_OR_COMMENT = /'[\s\S]*?(?:'(?=\s*[,)])|$)|\/\*[\s\S]*?(?:\*\/|$)/g;
/** Enough characters for the name of a statement and its first values. */
const START_LENGTH = 1000;

/**
 * The statements of a STEP file, such as `#12 = LINE('', #13, #14);`. A file has millions of them, so only their places are kept, and
 * `size` counts them while they are found. The text of a statement is read from the file each time.
 */
export class Statements implements Iterable<readonly [id: number, content: string]> {
  readonly #text: string;
  /** By their ids. Of several with one id, the last counts. */
  readonly #indexes = new Map<number, number>();
  readonly #starts: number[] = [];
  /** For each id, the position after the equals sign. */
  readonly #contents: number[] = [];
  readonly #ends: number[] = [];

  constructor(text: string, size: PartSize) {
    this.#text = text;
    let start = 0;
    let equals = -1;
    let isBlank = true;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === SEMICOLON) {
        const id = equals < 0 ? undefined : ID.exec(withoutComments(text.slice(start, equals)))?.[1];
        if (id !== undefined) {
          size.add({ values: 1 });
          this.#indexes.set(Number(id), this.#starts.length);
          this.#starts.push(start);
          this.#contents.push(equals + 1);
          this.#ends.push(at + 1);
        }
        start = at + 1;
        equals = -1;
        isBlank = true;
      } else if (code === SLASH && text.charCodeAt(at + 1) === STAR) {
        at = endOf(text, END_OF_COMMENT, at + 2);
        if (isBlank) start = at + 1;
      } else if (code === QUOTE) at = endOf(text, END_OF_TEXT, at + 1);
      else if (code > 0x20) {
        isBlank = false;
        if (code === EQUALS && equals < 0) equals = at;
      }
    }
  }

  /** How many statements there are. */
  get count(): number {
    return this.#starts.length;
  }

  /** The place of a statement among all, from 0. */
  indexOf(id: number): number | undefined {
    return this.#indexes.get(id);
  }

  /** From the end of the statement before it to its semicolon, in characters of the text. */
  rangeOf(id: number): readonly [start: number, end: number] {
    const index = this.#indexes.get(id) ?? -1;
    return [this.#starts[index] ?? 0, this.#ends[index] ?? 0];
  }

  /** What is between `#12 =` and the semicolon, without comments. Empty if there is no such statement. */
  contentOf(id: number): string {
    return this.#contentAt(this.#indexes.get(id));
  }

  /** The first characters of a statement's content. Thousands of statements may refer to one of a megabyte, which must not be read each time. */
  startOf(id: number): string {
    return this.#contentAt(this.#indexes.get(id), START_LENGTH);
  }

  #contentAt(index = -1, length = Infinity): string {
    const start = this.#contents[index] ?? 0;
    const end = (this.#ends[index] ?? 1) - ";".length;
    return withoutComments(this.#text.slice(start, Math.min(end, start + length))).trimStart();
  }

  /** The contents of all statements in order, including those with a repeated id. */
  *contents(): Generator<string> {
    for (const index of this.#starts.keys()) yield this.#contentAt(index);
  }

  *[Symbol.iterator](): Generator<readonly [id: number, content: string]> {
    for (const id of this.#indexes.keys()) yield [id, this.contentOf(id)];
  }
}

/** The position of the last character of the next `mark`, at `from` or later. */
function endOf(text: string, mark: RegExp, from: number): number {
  mark.lastIndex = from;
  return mark.test(text) ? mark.lastIndex - 1 : text.length;
}

function withoutComments(text: string): string {
  if (!text.includes("/*")) return text;
  return text.replaceAll(TEXT_OR_COMMENT, (each) => (each.startsWith("'") ? each : ""));
}

/** Empties the texts of a statement, so that an expression finds no values inside of them. */
export function withoutTexts(content: string): string {
  return content.replaceAll(TEXT_OR_COMMENT, "''");
}

/** The ids that a text refers to as `#12`, one after the other: one statement may have millions. */
export function* referencesIn(text: string): Generator<number> {
  for (const [, id] of text.matchAll(/#(\d+)/g)) yield Number(id);
}

/** A text in an expression. Quotes in it are double. */
export const TEXT = String.raw`(?:'[^']*')+`;
