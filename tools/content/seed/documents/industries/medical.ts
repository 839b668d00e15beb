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
    "Parts for devices, labs and instruments: housings, covers, cartridges, guides. Sterilization, biocompatibility, lot records and process choice.",
  summary: "Device housings, covers, lab parts and instruments, with lot records on request.",
  opening: {
    heading: "Medical: parts for devices, with lot records",
    lead: "Housings, covers, cartridges and instruments, 1 to 5,000 pieces. Sterilization and body contact decide the material. Test the finished part; a data sheet is no substitute.",
    next: ["See the materials", toPage("materials")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Device housings** in PA12 by [MJF](mjf-printing) for trials, in PC or PC/ABS by [molding](injection-molding).",
      "- **Large imaging equipment covers** by [vacuum casting](urethane-casting) in flame-rated resin, painted.",
      "- **Trial surgical guides and anatomical models** in resin by [SLA](sla-printing) or nylon by [SLS](sls-printing).",
      "- **Lab automation parts** [machined](cnc-machining) in PEEK, POM and 316L.",
      "- **Cartridges and seals** in PC and liquid silicone, molded.",
      "- **Instruments and implant studies** in titanium grade 23 and 316L, machined or by [DMLS](dmls-printing).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in medical parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        ["Contact", "Skin, blood or none: it decides the tests", "Type and duration of contact"],
        [
          "Sterilization",
          "Steam at 134 °C softens most plastics",
          "EtO, steam at 134 °C or gamma, and cycles",
        ],
        ["Lot records", "Every part must trace back to its batch", "Lot size, marking, certificates"],
        ["Cleaning", "Gaps and rough faces trap soil", "Cleaning agents, roughness, radii"],
        ["Change control", "A new resin may need new tests", "No changes without your approval"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for medical parts",
      "First choice, second choice, and the process to avoid.",
      need("10 to 200 trial housings", {
        first: "mjf-printing",
        reason: "PA12, dyed and smoothed; inserts for screws",
        second: "urethane-casting",
        avoid: "fdm-printing",
        avoidReason: "Layer grooves can't be cleaned",
      }),
      need("A large painted cover in low volume", {
        first: "urethane-casting",
        reason: "Flame-rated resin, painted, up to 762 mm in one piece",
        second: "sheet-metal-fabrication",
        avoid: "injection-molding",
        avoidReason: "A very large tool for few parts",
      }),
      need("A part for steam at 134 °C", {
        first: "cnc-machining",
        reason: "PPSU and PEEK withstand it: heat deflection 207 and 152 °C at 1.8 MPa",
        second: "injection-molding",
        avoid: "mjf-printing",
        avoidReason: "PA12 deflects at 95 °C under 1.8 MPa",
      }),
      need("A titanium or steel instrument", {
        first: "cnc-machining",
        reason: "Full density, electropolished or passivated",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "Different alloys, and porosity",
      }),
      need("Cartridges by the thousand", {
        first: "injection-molding",
        reason: "Medical grades of PC and PP, closed cavities",
        second: "sla-printing",
        avoid: "urethane-casting",
        avoidReason: "Not the final resin",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **PEEK and PPSU:** repeated steam sterilization; PPSU withstands 1,000 cycles or more.",
      "- **PC:** clear and tough; heat deflection near 130 °C at 1.8 MPa rules out steam at 134 °C.",
      "- **PA12:** trial housings and guides. Ask for the powder documentation.",
      "- **Liquid silicone:** seals, −50 to +200 °C, 20–80 Shore A.",
      "- **316L and titanium grade 23:** instruments and implant studies.",
      "- **Flame-rated polyurethane:** covers, UL 94 V-0 grades.",
      "Compare them in [CNC materials](cnc-machining-materials), [injection molding materials](injection-molding-materials) and [vacuum casting materials](urethane-casting-materials). See [surface finishing](surface-finish) for electropolishing, passivation and paint.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "Programs in this industry often require some of these. Tell us which apply, and we will confirm what we can meet before you order. This list is not a claim of certification.",
      "- [ISO 13485](term-iso-13485): quality management for devices, with [ISO 14971](term-iso-14971) for risk.",
      "- [ISO 10993 and USP Class VI](term-iso-10993): biocompatibility, tested on the final part.",
      "- [FDA 21 CFR 820](term-fda-21-cfr-820): US quality system rules, known as QMSR since February 2026.",
      "- [UL 94](term-ul-94): flame rating of housings.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
    ),
    questions(
      "Questions from medical buyers",
      question(
        "Is this material biocompatible?",
        "A material may have passed tests under [ISO 10993](term-iso-10993) or USP Class VI. A part passes only if it is tested as made, finished and sterilized. Ask for the material statements, and plan to test the final part.",
      ),
      question(
        "Which plastics withstand steam at 134 °C?",
        "PPSU, PEEK and PEI. Their heat deflection temperatures at 1.8 MPa are 207, 152 and 201 °C. ABS and PC soften first. Ethylene oxide works for nearly all plastics.",
      ),
      question(
        "Do you hold ISO 13485?",
        "This site claims no certificates. Tell us what your quality system requires from a supplier of this part, and we'll tell you what we can meet and with what evidence.",
      ),
      question(
        "Can you trace every part to its batch?",
        "Yes, if you order it with the part: certificate, lot number, and a mark on the part or its bag. We can't add traceability later.",
      ),
      question(
        "How smooth does a part have to be for cleaning?",
        "Your cleaning validation decides. Electropolishing halves the roughness of machined stainless steel, to 0.1–0.4 µm Ra. Have printed nylon smoothed, and give it radii of 0.5 mm or more.",
      ),
      question(
        "Printed or cast housings for a trial?",
        "MJF if the design still changes or every part differs; vacuum casting if 10–100 should look like the product. Flame-rated casting resin is available; tell us the class and the wall thickness.",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Radii, walls and gaps we can make and you can clean." },
      "cnc01",
      "design-guideinfo",
      "complex-module01",
      "molding01",
    ),
    caseStudies(
      {
        heading: "Housings in small quantities",
        lead: "Representative projects from other fields; the same routes work for device covers.",
      },
      "molded-housing",
      "yellow-robot",
    ),
    quoteCall(
      "Send the part, its body contact and its sterilization",
      "Contact and sterilization rule out most materials. We quote the ones that remain.",
      "Industry: Medical\nContact (none, skin, other): \nSterilization and cycles: \nRecords needed: \nQuantity: ",
    ),
  ],
});
