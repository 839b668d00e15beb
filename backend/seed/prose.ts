import type { GlossaryMark, Prose } from "../../web/cms/types.generated.ts";
import { referenceTo } from "./keyed.ts";
import { type Words, wordsOf } from "./marks.ts";

type ProseBlock = Prose[number];
type Kind = Pick<ProseBlock, "style" | "listItem" | "level">;

interface Line {
  readonly kind: Kind;
  readonly words: readonly Words[];
}

export const heading = (...words: Words[]): Line => ({ kind: { style: "h2" }, words });
export const paragraph = (...words: Words[]): Line => ({ kind: { style: "normal" }, words });
export const smallHeading = (...words: Words[]): Line => ({ kind: { style: "h3" }, words });
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
  const pieces = words.flatMap((piece) => (typeof piece === "string" ? wordsOf(piece) : [piece]));
  for (const [index, word] of pieces.entries()) {
    const span = { _key: `${key}-${index + 1}`, _type: "span" as const };
    if (typeof word === "string") children.push({ ...span, text: word, marks: [] });
    else if ("strong" in word) children.push({ ...span, text: word.strong, marks: ["strong"] });
    else {
      const mark = `${span._key}-mark`;
      markDefs.push({ _key: mark, ...("link" in word ? word.link : explainedBy(word.term)) });
      children.push({ ...span, text: word.text, marks: [mark] });
    }
  }
  return { _key: key, _type: "block", ...kind, markDefs, children };
}

function explainedBy(term: string): GlossaryMark {
  return { _type: "glossaryMark", term: referenceTo(term) };
}
