import { hero, question, questions, quoteCall } from "../blocks.ts";
import { downloads } from "../downloads.ts";
import { toPage } from "../links.ts";
import { pages } from "../list-blocks.ts";
import { generalPage } from "../pages.ts";
import { table, textBlock, textWithTable } from "../rich-text.ts";
import { samplePart, sampleRows } from "../sample-report.ts";

export const quality = generalPage({
  id: "quality",
  title: "Quality",
  seoTitle: "Quality: inspection, reports, sampling",
  summary: "Inspection levels, reports and certificates, sampling plans and cosmetic classes.",
  description:
    "What is inspected on every order, which reports and certificates you can add, a sample report, sampling to ISO 2859-1 and cosmetic classes.",
  blocks: [
    hero({
      id: "quality",
      eyebrow: "Quality",
      heading: "Inspection and documentation",
      lead: "Every order gets a standard inspection. You add reports, certificates and sampling where your part needs them, and the quote prices each one.",
      next: ["See a sample report", toPage("quality", "sample-report")],
    }),
    textWithTable(
      "inspection",
      table(
        "Inspection menu",
        ["Level", "What is checked", "What you receive", "Choose it for"],
        [
          "Standard, included",
          "Quantity, appearance, material and finish against the order; main dimensions of the first part and during the run",
          "Packing list",
          "Prototypes, fixtures, covers",
        ],
        [
          "Dimensional report",
          "The dimensions that you mark, on the number of parts that you state",
          "A table: requirement, measured value, instrument, result",
          "Fits and interfaces",
        ],
        [
          "First article inspection",
          "Every dimension and note of the drawing, on a part from the production process",
          "Numbered drawing and a report in AS9102 format",
          "Production runs, new tools, new revisions",
        ],
        [
          "CMM report",
          "Position, profile, flatness and other geometric tolerances, aligned to your datums",
          "Values from the coordinate measuring machine",
          "GD&T drawings, complex shapes",
        ],
        [
          "Material certificate",
          "Grade and heat or batch of the material",
          "EN 10204 type 2.2 or 3.1 from the mill or manufacturer",
          "Traceable parts",
        ],
        [
          "Certificate of conformity",
          "Order, drawing revision, quantity and agreed tests",
          "A signed statement for the delivery",
          "Regulated buyers",
        ],
        [
          "Substance statement",
          "The materials and finishes of the part",
          "RoHS or REACH statement",
          "Electronics, consumer products",
        ],
      ),
      "## Inspection menu",
      "Name the level in your request. Order certificates with the parts: they can't be issued later for stock bought without them.",
    ),
    textBlock(
      "order-inspection",
      "## How to specify inspection",
      "- Mark the dimensions that matter, with a box or a number. Ten well-chosen dimensions say more than a hundred.",
      "- State how many parts are measured: the first one, three, or a sampling plan.",
      "- State whether sizes apply before or after the finish.",
      "- Say which faces are cosmetic, and their class.",
      "The general tolerances behind unmarked dimensions are in our [manufacturing standards](manufacturing-standards#tolerances).",
    ),
    textWithTable(
      "sample-report",
      table(
        `${samplePart.name}, ${samplePart.material}, lot of ${samplePart.lot}, three parts measured`,
        ["Feature", "Requirement", "Part 1, mm", "Part 2, mm", "Part 3, mm", "Instrument", "Result"],
        ...sampleRows.map(({ number, feature, requirement, values, instrument, result }) =>
          [`${number}. ${feature}`, requirement].concat(values, instrument, result),
        ),
      ),
      "## Sample dimensional report",
      "This is the report format you receive. The part and its values are examples.",
    ),
    downloads(
      "reports",
      "Sample report as PDF",
      "The layout of a dimensional report and of a first article, with the same example part.",
      {
        title: "Sample inspection report",
        text: "A dimensional report on three parts, and a first article record.",
        file: "sample-inspection-report.pdf",
      },
    ),
    textWithTable(
      "sampling",
      table(
        "ISO 2859-1, single sampling, normal inspection, level II",
        [
          "Lot size, parts",
          "AQL 1.0: sample",
          "AQL 1.0: accept / reject",
          "AQL 2.5: sample",
          "AQL 2.5: accept / reject",
        ],
        ["51–90", "13 parts", "0 / 1", "20 parts", "1 / 2"],
        ["91–150", "13 parts", "0 / 1", "20 parts", "1 / 2"],
        ["151–280", "50 parts", "1 / 2", "32 parts", "2 / 3"],
        ["281–500", "50 parts", "1 / 2", "50 parts", "3 / 4"],
        ["501–1,200", "80 parts", "2 / 3", "80 parts", "5 / 6"],
        ["1,201–3,200", "125 parts", "3 / 4", "125 parts", "7 / 8"],
        ["3,201–10,000", "200 parts", "5 / 6", "200 parts", "10 / 11"],
      ),
      "## Acceptance sampling",
      "For production runs, we sample to [ISO 2859-1](term-iso-2859-1). A lot passes if the number of rejected parts does not exceed the accept number. AQL 1.0 is usual for functional dimensions, AQL 2.5 for appearance.",
      "In lots of up to 50, have every part measured where it matters. For a safety feature, ask for 100% inspection of that feature instead of a sample.",
    ),
    textWithTable(
      "cosmetic",
      table(
        "Cosmetic classes",
        ["Class", "Faces", "Viewed from", "Typical use"],
        ["A", "Always in sight", "300 mm for 10 seconds", "Front panels, handheld housings"],
        ["B", "Sometimes in sight", "500 mm for 5 seconds", "Sides, covers, brackets"],
        ["C", "Hidden in use", "1 m, at a glance", "Inside faces, mounting faces"],
      ),
      "## Cosmetic classes",
      "Put the class on the drawing for each face. Without one, class C applies. Parts are viewed at right angles, in even light of 500 to 1,000 lux, without a magnifier.",
      "What each class allows is in the [manufacturing standards](manufacturing-standards#cosmetic-limits).",
    ),
    textBlock(
      "nonconformity",
      "## If a part fails inspection",
      "- It is segregated, and it does not ship without your written consent.",
      "- We rework or remake it. If that changes the delivery date, we tell you before the ship date.",
      "- You can accept a deviation as a written concession, with its limits and quantity.",
      "- For a complaint after delivery, see [warranty and complaints](ordering#warranty).",
    ),
    textBlock(
      "certificates",
      "## Certificates",
      "We list a certificate only with its number, scope and expiry date, and only while it is valid. If none is shown here, this site claims none. If your order requires one, such as [ISO 9001](term-iso-9001), [IATF 16949](term-iatf-16949) or [ISO 13485](term-iso-13485), name it in the request. We'll tell you what can be met, and by whom.",
    ),
    {
      _key: "current-certificates",
      _type: "certificates",
      heading: "Current certificates",
      lead: "Verify each number with the body that issued it.",
    },
    questions(
      "Questions about quality",
      question(
        "What does a report cost?",
        "It depends on the number of dimensions and parts. The quote lists it as a separate line, so you know the price before you decide.",
      ),
      question(
        "Can I see results before the parts ship?",
        "Yes. Ask for approval before shipment. We send the report and photos, and wait for your approval.",
      ),
      question(
        "Can you use our report form?",
        "Yes. Send it with the order, together with your acceptance limits and units.",
      ),
      question(
        "How long are records kept?",
        "The order states how long. Tell us if your industry requires a minimum.",
      ),
      question(
        "Can I inspect at your site, or send someone?",
        "Yes. Email us at least a week ahead, so that we can prepare the parts, drawings and instruments.",
      ),
    ),
    pages(
      { heading: "Related pages", lead: "Terms, defaults, and who we are." },
      "manufacturing-standards",
      "ordering",
      "about-us",
    ),
    quoteCall(
      "Quote parts with inspection",
      "Name the level and mark the dimensions. The quote lists each report with its price.",
      "Part: \nQuantity: \nInspection level: \nCertificates: \nDate: ",
    ),
  ],
});
