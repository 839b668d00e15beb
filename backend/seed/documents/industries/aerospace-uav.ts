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
    heading: "Aerospace and UAV: light parts with a paper trail",
    lead: "1 to 500 parts, machined, printed or bent: light, close where it matters, and traceable to the melt. Say which standards apply before the quote; some change the material order, and documents cannot be added later.",
    next: ["See CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Brackets, hubs and fittings** in 7075-T6, 2024 or Ti-6Al-4V, [5-axis machined](cnc-machining).",
      "- **Avionics housings** milled from 6061 or bent from 5052 [sheet](sheet-metal-fabrication), with chem film for contact.",
      "- **Ducts, antenna mounts and UAV bodies** in PA11 by [MJF](mjf-printing), or in PA11 or carbon-filled PA12 by [SLS](sls-printing).",
      "- **Gimbal frames, rotor hubs and battery trays** for drones, machined and hard anodized.",
      "- **Manifolds and hot parts** in Inconel 718 or titanium by [DMLS](dmls-printing).",
      "- **Wind-tunnel models** in ceramic-filled resin by [SLA](sla-printing), and **cabin mock-ups** by [vacuum casting](urethane-casting).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in aerospace parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        [
          "Traceability",
          "Each part leads back to its melt or powder batch",
          "Certificate type, for example EN 10204 3.1, and marking",
        ],
        ["Weight", "It is paid for on every flight", "A mass limit, and faces where material may go"],
        [
          "Position and form",
          "Holes of several parts meet in one joint",
          "GD&T with datums, on those features only",
        ],
        ["First article", "The first part proves drawing and process", "AS9102 forms, and which revision"],
        [
          "Export control",
          "Some data may not leave a country",
          "Whether ITAR or EAR applies, before any file is sent",
        ],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for aerospace parts",
      "First choice, second choice, and the process to avoid.",
      need("A loaded bracket with tight positions", {
        first: "cnc-machining",
        reason: "±0.025 mm and wrought 7075-T6 with 503 MPa yield",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "Pores, and a die for a few parts",
      }),
      need("A light duct or housing for a UAV", {
        first: "sls-printing",
        reason: "Nylon of 0.93–1.05 g/cm³: about 63% lighter than aluminum",
        second: "mjf-printing",
        avoid: "sla-printing",
        avoidReason: "Resin is brittle and soft above 45–60 °C",
      }),
      need("A manifold or a bracket made of load paths", {
        first: "dmls-printing",
        reason: "Channels and shapes that no cutter reaches",
        second: "cnc-machining",
      }),
      need("An avionics box that shields", {
        first: "sheet-metal-fabrication",
        reason: "5052 with chem film, from 1 part without tooling",
        second: "cnc-machining",
        avoid: "fdm-printing",
        avoidReason: "Plastic does not shield",
      }),
      need("Cabin trim for a mock-up", {
        first: "urethane-casting",
        reason: "Painted look, flame-rated resin exists; for flight see ULTEM 9085",
        second: "fdm-printing",
      }),
    ),
    textBlock(
      "materials",
      "## Materials, with reasons",
      "- **Al 7075-T6:** 503 MPa yield at 2.81 g/cm³. Not for welding, and weak against corrosion without anodizing.",
      "- **Al 2024-T351:** good in fatigue, for skins and fittings.",
      "- **Ti-6Al-4V:** about 880 MPa yield at 4.43 g/cm³; machining costs 3.5–5 times that of 6061.",
      "- **Inconel 718, 17-4PH:** heat, and strength of 1,170 MPa and more.",
      "- **PEEK and ULTEM 9085:** plastics for heat and cabins. ULTEM 9085 can meet [FAR 25.853](term-far-25-853).",
      "- **PA11 and carbon-filled PA12:** tough or stiff bodies for drones.",
      "Find the figures in [CNC materials](cnc-machining-materials) and [3D printing materials](printing3d-materials). Finishes such as Type II and III anodizing, chem film, passivation and electroless nickel are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "Programs in this industry often require some of these. Tell us which apply, so we can confirm what is possible before you order. This list is not a claim of certification.",
      "- [AS9100 Rev D](term-as9100): quality management for aviation, space and defense.",
      "- [AS9102](term-as9102): the format of a first-article inspection.",
      "- [NADCAP](term-nadcap): accreditation of special processes such as heat treatment, plating and welding, one by one.",
      "- [EN 10204](term-en-10204) 3.1: the material certificate.",
      "- [ITAR and EAR](term-itar): United States export control. Please do not upload controlled files.",
      "- [REACH](term-reach): substances in finishes and plastics.",
    ),
    questions(
      "Questions from aerospace buyers",
      question(
        "Do you hold AS9100 or NADCAP?",
        "This site claims no certificate. Write which standard your order needs and for which process; we'll tell you what can be met, by whom, and with what evidence. If it cannot be met, you find out before you order.",
      ),
      question(
        "May I send ITAR-controlled drawings?",
        "No. Please do not upload data that is controlled under [ITAR or EAR](term-itar). A provider outside the United States generally may not receive it.",
      ),
      question(
        "Which certificates come with the metal?",
        "On request an [EN 10204](term-en-10204) 3.1 certificate for the batch. It must be ordered with the part, because stock without a certificate cannot be given one later.",
      ),
      question(
        "Can printed titanium fly?",
        "Only with the proof that your design authority asks for: powder and process records, coupons, often hot isostatic pressing and machined surfaces. We print and document; approval stays with you.",
      ),
      question(
        "How is weight saved without new risk?",
        "First pockets and thinner walls in the same alloy (0.8 mm is good in metal), then a lighter alloy, then a printed shape. Each step changes what must be tested again.",
      ),
      question(
        "Which finish for aluminum parts?",
        "Chem film where parts must conduct, Type II anodizing for protection, hard anodizing for wear. Say which faces stay bare, and whether sizes hold before or after the finish.",
      ),
    ),
    guides(
      {
        heading: "Guides for these parts",
        lead: "Walls, radii, holes and overhangs with values and reasons.",
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
      "Material with temper, certificate type, first article: what is named now is in the price.",
      "Industry: Aerospace and UAV\nMaterial and temper: \nCertificates and standards: \nQuantity: ",
    ),
  ],
});
