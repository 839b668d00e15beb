import { storedQuantityText } from "../../../../schemas/quantities/quantity-field.ts";
import { keyFigure, hero, howItWorks, keyFigures, question, questions, quoteCall, step } from "../blocks.ts";
import { headlineQuantity, type Process } from "../capabilities.ts";
import { downloads } from "../downloads.ts";
import { toPage } from "../links.ts";
import { pages } from "../list-blocks.ts";
import { generalPage } from "../pages.ts";
import { table, textBlock, textWithTable } from "../rich-text.ts";

/** The processes that an order can start with, as buyers name them. */
const PROCESSES: readonly (readonly [name: string, process: Process])[] = [
  ["SLA", "sla-printing"],
  ["SLS", "sls-printing"],
  ["MJF", "mjf-printing"],
  ["DMLS", "dmls-printing"],
  ["FDM", "fdm-printing"],
  ["CNC machining", "cnc-machining"],
  ["Sheet metal fabrication", "sheet-metal-fabrication"],
  ["Vacuum casting", "urethane-casting"],
  ["Injection molding, rapid tool", "injection-molding"],
  ["Die casting", "die-casting"],
];

export const ordering = generalPage({
  id: "ordering",
  title: "Ordering",
  seoTitle: "Ordering: quotes, payment, shipping and terms",
  summary: "How quoting works, minimum orders, payment, shipping, duties, NDA, warranty and changes.",
  description:
    "How to order custom parts: what a quote needs, minimum orders, payment, Incoterms, transit times, duties, NDA, warranty, changes and cancellations.",
  blocks: [
    hero({
      id: "ordering",
      eyebrow: "Ordering",
      heading: "From quote to delivery",
      lead: "What to send, what you get back, and the terms for payment, shipping, confidentiality and complaints.",
      next: ["Download the NDA", toPage("ordering", "nda")],
    }),
    keyFigures(
      "Quotes are free, with no account needed. Processes with tooling start at more than one part.",
      [
        keyFigure("Minimum order", "1 part"),
        keyFigure("Models", "STEP, IGS, STL"),
        keyFigure("Upload", "500 MB"),
        keyFigure("Delivery", "FCA to DDP"),
      ],
    ),
    {
      ...howItWorks({
        heading: "How quoting works",
        lead: "The steps are the same for one part and for ten thousand.",
        steps: [
          step("Request", "Send a model, a drawing or a description, with quantities and a date."),
          step("Review", "An engineer checks that the part can be made, and asks if anything is missing."),
          step(
            "Quote",
            "You get a price and a lead time for each quantity, the process we recommend, and design comments.",
          ),
          step(
            "Order",
            "Send a purchase order that names the quote. We confirm price, ship date and drawing revision in writing.",
          ),
          step(
            "First articles",
            "For tooling and production runs, you approve the first articles before we continue.",
          ),
          step(
            "Delivery",
            "Parts are inspected as ordered, packed and shipped. You get the documents and a tracking number.",
          ),
        ],
      }),
      anchor: "quoting",
    },
    textWithTable(
      "what-to-send",
      table(
        "What a quote needs",
        ["Send", "We use it for", "If it is missing"],
        ["3D model: STEP, STP, IGS or STL", "Shape, volume, tool access", "We estimate from the drawing"],
        ["Drawing as PDF", "Tolerances, threads, finish, notes", "Our manufacturing standards apply"],
        ["Material and grade", "Price, strength, stock", "We propose one for your use"],
        ["Finish and color", "Process route, lead time", "Parts come without a finish"],
        ["Quantities, such as 1, 50 and 500", "Setup cost per part", "We quote one part"],
        ["Date and destination", "Process and shipping", "Standard lead time; shipping quoted separately"],
        ["Reports and certificates", "Inspection time", "Standard inspection"],
      ),
      "## What to send",
      "A model and one line of text are enough for a first price. The rest makes the price exact. A [sample request](blog-request-for-quotation#template) shows a complete one.",
      "### What a drawing needs",
      "- Part number, revision, units and projection method",
      "- Material with grade and temper",
      "- General tolerance, and every dimension that needs a tighter one",
      "- Datums, threads, surface roughness and finish",
      "- Which faces are cosmetic, and their [class](quality#cosmetic)",
      "- Marking, packing and the documents you need",
      "If the drawing leaves something open, our [manufacturing standards](manufacturing-standards) apply.",
    ),
    textWithTable(
      "minimum",
      table(
        "Order quantities and lead times",
        ["Process", "Economical quantity", "Lead time"],
        ...PROCESSES.map(([name, process]) => [
          name,
          storedQuantityText(headlineQuantity(process, "quantity")),
          storedQuantityText(headlineQuantity(process, "leadTime")),
        ]),
      ),
      "## Minimum order and lead time",
      "There is no minimum order value. Processes without tooling start at one part; tooling sets the minimum for the others. A production mold takes 4–8 weeks instead of the lead time of a rapid tool.",
      "Lead times count working days: Monday to Friday, excluding Chinese public holidays. They run from order confirmation, or from the deposit if one is due. Add the transit time.",
      "**Expedite.** Tell us your date. We can often meet it with a faster process, a simpler finish or a split shipment. An expedite fee, if there is one, appears as a separate line in the quote.",
    ),
    textBlock(
      "payment",
      "## Payment",
      "These are our standard terms. If your quote states different terms, the quote applies.",
      "- **Currency.** US dollars or euros, paid by bank transfer.",
      "- **First order.** Paid in full before production.",
      "- **Repeat orders.** A deposit with the order, the balance before shipping. Open account after a credit check.",
      "- **Tooling.** Half with the order, half when you approve the first articles.",
      "- **Not included.** Shipping, import duty and sales tax or VAT, unless the quote lists them.",
      "- **Validity.** Each quote states how long it is valid.",
      "If a message asks you to pay into a different account, call the number on our [contact page](contact-us) before you pay.",
    ),
    textWithTable(
      "incoterms",
      table(
        "Delivery terms, Incoterms 2020",
        ["Term", "We pay", "You pay", "Choose it if"],
        [
          "FCA Wuhan",
          "Handover to your carrier, export clearance",
          "Freight, insurance, import",
          "You have a forwarder or a courier account",
        ],
        [
          "CPT or CIP, named place",
          "Freight; with CIP also insurance",
          "Import clearance, duty, tax",
          "Your broker clears air or sea freight",
        ],
        [
          "DAP, your address",
          "Freight to your door",
          "Import clearance, duty, tax",
          "Parts come by courier: the usual choice",
        ],
        [
          "DDP, your address",
          "Freight, import clearance, duty, tax",
          "Nothing on delivery",
          "You want one price; not offered for every country",
        ],
      ),
      "## Shipping",
      "The quote names the term, the place and the carrier. Parts are packed clean and dry; cosmetic faces are protected one by one.",
    ),
    textWithTable(
      "transit",
      table(
        "Typical transit from Wuhan",
        ["To", "Courier, working days", "Air freight, working days", "Sea or rail, days"],
        ["East and Southeast Asia", "2–4", "4–7", "10–20"],
        ["Europe", "4–7", "6–10", "20–30 by rail, 35–50 by sea"],
        ["North America", "4–7", "6–10", "25–45"],
        ["Australia, Middle East", "4–7", "6–10", "25–40"],
        ["South America, Africa", "5–10", "8–14", "35–60"],
      ),
      "## Transit times",
      "From pickup to your door, with customs clearance on time. They are estimates, not promises; the quote gives one for your address.",
      "### Customs and duties",
      "Each shipment has a commercial invoice and a packing list with value, weight, HS code and country of origin, China. Except under DDP, you are the importer and pay duty and tax. Both depend on the HS code and your country. Some countries add duties on goods from China, so ask your broker before you compare prices.",
      "Tell us early if your country needs more, such as a certificate of origin or treated wood packing.",
    ),
    textBlock(
      "confidentiality",
      "## Confidentiality and intellectual property",
      "- **Your data stays yours.** Models, drawings and the parts made from them belong to you. We use them for your quote and order only.",
      "- **Access.** Files are in private storage. A subcontractor gets a drawing only if your part needs it, under the same confidentiality.",
      "- **No publicity.** We show no part and name no customer without written consent.",
      "- **Tools.** A tool that you have paid for is yours. We use it for your orders only. The order states where it is kept, and for how long.",
      "- **NDA.** Use the form below or send yours. Please sign before you upload confidential files. See also the [privacy policy](privacy-policy).",
    ),
    downloads(
      "nda",
      "NDA form",
      "A mutual agreement to fill in, sign and return by email. Have your counsel review it first. We also accept your form.",
      {
        title: "Mutual non-disclosure agreement",
        text: "Two pages with fields to fill in. It protects both sides equally.",
        file: "mutual-nda.pdf",
      },
    ),
    textBlock(
      "warranty",
      "## Warranty and complaints",
      "- **What we warrant.** Parts match the order, the drawing revision that it names, and the agreed documents. Your design and its fitness for use remain your responsibility.",
      "- **Check on receipt.** Report visible defects and missing parts within 30 days of delivery. Report a hidden defect as soon as you find it.",
      "- **What we need.** Order number, photos, the measured values and how you measured, and how many parts are affected. Keep the parts until we agree.",
      "- **What happens.** We confirm the complaint, compare it with our records, and repair, replace or credit what does not match.",
    ),
    textBlock(
      "changes",
      "## Changes and cancellations",
      "- **Before work starts.** You can change or cancel free of charge.",
      "- **After that.** We stop as soon as we hear from you. You pay for material, tooling and work up to that day.",
      "- **New revision.** Send it with the order number. We pause, state the new price and date, and continue once you confirm.",
      "- **Our side.** If we cannot hold a date or a tolerance, we tell you as soon as we know. You can accept a new date, agree to a concession, or cancel the affected parts.",
    ),
    questions(
      "Questions about ordering",
      question(
        "Can one order include several parts?",
        "Yes. Put all files in one ZIP and list each part with its quantity. Parts can ship together or as they are finished.",
      ),
      question(
        "Can you split a shipment between addresses, or ship without your name on the box?",
        "Yes to both. Say so in the request, because labels and customs documents depend on it.",
      ),
      question(
        "Can I get a pro forma invoice?",
        "Yes. We send it with the order confirmation, and it names the bank account.",
      ),
      question(
        "Why do prices fall with quantity?",
        "Programming, setup and tooling are paid for once and shared by all parts. Ask for three quantities to see where the price levels off.",
      ),
      question(
        "Which documents come with the parts?",
        "A packing list and a commercial invoice. Reports and certificates come if you order them: see the [inspection menu](quality#inspection).",
      ),
    ),
    pages(
      { heading: "Before you order", lead: "What is checked, and what applies when the drawing is silent." },
      "quality",
      "manufacturing-standards",
      "contact-us",
    ),
    quoteCall(
      "Send a part, get a price",
      "A file or a description, quantities and a date are all we need to start.",
      "Part: \nMaterial and finish: \nQuantities: \nDate and destination: ",
    ),
  ],
});
