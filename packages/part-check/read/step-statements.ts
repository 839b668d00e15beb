import type { PartSize } from "./limits.ts";

const [QUOTE, SEMICOLON, SLASH, STAR] = [0x27, 0x3b, 0x2f, 0x2a] as const;
const HEAD = /\s*#(\d+)\s*=\s*/y;
/** One without an end goes on to the end of the text, so that the expression takes linear time. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/**
 * The statements of a STEP file, such as `#12 = LINE('', #13, #14);`. A file has millions of them, so only their places are kept, and
 * `size` counts them while they are found. The text of a statement is read from the file each time.
 */
export class Statements implements Iterable<readonly [id: number, content: string]> {
  readonly #text: string;
  /** By their ids. Of several with one id, the last counts. */
  readonly #indexes = new Map<number, number>();
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(text: string, size: PartSize) {
    this.#text = text;
    let start = Math.max(0, text.indexOf("DATA;"));
    let isBlank = true;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === SEMICOLON) {
        HEAD.lastIndex = start;
        const id = HEAD.exec(text)?.[1];
        if (id !== undefined) {
          size.add({ values: 1 });
          this.#indexes.set(Number(id), this.#starts.length);
          this.#starts.push(start);
          this.#ends.push(at + 1);
        }
        start = at + 1;
        isBlank = true;
      } else if (code === SLASH && text.charCodeAt(at + 1) === STAR) {
        at = endOf(text, "*/", at + 2);
        if (isBlank) start = at + 1;
      } else if (code === QUOTE) at = endOf(text, "'", at + 1);
      else if (code > 0x20) isBlank = false;
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
    const [start, end] = this.rangeOf(id);
    if (end === 0) return "";
    HEAD.lastIndex = start;
    HEAD.test(this.#text);
    const content = this.#text.slice(HEAD.lastIndex, end - ";".length);
    return content.includes("/*") ? content.replaceAll(COMMENT, "") : content;
  }

  *[Symbol.iterator](): Generator<readonly [id: number, content: string]> {
    for (const id of this.#indexes.keys()) yield [id, this.contentOf(id)];
  }
}

/** Where the last character of `mark` is, at `from` or after it. */
function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length - 1;
}

/** The ids that a text refers to as `#12`, one after the other: one statement may have millions. */
export function* referencesIn(text: string): Generator<number> {
  for (const [, id] of text.matchAll(/#(\d+)/g)) yield Number(id);
}

/** A text in an expression. Quotes in it are double. */
export const TEXT = String.raw`(?:'[^']*')+`;
