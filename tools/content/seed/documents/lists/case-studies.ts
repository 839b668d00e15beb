import { quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { table, textBlock, textWithTable } from "../../rich-text.ts";

export const caseStudyList = listPage({
  id: "case-studies",
  title: "Case studies",
  seoTitle: "Case Studies",
  description:
    "Six representative projects in printing, machining, sheet metal, casting and molding: brief, process choice, drawing, measurements, cost split, lead time.",
  summary: "Six representative projects with drawing, measurements, cost split and lead time.",
  opening: {
    eyebrow: "Resources",
    heading: "Case studies: six projects, with their figures",
    lead: "Each follows one part from the brief to the inspection report. They are representative projects built from typical values: no customer is shown, and nothing is a promise. Compare them with your own part.",
    next: ["Choose a process", toPage("home", "chooser")],
  },
  blocks: [
    {
      _key: "compare",
      _type: "caseStudies",
      anchor: "compare",
      heading: "Find a project like yours",
      lead: "Filter by process or industry, or sort by lead time. Tolerances are for the length named on the project's page.",
      selection: "all",
      isTable: true,
    },
    {
      _key: "case-studies",
      _type: "caseStudies",
      anchor: "case-studies",
      heading: "All projects",
      lead: "Start with the one closest to your part and quantity.",
      selection: "all",
    },
    textBlock(
      "contents",
      "## What's in each case study",
      "- **The brief:** size, quantity, environment and the requirements that matter.",
      "- **Process choice:** the process we'd use, and why the others were rejected.",
      "- **Drawing excerpt:** the few dimensions that decide cost and function.",
      "- **Design changes:** what the review changed before anything was made.",
      "- **Measurements:** drawing against result, with the gauge.",
      "- **Cost split:** where the money goes, in percent.",
      "- **Lead time:** the steps in working days or weeks.",
      "- **Limits:** what this route doesn't give you.",
    ),
    textWithTable(
      "decided",
      table(
        "What decided each project",
        ["Project", "Deciding factor", "Largest share of the cost", "Design change that mattered most"],
        [
          "Yellow robot",
          "Hand finishing before paint",
          "Paint, 30%",
          "One end of each cover slides in a lap joint",
        ],
        ["Air duct", "Heat and a leak test", "Printing, 40%", "Walls from 1.5 to 2.0 mm"],
        [
          "Control box",
          "A panel that will change",
          "Powder coating, 30%",
          "Clearance for two coats of powder",
        ],
        [
          "Handheld meter",
          "Real resin before the production tool",
          "Tools, 55%",
          "Ribs thinned to half the wall",
        ],
        [
          "Actuator shaft",
          "Strength and corrosion resistance together",
          "Turning and milling, 35%",
          "One ground seat instead of two",
        ],
        ["Radio heat sink", "Quantity and heat", "Alloy and casting, 40%", "Draft and pitch of the fins"],
      ),
      "## What decided each project",
      "Shape alone decided none of the six. Quantity, surface and what follows the first order mattered more.",
    ),
    textBlock(
      "reading",
      "## How to use the figures",
      "- **Quantity** decides between printing, casting, bending and molding more often than shape does.",
      "- **Tolerances** apply to the length named beside them. A longer part gets a wider one.",
      "- **Cost shares** show what to change first. Halving a share of 5% saves 2.5%.",
      "- **Days** are working days, from the approved drawing to packed parts. Your quote gives yours, and [the request](blog-request-for-quotation) decides how fast it comes.",
    ),
    pages(
      { heading: "Processes used", lead: "Capabilities, materials and design rules of each." },
      "sheet-metal-fabrication",
      "injection-molding",
      "cnc-machining",
      "die-casting",
      "urethane-casting",
      "mjf-printing",
    ),
    quoteCall(
      "Describe your project",
      "The part, the quantity and what it must withstand are enough for a first answer.",
      "Parts: \nQuantity: \nWhat they must withstand: \nNeeded by: ",
    ),
  ],
});
