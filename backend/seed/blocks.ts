import type {
  Comparison,
  ComparisonOption,
  Drawing,
  Gallery,
  Hero,
  KeyFigure,
  KeyFigures,
  ProcessChooser,
  ProcessNeed,
  Quantity,
  Question,
  Questions,
  QuoteCall,
  Size,
  SpecificationRow,
  SpecificationTable,
  Step,
  Steps,
} from "../../web/cms/types.generated.ts";
import { keyed, type Keyed, keyOf, referenceTo } from "./keys.ts";
import { action, toPage, toQuote } from "./links.ts";
import { ownPicture } from "./pictures.ts";
import { written } from "./rich-text.ts";

interface Opening {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** The id of the page, which is also the name of its picture. */
  readonly id: string;
  /** Where a reader goes who does not ask for a quote yet. */
  readonly next?: Parameters<typeof action>;
}

/** The first block of a page: the main heading, the promise, and the button for a quote. */
export function opening({ id, next, ...words }: Opening): Keyed<Hero> {
  return {
    _key: "hero",
    _type: "hero",
    ...words,
    actions: [action("Request A Quote", toQuote), ...(next === undefined ? [] : [action(...next)])],
    ...ownPicture(id),
  };
}

type Figure = Quantity | Size;

/** “Tolerance ±0.2 mm”, or words where there is no number. */
export function figure(label: string, shown: Figure | string): Keyed<KeyFigure> {
  return { _key: keyOf(label), _type: "keyFigure", label, ...partOf(shown) };
}

function partOf(shown: Figure | string): Pick<KeyFigure, "text" | "size" | "quantity"> {
  if (typeof shown === "string") return { text: shown };
  return shown._type === "size" ? { size: shown } : { quantity: shown };
}

/** A strip of figures; `lead` says what they hold for. */
export function keyFigures(lead: string, figures: Keyed<KeyFigure>[]): Keyed<KeyFigures> {
  return { _key: "figures", _type: "keyFigures", lead, figures };
}

/** A row of a table: figures, each with its condition, and words after them. */
export function row(label: string, shown: readonly Figure[] | string, note?: string): SpecificationRow {
  const cells =
    typeof shown === "string"
      ? { text: shown }
      : { values: shown.map((value, i) => ({ ...value, _key: `v${i + 1}` })) };
  return { _type: "specificationRow", label, ...cells, ...(note === undefined ? {} : { note }) };
}

interface Table {
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly SpecificationRow[];
  readonly note: string;
}

/** The table of everything that can be said in figures. */
export function specification(table: Table): Keyed<SpecificationTable> {
  return tableOf("specification", table);
}

/** The rules of the design guide, each in one row. */
export function rulesInShort(table: Table): Keyed<SpecificationTable> {
  return tableOf("design-rules", table);
}

function tableOf(key: string, { rows, ...table }: Table): Keyed<SpecificationTable> {
  return {
    _key: key,
    _type: "specificationTable",
    anchor: key,
    ...table,
    rows: keyed(rows, ({ label }) => label),
  };
}

interface StepByStep {
  readonly heading: string;
  readonly lead?: string;
  readonly steps: readonly Step[];
}

/** One step; `duration` where it decides about the date. */
export function one(title: string, text: string, duration?: Quantity): Step {
  return { _type: "step", title, text, ...(duration === undefined ? {} : { duration }) };
}

export function howItWorks({ steps, ...words }: StepByStep): Keyed<Steps> {
  return {
    _key: "how-it-works",
    _type: "steps",
    anchor: "how-it-works",
    ...words,
    steps: keyed(steps, ({ title }) => title),
  };
}

/** One of the site's own drawings; `heading` where it begins a part of the page. */
export function drawn(name: Drawing["drawing"], caption: string, heading?: string): Keyed<Drawing> {
  const head = heading === undefined ? {} : { heading };
  return { _key: name, _type: "drawing", drawing: name, caption, ...head };
}

/** A question in the words of a buyer; each line of the answer is a paragraph, or a point that begins with `- `. */
export function asked(question: string, ...answer: string[]): Question {
  return { _type: "question", question, answer: written(...answer) };
}

export function questions(heading: string, ...list: Question[]): Keyed<Questions> {
  return {
    _key: "questions",
    _type: "questions",
    anchor: "questions",
    heading,
    questions: keyed(list, ({ question }) => question),
  };
}

interface Option {
  readonly name: string;
  readonly verdict: string;
  readonly reasons: string[];
  readonly limits: string[];
  readonly figures?: Keyed<KeyFigure>[];
}

/** The process that the page is about. */
export function thisOne(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", isThis: true, ...choice };
}

/** A choice that has no page of its own. */
export function option(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", ...choice };
}

/** Another process, with the page to read about it. */
export function another(id: string, choice: Option): ComparisonOption {
  return { _type: "comparisonOption", ...choice, link: toPage(id) };
}

export function comparison(heading: string, lead: string, ...options: ComparisonOption[]): Keyed<Comparison> {
  return {
    _key: "choose",
    _type: "comparison",
    anchor: "choose",
    heading,
    lead,
    options: keyed(options, ({ name }) => name),
  };
}

interface Choice {
  readonly first: string;
  readonly reason: string;
  readonly second?: string;
  readonly avoid?: string;
  readonly avoidReason?: string;
}

/** What somebody needs, and the ids of the processes that meet it or do not. */
export function need(words: string, { first, reason, second, avoid, avoidReason }: Choice): ProcessNeed {
  return {
    _type: "processNeed",
    need: words,
    first: referenceTo(first),
    reason,
    ...(second === undefined ? {} : { second: referenceTo(second) }),
    ...(avoid === undefined ? {} : { avoid: referenceTo(avoid) }),
    ...(avoidReason === undefined ? {} : { avoidReason }),
  };
}

export function processChooser(
  heading: string,
  lead: string,
  ...needs: ProcessNeed[]
): Keyed<ProcessChooser> {
  return {
    _key: "chooser",
    _type: "processChooser",
    anchor: "chooser",
    heading,
    lead,
    needs: keyed(needs, ({ need: words }) => words),
  };
}

interface Words {
  readonly heading: string;
  readonly lead: string;
}

/** The name of a picture, and what it shows: part, material, finish. */
type Captioned = readonly [name: string, caption: string];

/** The pictures of these names that have been made; no block when there are fewer than two. */
export function gallery(words: Words, ...shown: Captioned[]): Keyed<Gallery>[] {
  const pictures = shown.flatMap(([name, caption]) => {
    const { picture } = ownPicture(name);
    return picture === undefined ? [] : [{ ...picture, _key: name, caption }];
  });
  return pictures.length < 2
    ? []
    : [{ _key: "pictures", _type: "gallery", anchor: "pictures", ...words, pictures }];
}

/** The band with the button for a quote. The form opens with the subject written. */
export function quoteCall(heading: string, lead: string, prefill: string): Keyed<QuoteCall> {
  return { _key: "call", _type: "quoteCall", heading, lead, label: "Request A Quote", prefill };
}
