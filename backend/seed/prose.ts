import type { Link, Prose } from "../../web/cms/types.generated.ts";

type ProseBlock = Prose[number];
type Kind = Pick<ProseBlock, "style" | "listItem" | "level">;

/** Words of a paragraph: plain, stressed, or leading somewhere. */
export type Words = string | { readonly text: string; readonly link: Link } | { readonly strong: string };

interface Line {
  readonly kind: Kind;
  readonly words: readonly Words[];
}

export const heading = (...words: Words[]): Line => ({ kind: { style: "h2" }, words });
export const paragraph = (...words: Words[]): Line => ({ kind: { style: "normal" }, words });
export const bullet = (...words: Words[]): Line => ({
  kind: { style: "normal", listItem: "bullet", level: 1 },
  words,
});
export const step = (...words: Words[]): Line => ({
  kind: { style: "normal", listItem: "number", level: 1 },
  words,
});

/** Portable text. Keys are counted, so that the same lines are the same content. */
export function prose(...lines: Line[]): Prose {
  return lines.map(({ kind, words }, index) => toBlock(`line${index + 1}`, kind, words));
}

function toBlock(key: string, kind: Kind, words: readonly Words[]): ProseBlock {
  const markDefs: NonNullable<ProseBlock["markDefs"]> = [];
  const children: NonNullable<ProseBlock["children"]> = [];
  for (const [index, word] of words.entries()) {
    const span = { _key: `${key}-${index + 1}`, _type: "span" as const };
    if (typeof word === "string") children.push({ ...span, text: word, marks: [] });
    else if ("strong" in word) children.push({ ...span, text: word.strong, marks: ["strong"] });
    else {
      const mark = `${span._key}-link`;
      markDefs.push({ _key: mark, ...word.link });
      children.push({ ...span, text: word.text, marks: [mark] });
    }
  }
  return { _key: key, _type: "block", ...kind, markDefs, children };
}
