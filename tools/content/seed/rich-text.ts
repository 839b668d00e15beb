import type { GlossaryMark, Link, Prose, RichText, Table } from "../../../web/cms/types.generated.ts";
import { type Keyed, keyOf, referenceTo } from "./keys.ts";
import { toPage, toQuote } from "./links.ts";

/** A piece of a paragraph: text with markup, strong text, a link, or a glossary term. */
export type Words =
  | string
  | { readonly strong: string }
  | { readonly text: string; readonly link: Link }
  | { readonly text: string; readonly term: string };

const MARK = /\*\*(?<strong>.+?)\*\*|\[(?<text>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/**
 * Parses inline markup: `**strong**`, `[text](page-id)`, `[text](page-id#anchor)`, `[text](quote)`, and `[text](term-id)`
 * for a glossary term.
 */
export function wordsOf(text: string): Words[] {
  const words: Words[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) words.push(text.slice(end, match.index));
    words.push(toWords(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) words.push(text.slice(end));
  return words;
}

function toWords({ strong, text = "", target = "" }: Record<string, string>): Words {
  if (strong !== undefined) return { strong };
  if (target === "quote") return { text, link: toQuote };
  if (target.startsWith("term-")) return { text, term: target };
  const [id = "", anchor] = target.split("#");
  return { text, link: toPage(id, anchor) };
}

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
export const numbered = (...words: Words[]): Line => ({
  kind: { style: "normal", listItem: "number", level: 1 },
  words,
});

/** Portable Text. Keys are numbered, so that the same lines give the same content. */
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

const KINDS = [
  { start: "### ", line: smallHeading },
  { start: "## ", line: heading },
  { start: "- ", line: bullet },
  { start: "1. ", line: numbered },
];

/** Portable Text from lines of Markdown: `## ` and `### ` headings, `- ` bullets, `1. ` numbered items, otherwise paragraphs. */
export function parseProse(...lines: string[]): Prose {
  return prose(
    ...lines.map((line) => {
      const kind = KINDS.find(({ start }) => line.startsWith(start));
      return kind === undefined ? paragraph(line) : kind.line(line.slice(kind.start.length));
    }),
  );
}

/** A text block. `key` is also its anchor; the first line is its heading. */
export function textBlock(key: string, ...lines: string[]): Keyed<RichText> {
  return { _key: key, _type: "richText", anchor: key, text: parseProse(...lines) };
}

/** A text block that ends with a table. */
export function textWithTable(key: string, below: Keyed<Table>, ...lines: string[]): Keyed<RichText> {
  return { _key: key, _type: "richText", anchor: key, text: [...parseProse(...lines), below] };
}

export function table(caption: string, columns: string[], ...rows: string[][]): Keyed<Table> {
  return {
    _key: keyOf(caption),
    _type: "table",
    caption,
    columns,
    rows: rows.map((cells, index) => ({ _key: `row${index + 1}`, _type: "tableRow", cells })),
  };
}
