import { textOfBlock, tryBlockText } from "./codes.ts";
import { labelsOf, withLabels } from "./labels.ts";
import { hasWords, localizeNumbers } from "./numbers.ts";
import { fieldPath, isObject, itemPath, type StoredObject, textIn } from "./stored.ts";

interface Texts {
  readonly texts: readonly { readonly path: string; readonly text: string; readonly language: string }[];
  /** The language of the reader. */
  readonly language: string;
  /** The language of a text that has no translation. */
  readonly original: string;
  /**
   * Whether this field of an object of this type has a text for readers. What else a document has, no translation replaces, such as an
   * id or an address.
   */
  readonly isText: (field: string, type: string) => boolean;
}

/** An object of a record. */
export interface WithForeignTexts {
  /** The languages of its texts that are not in the language of the reader, by field. The text of a paragraph is its `children`. */
  readonly foreign?: Readonly<Record<string, string>>;
}

/**
 * A copy of a record, or of any part of it, with the texts of its translation. Needs no description of its fields: a text is replaced if
 * the translation has its path. A paragraph whose links or figures have changed since stays in the language of the original. The
 * numbers in labels of an SVG that have no translation are written as in `language`. Each object says which of its texts are in another
 * language. A document inside a record has a translation of its own, and stays as it is.
 */
export function applyTranslation<Value>(value: Value, translation: Texts): Value & WithForeignTexts;
export function applyTranslation(value: unknown, { texts, language, original, isText }: Texts): unknown {
  const byPath = new Map(texts.map((text) => [text.path, text]));

  function apply(inner: unknown, path: string, type: string): unknown {
    if (typeof inner === "string") {
      if (isSvg(inner))
        return withLabels(
          inner,
          (label) => byPath.get(labelPath(path, label))?.text ?? localizeNumbers(label, language),
        );
      return byPath.get(path)?.text ?? inner;
    }
    if (Array.isArray(inner))
      return inner.map((item: unknown, index) => apply(item, itemPath(path, item, index), type));
    if (!isObject(inner) || (path !== "" && textIn(inner, "_id") !== undefined)) return inner;
    const ownType = textIn(inner, "_type") ?? type;
    const text = byPath.get(path)?.text;
    const translated = text === undefined ? undefined : tryBlockText(inner, text);
    const fields = Object.entries(translated ?? inner).map(([name, field]) => [
      name,
      isStrings(field) && !isText(name, ownType) ? field : apply(field, fieldPath(path, name), ownType),
    ]);
    const languages =
      ownType === "block"
        ? [
            [
              "children",
              translated === undefined ? languageOf(textOfBlock(inner)) : languageOf("", path),
            ] as const,
          ]
        : languagesOf(inner, path, ownType);
    const foreign = languages.filter(([, code]) => code !== language);
    return Object.fromEntries(
      foreign.length === 0 ? fields : [...fields, ["foreign", Object.fromEntries(foreign)]],
    );
  }

  /** The language of each field with a text, of the labels of an SVG, and of a list of texts. */
  function languagesOf(object: StoredObject, path: string, type: string) {
    return Object.entries(object).flatMap(([name, field]) => {
      // The text of a span is that of its paragraph.
      if (type === "span" || !isStrings(field) || !isText(name, type)) return [];
      const at = fieldPath(path, name);
      const languages = Array.isArray(field)
        ? field.map((item, index) => languageOf(String(item), itemPath(at, item, index)))
        : isSvg(field)
          ? labelsOf(String(field)).map((label) => languageOf(label, labelPath(at, label)))
          : [languageOf(String(field), at)];
      // One foreign text makes a list foreign, because it is often shown as one sentence.
      return [[name, languages.find((code) => code !== language) ?? language] as const];
    });
  }

  /** The language of a text with this path. One without words is in every language. */
  function languageOf(text: string, path?: string): string {
    const translation = path === undefined ? undefined : byPath.get(path);
    return translation?.language ?? (hasWords(text) ? original : language);
  }

  return apply(value, "", "");
}

function isSvg(text: unknown): boolean {
  return typeof text === "string" && /^<svg[\s>]/u.test(text);
}

/** Whether a field has a string, or a list of them. */
function isStrings(field: unknown): boolean {
  return (
    typeof field === "string" || (Array.isArray(field) && field.every((item) => typeof item === "string"))
  );
}

/** The path of a label of an SVG. */
export function labelPath(svg: string, label: string): string {
  return `${svg}[label==${JSON.stringify(label)}]`;
}
