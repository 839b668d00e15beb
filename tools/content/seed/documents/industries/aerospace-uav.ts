import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const aerospaceUav = industry({
  id: "aerospace-uav",
  title: "Aerospace and UAV",
  seoTitle: "Aerospace & UAV",
  description:
    "Parts for aircraft, drones and ground tests: brackets, housings, ducts, gimbals. The processes, alloys and documents aerospace buyers ask for.",
  summary:
    "Brackets, housings, ducts, gimbal frames and wind-tunnel models, with the documentation to match.",
  opening: {
    heading: "Aerospace and UAV: lightweight parts you can trace",
    lead: "1 to 500 parts, machined, printed or bent: light, accurate where it matters, and traceable to the mill heat. Name the standards that apply in your request. Some change how we order material, and most documents can't be added later.",
    next: ["See CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Brackets, hubs and fittings** in 7075-T6, 2024 or Ti-6Al-4V, [5-axis machined](cnc-machining).",
      "- **Avionics housings** milled from 6061 or bent from 5052 [sheet](sheet-metal-fabrication), with chem film for electrical contact.",
      "- **Ducts, antenna mounts and UAV bodies** in PA11 by [MJF](mjf-printing), or in PA11 or carbon-filled PA12 by [SLS](sls-printing).",
      "- **Gimbal frames, rotor hubs and battery trays** for drones, machined and hard anodized.",
      "- **Manifolds and hot parts** in Inconel 718 or titanium by [DMLS](dmls-printing).",
      "- **Wind-tunnel models** in ceramic-filled resin by [SLA](sla-printing), and **cabin mock-ups** by [vacuum casting](urethane-casting).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in aerospace parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        [
          "Traceability",
          "Every part must trace back to its mill heat or powder batch",
          "Certificate type, for example EN 10204 3.1, and marking",
        ],
        ["Weight", "You pay for it on every flight", "A mass limit, and where we may remove material"],
        [
          "Position and form",
          "Holes in several parts must line up in one joint",
          "GD&T with datums, on those features only",
        ],
        [
          "First article",
          "The first part proves the drawing and the process",
          "AS9102 forms, and which revision",
        ],
        [
          "Export control",
          "Some data may not leave the country",
          "Whether ITAR or EAR applies, before you send any file",
        ],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for aerospace parts",
      "First choice, second choice, and the process to avoid.",
      need("A loaded bracket with tight positions", {
        first: "cnc-machining",
        reason: "±0.025 mm, and wrought 7075-T6 with 503 MPa yield",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "Porosity, and a die for a few parts",
      }),
      need("A light duct or housing for a UAV", {
        first: "sls-printing",
        reason: "Nylon at 0.93–1.05 g/cm³, 61–66% lighter than aluminum",
        second: "mjf-printing",
        avoid: "sla-printing",
        avoidReason: "Resin is brittle and soft above 45–60 °C",
      }),
      need("A manifold or a topology-optimized bracket", {
        first: "dmls-printing",
        reason: "Channels and shapes a cutter can't reach",
        second: "cnc-machining",
      }),
      need("A shielded avionics box", {
        first: "sheet-metal-fabrication",
        reason: "5052 with chem film, from one part, without tooling",
        second: "cnc-machining",
        avoid: "fdm-printing",
        avoidReason: "Plastic gives no shielding",
      }),
      need("Cabin trim for a mock-up", {
        first: "urethane-casting",
        reason: "Painted look, flame-rated resin available; for flight, see ULTEM 9085",
        second: "fdm-printing",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **Al 7075-T6:** 503 MPa yield at 2.81 g/cm³. Not weldable, and corrodes unless anodized.",
      "- **Al 2024-T351:** good fatigue strength, for skins and fittings.",
      "- **Ti-6Al-4V:** at least 828 MPa yield at 4.43 g/cm³; machining costs 3.5–5 times as much as 6061.",
      "- **Inconel 718, 17-4PH:** heat resistance, and strength of 1,170 MPa or more.",
      "- **PEEK and ULTEM 9085:** plastics for heat and cabin parts. ULTEM 9085 can meet [FAR 25.853](term-far-25-853).",
      "- **PA11 and carbon-filled PA12:** tough or stiff drone bodies.",
      "Compare them in [CNC materials](cnc-machining-materials) and [3D printing materials](printing3d-materials). See [surface finishing](surface-finish) for Type II and III anodizing, chem film, passivation and electroless nickel.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "Programs in this industry often require some of these. Tell us which apply, and we will confirm what we can meet before you order. This list is not a claim of certification.",
      "- [AS9100 Rev D](term-as9100): quality management for aviation, space and defense.",
      "- [AS9102](term-as9102): the format for a first article inspection.",
      "- [Nadcap](term-nadcap): accreditation for individual special processes, such as heat treatment, plating and welding.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
      "- [ITAR and EAR](term-itar): US export control. Please don't upload controlled files.",
      "- [REACH](term-reach): substances in finishes and plastics.",
    ),
    questions(
      "Questions from aerospace buyers",
      question(
        "Do you hold AS9100 or Nadcap?",
        "This site claims no certificates. Tell us which standard your order needs and for which process. We'll tell you what can be met, by whom, and with what evidence. If it can't be met, you'll know before you order.",
      ),
      question(
        "Can I send ITAR-controlled drawings?",
        "No. Please don't upload data controlled under [ITAR or EAR](term-itar). A supplier outside the United States generally may not receive it.",
      ),
      question(
        "Which certificates come with the metal?",
        "An [EN 10204](term-en-10204) 3.1 certificate for the batch, on request. Order it with the part, because uncertified stock can't be certified later.",
      ),
      question(
        "Can printed titanium fly?",
        "Only with the evidence your design authority requires: powder and process records, coupons, and often hot isostatic pressing and machined surfaces. We print and document the part; you are responsible for approval.",
      ),
      question(
        "How can I save weight without adding risk?",
        "Start with pockets and thinner walls in the same alloy (0.8 mm works in metal). Next, try a lighter alloy, then a printed shape. Each step adds to what you have to retest.",
      ),
      question(
        "Which finish for aluminum parts?",
        "Chem film where parts must conduct, Type II anodizing for protection, hard anodizing for wear. Mark the faces that stay bare, and state whether dimensions apply before or after finishing.",
      ),
    ),
    guides(
      {
        heading: "Guides for these parts",
        lead: "Walls, radii, holes and overhangs, with values and reasons.",
      },
      "cnc01",
      "design-guideinfo",
    ),
    caseStudies(
      {
        heading: "A shaft for a tilt actuator",
        lead: "A representative project: 17-4PH turned, aged and ground, with inspection results.",
      },
      "actuator-shaft",
    ),
    quoteCall(
      "Send the part and the standards that apply",
      "Tell us the material and temper, certificate type and first article requirements, and our quote will include them.",
      "Industry: Aerospace and UAV\nMaterial and temper: \nCertificates and standards: \nQuantity: ",
    ),
  ],
});
