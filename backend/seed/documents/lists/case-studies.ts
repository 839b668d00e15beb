import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";

export const caseStudyList = listPage({
  id: "case-studies",
  title: "Case studies",
  seoTitle: "Case Studies",
  description:
    "Representative projects from request to finished parts: the problem in numbers, the steps day by day, the choices and their reasons, and the limits.",
  summary: "Representative projects with their problem, route, days and limits.",
  opening: {
    eyebrow: "Resources",
    heading: "Case studies: how a project runs",
    lead: "Each shows a problem in numbers, the route with its days, and why other processes were ruled out. They are representative projects built from typical values; no customer is named.",
    next: ["Choose a process", toPage("home", "chooser")],
  },
  blocks: [
    {
      _key: "case-studies",
      _type: "caseStudies",
      anchor: "case-studies",
      heading: "Projects",
      lead: "Start with the one closest to your parts, and compare quantities.",
      selection: "all",
    },
    textBlock(
      "reading",
      "## What to look for in a case study",
      "- **Quantity.** It decides between printing, casting and molding more than the part does.",
      "- **What was not possible.** Each study ends with the limits of its route.",
      "- **Days.** They are working days of a typical run, not a promise; the quote gives yours.",
    ),
    pages(
      { heading: "The processes in them", lead: "Figures, materials and rules of each." },
      "urethane-casting",
      "mjf-printing",
      "sla-printing",
      "cnc-machining",
    ),
    quoteCall(
      "Describe your project",
      "The more you can tell us, the better our first answer.",
      "Parts: \nQuantity: \nWhat they must withstand: \nNeeded by: ",
    ),
  ],
});
