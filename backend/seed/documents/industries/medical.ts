import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const medical = industry({
  id: "medical",
  title: "Medical",
  seoTitle: "Medical",
  description:
    "Parts for devices, laboratories and instruments: housings, covers, cartridges, guides. Sterilization, biocompatibility, lots, and the right process.",
  summary: "Device housings, covers, laboratory parts and instruments, with lot records on request.",
  opening: {
    heading: "Medical: parts for devices, with lot records",
    lead: "Housings, covers, cartridges and instruments, 1 to 5,000 pieces. Sterilization and contact decide the material. Test the finished part; a data sheet is no substitute.",
    next: ["See the materials", toPage("materials")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Device housings** in PA12 by [MJF](mjf-printing) for trials, in PC or PC/ABS by [molding](injection-molding).",
      "- **Large covers of imaging equipment** by [vacuum casting](urethane-casting) in flame-rated resin, painted.",
      "- **Trial surgical guides and anatomical models** in resin by [SLA](sla-printing) or nylon by [SLS](sls-printing).",
      "- **Laboratory automation parts** [machined](cnc-machining) in PEEK, POM and 316L.",
      "- **Cartridges and seals** in PC and liquid silicone, molded.",
      "- **Instruments and implant studies** in titanium Grade 23 and 316L, machined or by [DMLS](dmls-printing).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in medical parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        ["Contact", "Skin, blood or none: tests follow from it", "Kind and time of contact"],
        ["Sterilization", "134 °C in steam softens most plastics", "EtO, steam at 134 °C, gamma, and cycles"],
        ["Lot records", "Each part must lead back to its batch", "Lot size, marking, certificates"],
        ["Cleaning", "Gaps and rough faces hold soil", "Agents, roughness, radii"],
        ["Change control", "A new resin may need a new test", "No changes without your approval"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for medical parts",
      "First choice, second choice, and the process to avoid.",
      need("10 to 200 housings for trials", {
        first: "mjf-printing",
        reason: "PA12, dyed, smoothed; inserts for screws",
        second: "urethane-casting",
        avoid: "fdm-printing",
        avoidReason: "Grooves cannot be cleaned",
      }),
      need("A large painted cover in small series", {
        first: "urethane-casting",
        reason: "Flame-rated resin, painted, up to 762 mm in one piece",
        second: "sheet-metal-fabrication",
        avoid: "injection-molding",
        avoidReason: "A very large tool for few parts",
      }),
      need("A part for steam at 134 °C", {
        first: "cnc-machining",
        reason: "PPSU and PEEK hold it: heat deflection 207 and 152 °C at 1.8 MPa",
        second: "injection-molding",
        avoid: "mjf-printing",
        avoidReason: "PA12 deflects at 95 °C under 1.8 MPa",
      }),
      need("A titanium or steel instrument", {
        first: "cnc-machining",
        reason: "Full density, electropolished or passivated",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "Other alloys, and pores",
      }),
      need("Cartridges by the thousand", {
        first: "injection-molding",
        reason: "Medical grades of PC and PP, closed cavities",
        second: "sla-printing",
        avoid: "urethane-casting",
        avoidReason: "Not the tested resin",
      }),
    ),
    textBlock(
      "materials",
      "## Materials, with reasons",
      "- **PEEK and PPSU:** steam, again and again; PPSU takes 1,000 cycles and more.",
      "- **PC:** clear and tough; heat deflection near 130 °C at 1.8 MPa rules out steam at 134 °C.",
      "- **PA12:** trial housings and guides. Ask for the powder's documentation.",
      "- **Liquid silicone:** seals, −50 to +200 °C, 20–80 Shore A.",
      "- **316L and titanium Grade 23:** instruments and implant studies.",
      "- **Flame-rated polyurethane:** covers, type UL 94 V-0.",
      "Compare on [CNC materials](cnc-machining-materials), [injection molding materials](injection-molding-materials) and [vacuum casting materials](urethane-casting-materials). Electropolishing, passivation and paint are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "Programs in this industry often require some of these. Tell us which apply, so we can confirm. This list is not a claim of certification.",
      "- [ISO 13485](term-iso-13485): quality management for devices, with [ISO 14971](term-iso-14971) for risk.",
      "- [ISO 10993 and USP Class VI](term-iso-10993): biocompatibility, tested on the final part.",
      "- [FDA 21 CFR 820](term-fda-21-cfr-820): quality system rules, as QMSR from February 2026.",
      "- [UL 94](term-ul-94): flame rating of housings.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
    ),
    questions(
      "Questions from medical buyers",
      question(
        "Is this material biocompatible?",
        "A material can have passed tests under [ISO 10993](term-iso-10993) or USP Class VI; a part has passed only when it was tested as made, finished and sterilized. Ask for the material statements, and plan the test on the final part.",
      ),
      question(
        "Which plastics survive steam at 134 °C?",
        "PPSU, PEEK and PEI. Their heat deflection at 1.8 MPa is 207, 152 and 201 °C. ABS and PC soften first. For ethylene oxide nearly all plastics are possible.",
      ),
      question(
        "Do you hold ISO 13485?",
        "This site claims no certificate. Write what your quality system asks of a supplier of this part; we'll tell you what can be met and with what evidence.",
      ),
      question(
        "Can every part be traced to its batch?",
        "If you order it: certificate, lot number, and a mark on the part or its bag. Order it with the part, because it cannot be added later.",
      ),
      question(
        "How smooth must a part be to be cleaned?",
        "That follows from your cleaning test. Electropolishing halves the roughness of machined stainless steel, to 0.1–0.4 µm Ra. Printed nylon should be smoothed and have radii of 0.5 mm or more.",
      ),
      question(
        "Printed or cast housings for a trial?",
        "MJF when parts still change or each differs; vacuum casting when 10–100 should look like the product. Flame-rated resin exists for casting; tell us the class and the wall.",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Radii, walls and gaps that can be made and cleaned." },
      "cnc01",
      "design-guideinfo",
      "complex-module01",
      "molding01",
    ),
    caseStudies(
      {
        heading: "Housings in small quantities",
        lead: "Representative projects from other fields; the same routes serve device covers.",
      },
      "molded-housing",
      "yellow-robot",
    ),
    quoteCall(
      "Send the part, its contact and its sterilization",
      "These two rule out most materials right away. We quote what is left.",
      "Industry: Medical\nContact (none, skin, other): \nSterilization and cycles: \nRecords needed: \nQuantity: ",
    ),
  ],
});
