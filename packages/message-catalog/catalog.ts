import { formatMessage } from "./message.ts";

/** A sentence with values of any types. */
type Sentence = (...values: never[]) => string;

/** What a language writes as code: a part of the catalog. */
export type CodeOf<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends Sentence | RegExp | string
    ? Words[Name]
    : CodeOf<Words[Name]>;
};

/**
 * The data of a catalog, without what `Code` has: a text as it is, and a sentence with values as a message with the name `name()`.
 */
export type DataOf<Words, Code = object> = {
  readonly [Name in keyof Words as NameOf<Name, Words, Code>]: Words[Name] extends Sentence
    ? string
    : string extends Words[Name]
      ? string
      : Words[Name] extends readonly (infer Item)[]
        ? readonly (Item extends string ? string : DataOf<Item>)[]
        : DataOf<Words[Name], Name extends keyof Code ? Code[Name] : object>;
};

type NameOf<Name extends keyof Words, Words, Code> = Name extends keyof Code
  ? Words[Name] extends Sentence | RegExp
    ? never
    : Code[Name] extends Sentence | RegExp | string
      ? never
      : Name
  : Words[Name] extends Sentence
    ? `${Name & string}()`
    : Name;

/** The end of the name of a sentence with values. */
const SENTENCE = "()";

/** The words of a language, from its data and its code, which together are all words. Code has precedence. */
export function createWords<Words, Code extends CodeOf<Words>>(
  data: DataOf<Words, Code>,
  code: Code,
  locale: string,
): Words;
export function createWords(data: object, code: object, locale: string): unknown {
  return mergeWords(groupOf(data, locale), code);
}

function groupOf(data: object, locale: string): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, word]) =>
      name.endsWith(SENTENCE)
        ? [
            name.slice(0, -SENTENCE.length),
            (...values: readonly unknown[]) => formatMessage(String(word), values, locale),
          ]
        : [name, wordOf(word, locale)],
    ),
  );
}

function wordOf(word: unknown, locale: string): unknown {
  if (Array.isArray(word)) return word.map((item) => wordOf(item, locale));
  return isGroup(word) ? groupOf(word, locale) : word;
}

/** Words with others, which have precedence. Groups are merged. */
export function mergeWords<Words extends object>(words: Partial<Words> | undefined, others: Words): Words;
export function mergeWords(words: object | undefined = {}, others: object): unknown {
  const known = new Map<string, unknown>(Object.entries(words));
  for (const [name, word] of Object.entries(others)) {
    const other = known.get(name);
    known.set(name, isGroup(other) && isGroup(word) ? mergeWords(other, word) : word);
  }
  return Object.fromEntries(known);
}

function isGroup(word: unknown): word is object {
  return typeof word === "object" && word !== null && !Array.isArray(word) && !(word instanceof RegExp);
}
