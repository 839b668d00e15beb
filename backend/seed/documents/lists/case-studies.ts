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
    "Representative projects from request to finished parts: the problem in numbers, the schedule day by day, the choices and the reasons for them.",
  summary: "Representative projects: the problem, the route, the schedule and the limits.",
  opening: {
    eyebrow: "Resources",
    heading: "Case studies: how a project runs",
    lead: "Each one states the problem in numbers, shows the route day by day, and explains why other processes were ruled out. These are representative projects built from typical values; they name no customer.",
    next: ["Choose a process", toPage("home", "chooser")],
  },
  blocks: [
    {
      _key: "case-studies",
      _type: "caseStudies",
      anchor: "case-studies",
      heading: "Projects",
      lead: "Start with the one closest to your part, and compare quantities.",
      selection: "all",
    },
    textBlock(
      "reading",
      "## What to look for in a case study",
      "- **Quantity.** It decides between printing, casting and molding more often than the shape of the part does.",
      "- **Limits.** Each study ends with what its route can't do.",
      "- **Days.** Working days of a typical run. Your quote gives the dates for your parts.",
    ),
    pages(
      { heading: "Processes used in these projects", lead: "Specifications, materials and design rules." },
      "urethane-casting",
      "mjf-printing",
      "sla-printing",
      "cnc-machining",
    ),
    quoteCall(
      "Describe your project",
      "Tell us what the parts have to do. We'll reply with a process, a price and a lead time.",
      "Parts: \nQuantity: \nWhat they must withstand: \nNeeded by: ",
    ),
  ],
});
