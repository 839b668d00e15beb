import type { Prose } from "../../../web/cms/types.generated.ts";
import type { SeedGlossaryTerm } from "./document-types.ts";
import { keyOf, referenceTo } from "./keys.ts";
import { textsIn } from "./traverse.ts";

interface Explained {
  readonly term: string;
  /** Default: derived from the term. */
  readonly id?: string;
  readonly otherNames?: string[];
  readonly scope?: string;
  readonly explanation: string;
}

/** A glossary term. */
export function term({ id, ...words }: Explained): SeedGlossaryTerm {
  return { _id: `term-${id ?? keyOf(words.term)}`, _type: "glossaryTerm", ...words };
}

/** The ids of glossary terms and the words that refer to them in texts. */
export const glossaryWords: readonly (readonly [id: string, words: RegExp])[] = [
  ["term-anisotropy", /20(?:–| to )30% (?:weaker|less)/],
  ["term-anodising", /\b(?:hard |type II )?anodizing\b/i],
  ["term-apqp", /\bAPQP\b/],
  ["term-bend-allowance", /\bbend allowance\b/i],
  ["term-bridge-tooling", /\bbridge (?:tools?|tooling)\b/i],
  ["term-cmm", /\bCMM(?: report)?\b/],
  ["term-conformal-cooling", /\bcooling that follows the wall\b/i],
  ["term-datum", /\bdatums?\b(?! points)/i],
  ["term-dfm", /\bDFM(?: (?:review|report|list))?\b/],
  ["term-draft", /\bdraft\b/i],
  ["term-elongation", /\belongation\b/i],
  ["term-fai", /\bfirst articles?\b/i],
  ["term-fmea", /\bFMEA\b/],
  ["term-gate", /\bgates?\b/i],
  ["term-gd-t", /\bGD&T\b/],
  ["term-hdt", /\bheat deflection\b/i],
  ["term-hip", /\bhot isostatic pressing\b/],
  ["term-hydrogen-embrittlement", /\bhydrogen embrittlement\b/],
  ["term-incoterms", /\bIncoterms?\b/],
  ["term-iso-286", /\bH7(?: bearing bores?)?\b/],
  ["term-collaborative-robots", /\bcollaborative robots\b/i],
  ["term-k-factor", /\bK-factors?\b/],
  ["term-mil-dtl-5541", /\bchem film\b/i],
  ["term-mil-prf-8625", /\bMIL-PRF-8625\b/],
  ["term-nda", /\bconfidentiality agreement\b/],
  ["term-overmolding", /\b(?:overmolded|overmolding)\b/i],
  ["term-parting-line", /\bparting lines?\b/i],
  ["term-passivation", /\bpassivation\b|\bpassivated?\b/i],
  ["term-pem", /\b(?:self-clinching nuts|pressed-in nuts)\b/i],
  ["term-ppap", /\bPPAP\b/],
  ["term-relief", /\b(?:bend relief|relief slot)s?\b/i],
  ["term-shore", /\bShore [AD]\b/],
  ["term-shrinkage", /\bshrinkage\b/i],
  ["term-shut-off", /\bshut-offs?\b/],
  ["term-sink", /\b(?:sink marks?|leaves a sink|shows as a sink)\b/],
  ["term-spi", /\bSPI(?: [A-D]-\d)?\b/],
  ["term-step", /\bSTEP(?: files?)?\b/],
  ["term-stl", /\bSTL(?: files?)?\b/],
  ["term-supports", /\bsupports\b/i],
  ["term-tg", /\bglass transition\b/i],
  ["term-undercut", /\bundercuts?\b/i],
  ["term-vapour-smoothing", /\bvapor smooth(?:ing|ed)?\b/i],
  ["term-vdi-3400", /\bVDI 3400\b/],
  ["term-weld-line", /\bweld lines?\b/i],
  ["term-yield-strength", /\byield strengths?\b/i],
];

type Line = Prose[number];
type Spans = NonNullable<Line["children"]>;

/** The maximum number of explanations on a page. More would make it hard to read. */
const MAX_PER_PAGE = 9;

/** Returns a copy of the page in which the first mention of each glossary term in body text links to its explanation. */
export function linkGlossaryTerms<Page>(page: Page): Page {
  const copy = structuredClone(page);
  const known = new Set(textsIn(copy, "_ref"));
  let left = MAX_PER_PAGE;
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

/** All paragraphs and list items; no headings. */
function linesIn(value: unknown): Line[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLine(value)) return value.style === "normal" ? [value] : [];
  return Object.values(value).flatMap((inner: unknown) => linesIn(inner));
}

function isLine(value: object): value is Line {
  return "_type" in value && value._type === "block";
}

/** Marks the first unmarked mention in the line. Returns whether there was one. */
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
