import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const automotive = industry({
  id: "automotive",
  title: "Automotive",
  seoTitle: "Automotive",
  description:
    "Prototype and production parts for vehicles: ducts, vents, light guides, brackets, housings. Processes by stage, materials by heat, PPAP and textures.",
  summary: "Ducts, vents, lamp parts, brackets, housings and fixtures, from show car to production.",
  opening: {
    heading: "Automotive: parts for each build phase",
    lead: "One set for the show car, thirty for the test fleet, ten thousand for the line. Heat, texture and PPAP decide more than shape. Prototypes follow quickly; approval parts need the real resin and the real tool.",
    next: ["See injection molding", toPage("injection-molding")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Air ducts and HVAC vents** in PA12 by [SLS](sls-printing) or [MJF](mjf-printing), then blow molded or [molded](injection-molding).",
      "- **Lamp bezels and light guides** in clear resin by [SLA](sla-printing) or clear polyurethane.",
      "- **Instrument panel and interior sets** by [vacuum casting](urethane-casting), painted or textured.",
      "- **Brackets and structural housings** machined, then [die cast](die-casting) in aluminum or magnesium.",
      "- **Battery trays, busbars and shields** in [sheet metal](sheet-metal-fabrication).",
      "- **Jigs and fixtures** for the line, by [FDM](fdm-printing) or [CNC](cnc-machining).",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in vehicle parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        ["Heat", "Cabin 85–120 °C, under the hood 130 °C and more", "Highest temperature, and for how long"],
        [
          "Texture and color",
          "Parts stand side by side in the cabin",
          "Texture code, gloss, color sample, light",
        ],
        ["PPAP level", "Documents take longer than parts", "Level 1 to 5, and which elements"],
        ["Burning rate", "Interior parts must burn slowly", "FMVSS 302 or ISO 3795, at most 102 mm/min"],
        ["Substances", "Material data are reported to IMDS", "That IMDS data are needed"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for vehicle parts",
      "First choice, second choice, and the process to avoid.",
      need("A duct to test in the car", {
        first: "mjf-printing",
        reason: "PA12 deflects at 175 °C under 0.45 MPa; tight from 2 mm wall",
        second: "sls-printing",
        avoid: "sla-printing",
        avoidReason: "Standard resin deflects at 46–63 °C under 0.45 MPa",
      }),
      need("20 to 50 sets of interior parts", {
        first: "urethane-casting",
        reason: "Texture and color from the master, 10–25 castings from a mold",
        second: "injection-molding",
        avoid: "fdm-printing",
        avoidReason: "Layer lines under paint",
      }),
      need("A few thousand parts before the production tool", {
        first: "injection-molding",
        reason: "Rapid aluminum tool in 10–15 days, the final resin",
        second: "mjf-printing",
        avoid: "urethane-casting",
        avoidReason: "Too many molds, and not the resin",
      }),
      need("A structural housing in numbers", {
        first: "die-casting",
        reason: "ADC12 or AM60, ribs and bosses in one piece",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "One thickness only",
      }),
      need("A light guide or lens", {
        first: "sla-printing",
        reason: "Clear resin, polished",
        second: "urethane-casting",
        avoid: "mjf-printing",
        avoidReason: "Never clear",
      }),
    ),
    textBlock(
      "materials",
      "## Materials, with reasons",
      "- **PA12 and PA12-GF:** ducts and clips; heat deflection 154–175 °C at 0.45 MPa, far less under 1.8 MPa.",
      "- **PP and ABS, PC/ABS:** interior; PC/ABS holds 100–110 °C at 1.8 MPa.",
      "- **PA66-GF30:** brackets near the engine; 180–190 MPa dry, 250 °C at 1.8 MPa.",
      "- **Clear polyurethane, PMMA:** lamps, in trials and in series.",
      "- **ADC12, A380:** die-cast housings. **AM60** magnesium: seat frames and steering wheels, 6–8% elongation.",
      "Compare on [injection molding materials](injection-molding-materials), [3D printing materials](printing3d-materials) and [die casting materials](die-casting-materials). Paint to master, VDI texture, e-coat and chrome are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "Programs in this industry often require some of these. Tell us which apply, so we can confirm. This list is not a claim of certification.",
      "- [IATF 16949](term-iatf-16949): quality management with APQP, FMEA, SPC and MSA.",
      "- [PPAP](term-ppap): the approval of a part, levels 1 to 5.",
      "- [FMVSS 302 and ISO 3795](term-fmvss-302): burning rate of interior materials.",
      "- [IMDS and ELV](term-imds): material data and end-of-life vehicles.",
    ),
    questions(
      "Questions from automotive buyers",
      question(
        "Can prototype parts pass PPAP?",
        "No. [PPAP](term-ppap) approves the series process: tool, material, line. Prototype parts come with measurements and material data, which prepare it. Name the level you will need when the tool is quoted.",
      ),
      question(
        "Will a printed duct survive the heat?",
        "In the cabin, yes: −30 to +85 °C is no problem for PA12. Near the engine take glass-filled PA12 up to about 120 °C, and test. The [air duct project](automotive-air-duct) shows the figures.",
      ),
      question(
        "Can you match our texture?",
        "In a mold by VDI 3400 or Mold-Tech code, in castings by texturing the master, in paint by sample. Draft limits the depth: 1–1.5° for each 0.025 mm.",
      ),
      question(
        "Which process suits 30 interior sets?",
        "Masters by SLA, then vacuum casting. From about 200 sets, or when airbag or fire tests need the resin, a rapid tool costs less in the end.",
      ),
      question(
        "How do I bridge the time to the production tool?",
        "With an aluminum tool of 10–15 days, or with [MJF](mjf-printing) for small nylon parts. Parts from a bridge tool are made of the final resin and can be tested as such.",
      ),
      question(
        "Magnesium or aluminum?",
        "Magnesium AZ91D is about 33% lighter by volume, and AM60 is ductile. It needs a coating against corrosion, and care against galvanic contact with steel.",
      ),
    ),
    guides(
      {
        heading: "Guides for these parts",
        lead: "Draft by texture, walls by resin, printing rules for ducts.",
      },
      "molding01",
      "design-guideinfo",
      "complex-module01",
    ),
    caseStudies(
      {
        heading: "An air duct, before the tool",
        lead: "A representative project: three ways to the first ducts, with days, heat and roughness.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the part and the build phase",
      "Tell us the heat, the texture and the documents you need, and we'll name the process for this phase and the next.",
      "Industry: Automotive\nBuild phase: \nTemperature: \nTexture and color: \nQuantity: ",
    ),
  ],
});
