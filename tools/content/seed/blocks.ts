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
  SpecificationRow,
  SpecificationTable,
  Step,
  Steps,
} from "../../../web/cms/types.generated.ts";
import { keyed, type Keyed, keyOf, referenceTo } from "./keys.ts";
import { action, quoteAction, toPage } from "./links.ts";
import { pictureFor } from "./pictures.ts";
import type { QuantityOrSize } from "./quantity.ts";
import { parseProse } from "./rich-text.ts";

interface HeroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  /** The id of the page, which is also the name of its picture. */
  readonly id: string;
  /** The second button. */
  readonly next?: Parameters<typeof action>;
}

/** The first block of a page, with its main heading, lead and quote button. */
export function hero({ id, next, ...words }: HeroContent): Keyed<Hero> {
  return {
    _key: "hero",
    _type: "hero",
    ...words,
    actions: [quoteAction, ...(next === undefined ? [] : [action(...next)])],
    ...pictureFor(id),
  };
}

/** A key figure such as “Tolerance ±0.2 mm”; a string is shown as text. */
export function keyFigure(label: string, shown: QuantityOrSize | string): Keyed<KeyFigure> {
  return { _key: keyOf(label), _type: "keyFigure", label, ...partOf(shown) };
}

function partOf(shown: QuantityOrSize | string): Pick<KeyFigure, "text" | "size" | "quantity"> {
  if (typeof shown === "string") return { text: shown };
  return shown._type === "size" ? { size: shown } : { quantity: shown };
}

/** A strip of key figures. `lead` states the conditions that they apply to. */
export function keyFigures(lead: string, figures: Keyed<KeyFigure>[]): Keyed<KeyFigures> {
  return { _key: "figures", _type: "keyFigures", lead, figures };
}

/** A specification row: quantities, each with its condition, or a text; then an optional note. */
export function row(
  label: string,
  shown: readonly QuantityOrSize[] | string,
  note?: string,
): SpecificationRow {
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

/** The full specification table of a process. */
export function specification(table: Table): Keyed<SpecificationTable> {
  return tableOf("specification", table);
}

/** The main rules of the design guide, one per row. */
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

/** One step. Give a `duration` where it affects the lead time. */
export function step(title: string, text: string, duration?: Quantity): Step {
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

/** One of the site's drawings. With a `heading` it starts a section. */
export function drawing(name: Drawing["drawing"], caption: string, heading?: string): Keyed<Drawing> {
  const head = heading === undefined ? {} : { heading };
  return { _key: name, _type: "drawing", drawing: name, caption, ...head };
}

/** A question and its answer. Each line of the answer is a paragraph, or a bullet if it starts with `- `. */
export function question(title: string, ...answer: string[]): Question {
  return { _type: "question", question: title, answer: parseProse(...answer) };
}

export function questions(heading: string, ...list: Question[]): Keyed<Questions> {
  return {
    _key: "questions",
    _type: "questions",
    anchor: "questions",
    heading,
    questions: keyed(list, (item) => item.question),
  };
}

interface Option {
  readonly name: string;
  readonly verdict: string;
  readonly reasons: string[];
  readonly limits: string[];
  readonly figures?: Keyed<KeyFigure>[];
}

/** The option for the process of the page itself. */
export function thisProcess(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", isThis: true, ...choice };
}

/** An option without a page. */
export function option(choice: Option): ComparisonOption {
  return { _type: "comparisonOption", ...choice };
}

/** The option for another process, with a link to its page. */
export function otherProcess(id: string, choice: Option): ComparisonOption {
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

/** A need, and the ids of the processes that meet it or should be avoided. */
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

/** A picture's name and caption: part, material, finish. */
type Captioned = readonly [name: string, caption: string];

/** A gallery of those named pictures that exist. No block if there are fewer than two. */
export function gallery(words: Words, ...shown: Captioned[]): Keyed<Gallery>[] {
  const pictures = shown.flatMap(([name, caption]) => {
    const { picture } = pictureFor(name);
    return picture === undefined ? [] : [{ ...picture, _key: name, caption }];
  });
  return pictures.length < 2
    ? []
    : [{ _key: "pictures", _type: "gallery", anchor: "pictures", ...words, pictures }];
}

/** The quote call. Its form opens with `prefill` as the description. */
export function quoteCall(heading: string, lead: string, prefill: string): Keyed<QuoteCall> {
  return { _key: "call", _type: "quoteCall", heading, lead, prefill };
}
