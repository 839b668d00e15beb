import { hero, quoteCall } from "../blocks.ts";
import { toPage } from "../links.ts";
import { generalPage } from "../pages.ts";
import { textBlock } from "../rich-text.ts";

/** Every term on one page. The search leads to its entry here. */
export const glossaryPage = generalPage({
  id: "glossary",
  title: "Glossary",
  seoTitle: "Manufacturing glossary: terms and standards",
  summary: "The terms, abbreviations and standards on this site, each in one or two sentences.",
  description:
    "Manufacturing terms, abbreviations and standards explained in one or two sentences each: draft, K-factor, sink mark, ISO 2768, GD&T, PPAP, Incoterms.",
  blocks: [
    hero({
      id: "glossary",
      eyebrow: "Resources",
      heading: "Manufacturing terms and standards",
      lead: "What the words on a drawing, in a quote and in our guides mean.",
      next: ["Read the design guides", toPage("design-guide")],
    }),
    {
      _key: "terms",
      _type: "glossary",
      anchor: "terms",
      heading: "Terms from A to Z",
      lead: "Words with a dotted underline open the same explanation.",
    },
    textBlock(
      "elsewhere",
      "## Explained at more length",
      "- **Defects**, their causes and what each class accepts: [workmanship](workmanship).",
      "- **Grades** with their properties and standards: [materials](materials).",
      "- **Fits, tolerances, threads and roughness** with numbers to change: [calculators](calculators).",
      "- **What applies when a drawing says nothing**: [manufacturing standards](manufacturing-standards).",
    ),
    quoteCall(
      "Ask about a term that is missing",
      "Put your question in the project description, with the drawing if there is one. We answer by email.",
      "Question: ",
    ),
  ],
});
