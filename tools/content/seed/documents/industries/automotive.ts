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
    "Prototype and production vehicle parts: ducts, vents, light guides, brackets, housings. Processes by build phase, materials by temperature, PPAP, textures.",
  summary: "Ducts, vents, lamp parts, brackets, housings and fixtures, from show car to production.",
  opening: {
    heading: "Automotive: parts for each build phase",
    lead: "One set for the show car, thirty for the test fleet, ten thousand for production. Heat, texture and PPAP often decide more than shape. Prototypes take days; approval parts need the final resin and the production tool.",
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
        "What matters in vehicle parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        [
          "Heat",
          "85–120 °C in the cabin, 130 °C and above under the hood",
          "Maximum temperature, and for how long",
        ],
        [
          "Texture and color",
          "Parts sit side by side in the cabin",
          "Texture code, gloss, color sample, light source",
        ],
        ["PPAP level", "The documents take longer than the parts", "Level 1 to 5, and which elements"],
        ["Burn rate", "Interior parts must burn slowly", "FMVSS 302 or ISO 3795, 102 mm/min maximum"],
        ["Substances", "Material data is reported to IMDS", "That you need IMDS data"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for vehicle parts",
      "First choice, second choice, and the process to avoid.",
      need("A duct to test in the car", {
        first: "mjf-printing",
        reason: "PA12 deflects at 175 °C under 0.45 MPa; airtight from 2 mm walls",
        second: "sls-printing",
        avoid: "sla-printing",
        avoidReason: "Standard resin deflects at 46–63 °C under 0.45 MPa",
      }),
      need("20 to 50 sets of interior parts", {
        first: "urethane-casting",
        reason: "Texture from the master, color in the resin, 10–25 castings per mold",
        second: "injection-molding",
        avoid: "fdm-printing",
        avoidReason: "Layer lines show through paint",
      }),
      need("A few thousand parts before the production tool", {
        first: "injection-molding",
        reason: "Rapid aluminum tool in 10–15 working days, final resin",
        second: "mjf-printing",
        avoid: "urethane-casting",
        avoidReason: "Too many molds, and not the final resin",
      }),
      need("A structural housing in volume", {
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
      "## Recommended materials",
      "- **PA12 and PA12-GF:** ducts and clips; heat deflection 154–175 °C at 0.45 MPa, far lower at 1.8 MPa.",
      "- **PP, ABS and PC/ABS:** interior parts; PC/ABS has a heat deflection temperature of 100–110 °C at 1.8 MPa.",
      "- **PA66-GF30:** brackets near the engine; 180–190 MPa dry, heat deflection 250 °C at 1.8 MPa.",
      "- **Clear polyurethane, PMMA:** lamps, for trials and for production.",
      "- **ADC12, A380:** die-cast housings. **AM60** magnesium: seat frames and steering wheels, 6–8% elongation.",
      "Compare them in [injection molding materials](injection-molding-materials), [3D printing materials](printing3d-materials) and [die casting materials](die-casting-materials). See [surface finishing](surface-finish) for paint to a master sample, VDI texture, e-coat and chrome.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "Programs in this industry often require some of these. Tell us which apply, and we will confirm what we can meet before you order. This list is not a claim of certification.",
      "- [IATF 16949](term-iatf-16949): quality management with APQP, FMEA, SPC and MSA.",
      "- [PPAP](term-ppap): part approval, levels 1 to 5.",
      "- [FMVSS 302 and ISO 3795](term-fmvss-302): burn rate of interior materials.",
      "- [IMDS and ELV](term-imds): material data and end-of-life vehicles.",
    ),
    questions(
      "Questions from automotive buyers",
      question(
        "Can prototype parts pass PPAP?",
        "No. [PPAP](term-ppap) approves the production process: tool, material and line. Prototype parts can come with measurements and material data that help you prepare. Tell us the level you will need when we quote the tool.",
      ),
      question(
        "Will a printed duct survive the heat?",
        "In the cabin, yes: PA12 handles −30 to +85 °C. Near the engine, use glass-filled PA12 up to about 120 °C, and test it. The [air duct project](automotive-air-duct) shows the data.",
      ),
      question(
        "Can you match our texture?",
        "Yes: in a mold by VDI 3400 or Mold-Tech code, in castings by texturing the master, in paint by sample. Draft limits the depth: allow 1–1.5° for each 0.025 mm.",
      ),
      question(
        "Which process suits 30 interior sets?",
        "SLA masters, then vacuum casting. From about 200 sets, or if airbag or fire tests require the final resin, a rapid tool costs less in the end.",
      ),
      question(
        "How do I bridge the gap to the production tool?",
        "With an aluminum tool in 10–15 working days, or with [MJF](mjf-printing) for small nylon parts. Bridge-tool parts are made of the final resin, so you can test them as such.",
      ),
      question(
        "Magnesium or aluminum?",
        "AZ91D magnesium is about 33% lighter by volume, and AM60 is ductile. Magnesium needs a coating against corrosion and must be isolated from steel to avoid galvanic corrosion.",
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
        heading: "An air duct before the tool was ready",
        lead: "A representative project: three ways to make the first ducts, compared by lead time, heat resistance and roughness.",
      },
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the part and the build phase",
      "Tell us the temperature, the texture and the documents you need. We'll quote a process for this phase and recommend one for the next.",
      "Industry: Automotive\nBuild phase: \nTemperature: \nTexture and color: \nQuantity: ",
    ),
  ],
});
