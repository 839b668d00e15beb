import type { Prose } from "../../web/cms/types.generated.ts";
import { glossaryWords } from "./glossary-words.ts";
import { referenceTo } from "./keyed.ts";
import { textsIn } from "./walk.ts";

type Line = Prose[number];
type Spans = NonNullable<Line["children"]>;

/** More would turn a text into a dictionary. */
const MOST_ON_A_PAGE = 9;

/** A page where each term of the glossary is explained at the first place in running text that names it. */
export function explained<Page>(page: Page): Page {
  const copy = structuredClone(page);
  const known = new Set(textsIn(copy, "_ref"));
  let left = MOST_ON_A_PAGE;
  for (const line of linesIn(copy)) {
    for (const [id, words] of glossaryWords) {
      if (left > 0 && !known.has(id) && explain(line, id, words)) {
        known.add(id);
        left -= 1;
      }
    }
  }
  return copy;
}

/** Paragraphs and points; a heading stays plain. */
function linesIn(value: unknown): Line[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLine(value)) return value.style === "normal" ? [value] : [];
  return Object.values(value).flatMap((inner: unknown) => linesIn(inner));
}

function isLine(value: object): value is Line {
  return "_type" in value && value._type === "block";
}

/** Marks the words in the first plain piece of the line that holds them. False when none does. */
function explain(line: Line, id: string, words: RegExp): boolean {
  const spans = line.children ?? [];
  const at = spans.findIndex(({ text = "", marks = [] }) => marks.length === 0 && words.test(text));
  const span = spans[at];
  const match = words.exec(span?.text ?? "");
  if (span?.text === undefined || match === null) return false;

  const mark = `${span._key}-${id}`;
  const end = match.index + match[0].length;
  const pieces: Spans = [
    { ...span, text: span.text.slice(0, match.index) },
    { ...span, _key: mark, text: match[0], marks: [mark] },
    { ...span, _key: `${mark}-after`, text: span.text.slice(end) },
  ];
  line.children = spans.toSpliced(at, 1, ...pieces.filter(({ text }) => text !== ""));
  line.markDefs = [...(line.markDefs ?? []), { _key: mark, _type: "glossaryMark", term: referenceTo(id) }];
  return true;
}
