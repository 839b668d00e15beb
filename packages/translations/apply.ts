import { tryBlockText } from "./codes.ts";
import { withLabels } from "./labels.ts";
import { localizeNumbers } from "./numbers.ts";
import { fieldPath, isObject, itemPath } from "./stored.ts";

interface Texts {
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  readonly language: string;
  /** Whether a field of this name has a text for readers. What else a document has, no translation replaces, such as an id or an address. */
  readonly isText: (field: string) => boolean;
}

/**
 * A copy of a record, or of any part of it, with the texts of its translation. Needs no description of its fields: a text is replaced if
 * the translation has its path. A paragraph whose links or figures have changed since stays in the language of the original. The
 * numbers in labels of an SVG that have no translation are written as in `language`.
 */
export function applyTranslation<Value>(value: Value, translation: Texts): Value;
export function applyTranslation(value: unknown, { texts, language, isText }: Texts): unknown {
  const byPath = new Map(texts.map(({ path, text }) => [path, text]));

  function apply(inner: unknown, path: string): unknown {
    if (typeof inner === "string") {
      if (/^<svg[\s>]/u.test(inner))
        return withLabels(
          inner,
          (label) => byPath.get(labelPath(path, label)) ?? localizeNumbers(label, language),
        );
      return byPath.get(path) ?? inner;
    }
    if (Array.isArray(inner))
      return inner.map((item: unknown, index) => apply(item, itemPath(path, item, index)));
    if (!isObject(inner)) return inner;
    const text = byPath.get(path);
    const own = (text === undefined ? undefined : tryBlockText(inner, text)) ?? inner;
    return Object.fromEntries(
      Object.entries(own).map(([name, field]) => [
        name,
        isStrings(field) && !isText(name) ? field : apply(field, fieldPath(path, name)),
      ]),
    );
  }

  return apply(value, "");
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
