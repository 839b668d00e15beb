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
    "Parts for radio, network and antenna equipment: filters, heat sinks, chassis, radomes. How to specify flatness, plating, shielding and heat.",
  summary: "RF filters, heat sinks, rack chassis, antenna brackets and radomes: flat, plated, sealed.",
  opening: {
    heading: "Communications: flat, plated, sealed",
    lead: "RF parts are judged by flatness, plating and heat. Machine the first ten, die cast the next ten thousand, bend the chassis, mold the cover. These choices decide heat and shielding.",
    next: ["See die casting", toPage("die-casting")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **RF filter cavities and waveguides** [machined](cnc-machining) in 6061, silver plated; in series [die cast](die-casting).",
      "- **Heat sinks and radio housings** in ADC12 or A360 with fins, or from extruded 6063.",
      "- **Rack chassis, shields and trays** in [sheet metal](sheet-metal-fabrication).",
      "- **Radomes and antenna covers** in ASA or PC, printed as mock-ups, [molded](injection-molding) in series.",
      "- **Antenna brackets** in galvanized steel or aluminum.",
      "- **Insulators and connectors** in PTFE and LCP.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in communication parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        [
          "Flatness",
          "Lids and gaskets must seal against leakage of signals",
          "Flatness, for example 0.05 mm, on the named face",
        ],
        ["Plating", "Loss and passive intermodulation", "Metal, thickness range, and where it is measured"],
        ["Heat", "Radio units run day and night", "Power, air, highest temperature of the face"],
        ["Weather", "Towers and streets", "IP code, salt spray hours, UV"],
        ["Flame rating", "Plastics near power", "UL 94 class with the wall thickness"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for communication parts",
      "First choice, second choice, and the process to avoid.",
      need("The first 1 to 50 filter housings", {
        first: "cnc-machining",
        reason: "Flat to 0.05 mm, tuning posts as drawn",
        second: "dmls-printing",
        avoid: "die-casting",
        avoidReason: "4–8 weeks for the die, and pores",
      }),
      need("Thousands of radio housings", {
        first: "die-casting",
        reason: "ADC12 with fins, sealing faces machined",
        second: "cnc-machining",
        avoid: "sheet-metal-fabrication",
        avoidReason: "No fins or bosses",
      }),
      need("A chassis or a shield", {
        first: "sheet-metal-fabrication",
        reason: "1–2 mm, clinched studs, from one piece",
        second: "die-casting",
        avoid: "injection-molding",
        avoidReason: "Plastic shields only with a coating",
      }),
      need("A radome mock-up", {
        first: "sla-printing",
        reason: "Large and smooth; for shape, not for RF tests",
        second: "fdm-printing",
      }),
      need("An outdoor cover in numbers", {
        first: "injection-molding",
        reason: "ASA keeps its color, PC takes impact",
        second: "urethane-casting",
        avoid: "sls-printing",
        avoidReason: "Nylon takes up water",
      }),
    ),
    textBlock(
      "materials",
      "## Materials, with reasons",
      "- **ADC12:** fills thin walls; 96 W/(m·K). **Extruded 6063:** about 200 W/(m·K), so it cools better.",
      "- **A360:** better against corrosion.",
      "- **6061:** machined cavities; takes silver or electroless nickel well.",
      "- **Copper C110:** 388–391 W/(m·K), for busbars and heat spreaders.",
      "- **PTFE, PC, ASA:** insulators, covers, radomes. Radio properties depend on grade and color; test the real resin.",
      "Compare on [die casting materials](die-casting-materials), [CNC materials](cnc-machining-materials) and [injection molding materials](injection-molding-materials). Silver, nickel, chem film and powder are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "Tell us which apply to your product; parts are made and documented for them, product approval stays with you.",
      "- [RoHS](term-rohs) and [REACH](term-reach): substances.",
      "- [IEC 60529](term-ip-code): IP65 and IP66 for outdoor units.",
      "- [UL 94](term-ul-94): flame rating, tied to thickness and color.",
      "- [GR-487 and GR-63](term-gr-487): telecom cabinets and equipment.",
      "- [CE and FCC](term-ce): conformity of the product.",
      "- [ASTM B117](term-astm-b117): salt spray test.",
    ),
    questions(
      "Questions from communication buyers",
      question(
        "Is a cast heat sink good enough?",
        "Often. ADC12 conducts 96 W/(m·K), about half of extruded 6063. If the hot spot is too warm, press in a copper or extruded insert, or machine the sink from 6063.",
      ),
      question(
        "How flat can a housing be?",
        "0.05 mm on a machined face of moderate size. As cast or as bent it is several times that. Give flatness to the sealing face only, and leave it free of gates and ejector marks.",
      ),
      question(
        "Silver or electroless nickel?",
        "Silver of 5–20 µm for low loss inside RF cavities; it tarnishes. Electroless nickel of 5–50 µm for even wear and corrosion protection, also in corners. Gold for contacts.",
      ),
      question(
        "How do I move from milled to die-cast housings?",
        "Design the prototype with casting draft and radii from the start, machine it with them, and test. Then the die changes the process and not the part. See [product development](product-development).",
      ),
      question(
        "Will the plating be even in deep cavities?",
        "Electroless nickel, yes. Electrolytic silver or nickel is thinner in recesses. Ask for a minimum in the deepest corner and say how it is measured.",
      ),
      question(
        "Which powder coat for outdoors?",
        "60–120 µm polyester over chem film or e-coat. Keep the earthing and sealing faces bare, and ask for a salt spray test if your specification does.",
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
      "Send the housing, mark the sealing face",
      "Tell us plating, heat and yearly volume, and we'll compare milling and casting.",
      "Industry: Communications\nSealing face and flatness: \nPlating or coating: \nQuantities: now / per year",
    ),
  ],
});
