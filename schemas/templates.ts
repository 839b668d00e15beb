import { type BlockName, findBlock } from "./blocks/index.ts";
import type { RoutableType } from "./fields/routable-types.ts";

interface PageTemplate {
  id: string;
  title: string;
  schemaType: RoutableType;
  /** One sentence for the menu of new documents. */
  description: string;
  /** The blocks of a new page, from top to bottom. */
  blocks: readonly BlockName[];
  /** Initial values that override the block's own. */
  initialValues?: Partial<Record<BlockName, object>>;
  fields?: Record<string, unknown>;
}

/** Editors select the rows by hand, because all grades and finishes of the site would make a page 16,000 px high. */
const CHOSEN_BY_HAND = {
  materialTable: { selection: "hand", isShort: true },
  finishTable: { selection: "hand", isShort: true },
};

/** The blocks of each kind of page, in the order that its readers expect. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    id: "page",
    title: "Page",
    schemaType: "page",
    description: "An empty page, for any purpose.",
    blocks: [],
    fields: { kind: "general" },
  },
  {
    id: "campaign",
    title: "Campaign page",
    schemaType: "page",
    description:
      "For visitors of an ad or an email: an offer, proof, answers and a call for a quote. No list shows it.",
    blocks: ["hero", "keyFigures", "gallery", "comparison", "testimonial", "questions", "quoteCall"],
    initialValues: {
      quoteCall: { prefill: "I have seen your offer. Please send a quote for the attached part." },
    },
    fields: { kind: "general" },
  },
  {
    id: "industry",
    title: "Industry",
    schemaType: "page",
    description:
      "An industry’s parts, what matters to its buyers, and the processes and materials that suit it.",
    blocks: [
      "hero",
      "gallery",
      "richText",
      "processCards",
      "materialTable",
      "caseStudies",
      "questions",
      "quoteCall",
    ],
    initialValues: CHOSEN_BY_HAND,
    fields: { kind: "industry" },
  },
  {
    id: "service",
    title: "Service",
    schemaType: "service",
    description: "A process: specifications, how it works, tolerances, materials, finishes, design rules.",
    blocks: [
      "hero",
      "keyFigures",
      "steps",
      "specificationTable",
      "materialTable",
      "finishTable",
      "comparison",
      "designRule",
      "gallery",
      "questions",
      "quoteCall",
    ],
    initialValues: CHOSEN_BY_HAND,
  },
  {
    id: "material",
    title: "Materials page",
    schemaType: "material",
    description: "What to compare first, then the table of grades.",
    blocks: ["hero", "richText", "materialTable", "notice", "questions", "quoteCall"],
  },
  {
    id: "gradePage",
    title: "Grade page",
    schemaType: "gradePage",
    description: "The properties of one material in all its forms, where it is used, and alternatives.",
    blocks: [
      "hero",
      "materialData",
      "specificationTable",
      "comparison",
      "materialTable",
      "finishTable",
      "quoteCall",
    ],
    initialValues: CHOSEN_BY_HAND,
  },
  {
    id: "guide",
    title: "Design guide",
    schemaType: "guide",
    description: "Design rules, each with values, a reason and a drawing.",
    blocks: ["hero", "designRule", "designRule", "designRule", "downloads", "quoteCall"],
  },
  {
    id: "caseStudy",
    title: "Case study",
    schemaType: "caseStudy",
    description: "The problem, the route in steps, the choices, the result in figures.",
    blocks: ["hero", "keyFigures", "richText", "timeline", "comparison", "gallery", "quoteCall"],
    fields: { isRepresentative: true },
  },
  {
    id: "blog",
    title: "Blog post",
    schemaType: "blog",
    description: "Text with a picture.",
    blocks: ["hero", "richText", "documentCards"],
  },
];

/**
 * The initial value of a new document: every block with its example text, and with a key from `newKey`. The main heading stays
 * empty, because the site shows the title of the page until an editor writes a heading.
 */
export function initialDocument(
  { blocks: names, initialValues = {}, fields }: PageTemplate,
  newKey: () => string,
): Record<string, unknown> {
  return {
    ...fields,
    blocks: names.map((name) => ({
      ...startOf(name),
      ...initialValues[name],
      _type: name,
      _key: newKey(),
    })),
  };
}

function startOf(name: BlockName): Record<string, unknown> {
  const { initialValue = {}, facts } = findBlock(name) ?? {};
  const isTitled = facts?.headingLevel === 1;
  return Object.fromEntries(
    Object.entries(initialValue).filter(([field]) => !(isTitled && field === "heading")),
  );
}
