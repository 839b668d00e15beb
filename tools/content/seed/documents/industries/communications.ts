import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const communications = industry({
  id: "communications",
  title: "Communications",
  seoTitle: "Communications",
  description:
    "Parts for radio, network and antenna equipment: filters, heat sinks, chassis, radomes. How to specify flatness, plating, shielding and cooling.",
  summary: "RF filters, heat sinks, rack chassis, antenna brackets and radomes: flat, plated, sealed.",
  opening: {
    heading: "Communications: flat, plated, sealed",
    lead: "RF parts depend on flatness, plating and heat transfer. Machine the first ten, die cast the next ten thousand, bend the chassis, mold the cover. These choices decide cooling and shielding.",
    next: ["See die casting", toPage("die-casting")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **RF filter cavities and waveguides** [machined](cnc-machining) in 6061 and silver plated, or [die cast](die-casting) in volume.",
      "- **Heat sinks and radio housings** in ADC12 or A360 with fins, or from extruded 6063.",
      "- **Rack chassis, shields and trays** in [sheet metal](sheet-metal-fabrication).",
      "- **Radomes and antenna covers** in ASA or PC, printed as mock-ups, [molded](injection-molding) for production.",
      "- **Antenna brackets** in galvanized steel or aluminum.",
      "- **Insulators and connectors** in PTFE and LCP.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in communications parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        [
          "Flatness",
          "Lids and gaskets must stop signal leakage",
          "Flatness on the sealing face, for example 0.05 mm",
        ],
        [
          "Plating",
          "Signal loss and passive intermodulation",
          "Metal, thickness range, and where to measure it",
        ],
        ["Heat", "Radio units run day and night", "Power, airflow, maximum surface temperature"],
        ["Weather", "Units hang on towers and streetlights", "IP code, salt spray hours, UV exposure"],
        ["Flame rating", "Plastic sits close to power", "UL 94 class at your wall thickness"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for communications parts",
      "First choice, second choice, and the process to avoid.",
      need("The first 1 to 50 filter housings", {
        first: "cnc-machining",
        reason: "Flat to 0.05 mm, tuning posts as drawn",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "4–8 weeks for the die, and porosity",
      }),
      need("Thousands of radio housings", {
        first: "die-casting",
        reason: "ADC12 with fins and machined sealing faces",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "No fins or bosses",
      }),
      need("A chassis or a shield", {
        first: "sheet-metal-fabrication",
        reason: "1–2 mm, self-clinching studs, from one part",
        second: "die-casting",
        avoid: "injection-molding",
        avoidReason: "Plastic needs a coating to shield",
      }),
      need("A radome mock-up", {
        first: "sla-printing",
        reason: "Large and smooth; for shape, not for RF tests",
        second: "fdm-printing",
      }),
      need("An outdoor cover in volume", {
        first: "injection-molding",
        reason: "ASA keeps its color, PC takes impact",
        second: "urethane-casting",
        avoid: "sls-printing",
        avoidReason: "Nylon absorbs water",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **ADC12:** fills thin walls; 96 W/(m·K). **Extruded 6063:** about 200 W/(m·K), so it cools better.",
      "- **A360:** better corrosion resistance.",
      "- **6061:** machined cavities; takes silver or electroless nickel well.",
      "- **Copper C110:** 388–391 W/(m·K), for busbars and heat spreaders.",
      "- **PTFE, PC, ASA:** insulators, covers, radomes. RF properties depend on grade and color, so test the final resin.",
      "Compare them in [die casting materials](die-casting-materials), [CNC materials](cnc-machining-materials) and [injection molding materials](injection-molding-materials). See [surface finishing](surface-finish) for silver, nickel, chem film and powder coat.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "Tell us which apply to your product. We make and document the parts to suit; product approval is up to you.",
      "- [RoHS](term-rohs) and [REACH](term-reach): substances.",
      "- [IEC 60529](term-ip-code): IP65 and IP66 for outdoor units.",
      "- [UL 94](term-ul-94): flame rating, tied to thickness and color.",
      "- [GR-487 and GR-63](term-gr-487): telecom cabinets and equipment.",
      "- [CE and FCC](term-ce): product conformity.",
      "- [ASTM B117](term-astm-b117): salt spray test.",
    ),
    questions(
      "Questions from communications buyers",
      question(
        "Is a cast heat sink good enough?",
        "Often. ADC12 conducts 96 W/(m·K), about half as much as extruded 6063. If a hot spot runs too warm, press in a copper or extruded insert, or have the heat sink machined from 6063.",
      ),
      question(
        "How flat can a housing be?",
        "0.05 mm on a machined face of moderate size; several times that as cast or bent. Specify flatness on the sealing face only, and keep gates and ejector marks off it.",
      ),
      question(
        "Silver or electroless nickel?",
        "Silver, 5–20 µm, for low loss inside RF cavities; it tarnishes. Electroless nickel, 5–50 µm, for even protection against wear and corrosion, including in corners. Gold for contacts.",
      ),
      question(
        "How do I move from milled to die-cast housings?",
        "Design in casting draft and radii from the start, and include them in the machined prototypes you test. Then only the process changes, not the part. See [product development](product-development).",
      ),
      question(
        "Will the plating be even in deep cavities?",
        "Electroless nickel will. Electrolytic silver and nickel are thinner in recesses. Specify a minimum thickness in the deepest corner and how to measure it.",
      ),
      question(
        "Which powder coat for outdoors?",
        "60–120 µm polyester over chem film or e-coat. Keep grounding and sealing faces bare, and ask for a salt spray test if your specification calls for one.",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Flatness and pockets, bends and studs, draft and ribs." },
      "cnc01",
      "sheet-metal01",
      "molding01",
    ),
    caseStudies(
      {
        heading: "A heat sink, cast and machined",
        lead: "A representative project: a die-cast radio housing with its drawing, inspection results and cost split.",
      },
      "die-cast-heat-sink",
    ),
    quoteCall(
      "Send the housing and mark the sealing face",
      "Tell us the plating, the power and the annual volume. We'll quote milling and casting side by side.",
      "Industry: Communications\nSealing face and flatness: \nPlating or coating: \nQuantities: now / per year",
    ),
  ],
});
