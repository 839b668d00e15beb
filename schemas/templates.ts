import { type BlockName, blocks } from "./blocks/index.ts";
import type { routableTypes } from "./path.ts";

interface Anatomy {
  id: string;
  title: string;
  schemaType: (typeof routableTypes)[number];
  /** One sentence for the menu of new documents. */
  description: string;
  /** The blocks a new page starts with, from top to bottom. */
  blocks: readonly BlockName[];
  /** What blocks start with here, other than anywhere else. */
  starts?: Partial<Record<BlockName, object>>;
  fields?: Record<string, unknown>;
}

/** One process or industry has use for some grades and finishes: all of the site's would make a page of 16,000 px. */
const CHOSEN_RECORDS = {
  materialTable: { selection: "hand", isShort: true },
  finishTable: { selection: "hand", isShort: true },
};

/** What each kind of page starts with: the order that readers of such pages expect. */
export const anatomies: readonly Anatomy[] = [
  {
    id: "page",
    title: "Page",
    schemaType: "page",
    description: "An empty page, for any purpose.",
    blocks: [],
    fields: { kind: "general" },
  },
  {
    id: "industry",
    title: "Industry",
    schemaType: "page",
    description: "The parts of an industry, what matters there, and which processes and materials suit.",
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
    starts: CHOSEN_RECORDS,
    fields: { kind: "industry" },
  },
  {
    id: "service",
    title: "Service",
    schemaType: "service",
    description: "A process: figures, how it works, what it holds, materials, finishes, design rules.",
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
    starts: CHOSEN_RECORDS,
  },
  {
    id: "material",
    title: "Materials page",
    schemaType: "material",
    description: "What to look at first, then the table of grades.",
    blocks: ["hero", "richText", "materialTable", "notice", "questions", "quoteCall"],
  },
  {
    id: "guide",
    title: "Design guide",
    schemaType: "guide",
    description: "One rule after the other, each with values, reason and drawing.",
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

/** A new document of the anatomy: every block with its example text, and a key made by `newKey`. */
export function startOf(
  { blocks: names, starts = {}, fields }: Anatomy,
  newKey: () => string,
): Record<string, unknown> {
  return {
    ...fields,
    blocks: names.map((name) => ({ ...initialValueOf(name), ...starts[name], _type: name, _key: newKey() })),
  };
}

function initialValueOf(name: BlockName): object {
  return blocks.find((block) => block.name === name)?.initialValue ?? {};
}
